// A judge's questions answered: the contest's own output for its own input, and the positions that it asked about.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game/problem.hpp"

namespace sg {

struct Judged {
  struct Case {
    std::string address;
    Play play;
    std::string output;
  };
  std::string output;
  std::vector<Case> cases;  // the first of them
  std::size_t omitted = 0;
};

/// Throws InputError with `at` in UTF-16 units of `input`.
Judged judge(std::string_view id, std::string_view input);
/// The same as a document.
std::string judged(std::string_view id, std::string_view input);

}  // namespace sg
