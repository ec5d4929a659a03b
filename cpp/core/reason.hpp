// One line of explanation: a key whose sentence the page owns, facts, and board elements to light.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace sg {

class Json;

using FactRow = std::vector<std::pair<std::string, std::string>>;
using Fact = std::variant<std::string, std::vector<std::string>, std::vector<FactRow>>;

struct Reason {
  std::string key;
  std::vector<std::pair<std::string, Fact>> facts = {};
  std::vector<std::uint64_t> marks = {};
  std::vector<Reason> steps = {};

  void write(Json& json) const;
};

inline Fact fact(std::uint64_t n) { return std::to_string(n); }
std::vector<std::string> texts(const std::vector<std::uint64_t>& numbers);

}  // namespace sg
