// Certificates of values and comparisons: how two games compare is who wins their difference if either player begins, and each of
// these is a plan. Checked again without any theory by docs/check-strategy.mjs.
#pragma once

#include <memory>
#include <string>

#include "request/boundary/job.hpp"
#include "request/values/value-query.hpp"

namespace sg {

/// Of two games whose parts are found the positions that they are made of and, for all else of each, its value as a position; of
/// one whose value is found, it less that. Nothing where such a value is too long. Throws partizan::Interrupted.
std::optional<Sum> difference_of(ValueQuery& a, ValueQuery* b, ValueCalculator& calculator);

/// {"certificate":"relation", ...}, its shape is in web/engine/documents/certificates.d.ts; where `b` is empty, of `a` and its value. Throws
/// InputError.
std::unique_ptr<Job> relation_certificate(const std::string& a, const std::string& b);

}  // namespace sg
