// What is kept from one request to the next: the last analysis, whose moves are asked for touch by touch.
#pragma once

#include <memory>
#include <string>

#include "request/analysis/analysis.hpp"

namespace sg {

struct Session {
  std::string address, play;
  std::shared_ptr<Analysis> analysis;  // done, or null
};

}  // namespace sg
