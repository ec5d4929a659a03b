// State that outlives a request: the last analysis, whose moves later requests read touch by touch.
#pragma once

#include <memory>
#include <string>

#include "request/analysis/analysis.hpp"

namespace sg {

struct Session {
  std::string address, play;
  std::shared_ptr<Analysis> analysis;  // finished, or null
};

}  // namespace sg
