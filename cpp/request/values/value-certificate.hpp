// Certificates of values and comparisons. The relation of two games follows from who wins their difference if Left
// begins and if Right does; each winner is proved by a plan. docs/check-strategy.mjs checks them without any theory.
#pragma once

#include <memory>
#include <string>

#include "request/boundary/job.hpp"
#include "request/values/value-query.hpp"

namespace sg {

/// Returns the difference of two games whose parts are found: the positions in them and, for the rest of each, its
/// value as a position. If `b` is null, returns the difference of `a`, whose value is found, and that value. Returns
/// nullopt if a value is too long to be a position. Throws partizan::Interrupted.
std::optional<Sum> difference_of(ValueQuery& a, ValueQuery* b, ValueCalculator& calculator);

/// Returns a job that answers {"certificate":"relation", ...}, whose type is in web/engine/documents/certificates.d.ts,
/// for `a` and `b`, or for `a` and its value if `b` is empty. Throws InputError.
std::unique_ptr<Job> relation_certificate(const std::string& a, const std::string& b);

}  // namespace sg
