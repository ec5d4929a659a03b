#include "core/game/problem.hpp"

#include <algorithm>

#include "core/game/registry.hpp"

namespace sg {
namespace {

std::vector<Problem>& mutable_problems() {
  static std::vector<Problem> all;
  return all;
}

/// Other names of sites, by the first part of their ids.
constexpr std::pair<std::string_view, std::string_view> site_names[] = {
    {"atcoder", "at"},      {"cf", "codeforces"}, {"codechef", "cc"}, {"hdu", "hdoj"},   {"hdu", "杭电"},
    {"leetcode", "lc"},     {"leetcode", "力扣"}, {"luogu", "lg"},    {"luogu", "洛谷"}, {"pe", "euler"},
    {"pe", "projecteuler"}, {"pe", "欧拉计划"},   {"timus", "ural"},
};

constexpr bool is_digit(char c) { return '0' <= c && c <= '9'; }

/// Returns the text in small letters, without spaces and punctuation.
std::string squeezed(std::string_view typed) {
  std::string out;
  for (char c : typed) {
    if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (is_digit(c) || ('a' <= c && c <= 'z') || static_cast<unsigned char>(c) >= 0x80) out += c;
  }
  return out;
}

}  // namespace

const std::vector<Problem>& problems() { return mutable_problems(); }

std::vector<std::string> spellings(const Problem& problem) {
  std::vector<std::string> all;
  for (const std::string_view id : problem.ids) {
    const std::size_t dash = id.find('-');
    const std::string_view site = id.substr(0, dash);
    const std::string number = squeezed(id.substr(dash + 1));
    const auto add = [&](std::string_view name) {
      all.push_back(std::string(name) + number);
      // Numbers of Luogu's own problems begin with P, which may be left out.
      if (site == "luogu") all.push_back(std::string(name) + number.substr(1));
    };
    add(site);
    for (const auto& [key, name] : site_names)
      if (key == site) add(name);
    if (!is_digit(number[0])) all.push_back(number);
  }
  return all;
}

const Problem* find_problem(std::string_view typed) {
  const std::string wanted = squeezed(typed);
  for (const Problem& problem : problems()) {
    const auto all = spellings(problem);
    if (std::find(all.begin(), all.end(), wanted) != all.end()) return &problem;
  }
  return nullptr;
}

Judge::Judge(Problem problem) {
  enrol_in(mutable_problems(), std::move(problem), [](const Problem& p) { return p.ids[0]; });
}

}  // namespace sg
