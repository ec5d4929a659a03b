#include "theory/partizan/endless.hpp"

#include <algorithm>

#include "theory/partizan/value-faults.hpp"

namespace sg::partizan {
namespace {

/// Name, definition, and the play or the stalk without end.
struct Endless {
  std::string_view name, game, way;
};
constexpr Endless loopy_games[] = {
    {"on", "on = {on|}", "on > on"},
    {"off", "off = {|off}", "off > off"},
    {"over", "over = {0|over}", "over > over"},
    {"under", "under = {under|0}", "under > under"},
    {"upon", "upon = {upon|*}", "upon > upon"},
    {"dud", "dud = {dud|dud}", "dud > dud"},
    {"tis", "tis = {0|tisn}", "tis > tisn > tis"},
    {"tisn", "tisn = {tis|0}", "tisn > tis > tisn"},
};
constexpr Endless infinite_games[] = {
    {"omega", "omega = {0,1,2,...|}", "++++..."},
    {"epsilon", "epsilon = {0|1,1/2,1/4,...}", "+---..."},
};

constexpr unsigned most_signs = 12;

}  // namespace

std::optional<Phrase> phrase_of_endless(std::string_view name) {
  for (const Endless& one : loopy_games)
    if (one.name == name) return Phrase(ValueFault::ending_game, one.game, one.way);
  for (const Endless& one : infinite_games)
    if (one.name == name) return Phrase(ValueFault::finite_game, one.game, one.way);
  return std::nullopt;
}

std::string endless_signs(bool is_negative, Count numerator, std::uint64_t denominator) {
  const char towards = is_negative ? '-' : '+', back = is_negative ? '+' : '-';
  const Count whole = numerator / denominator;
  std::string signs(static_cast<std::size_t>(std::min<Count>(whole + 1, most_signs)), towards);
  if (whole < most_signs) signs += back;
  auto rest = static_cast<std::uint64_t>(numerator % denominator);
  while (signs.size() < most_signs) {
    // The next binary digit.
    const bool is_one = rest >= denominator - rest;
    rest = is_one ? rest - (denominator - rest) : 2 * rest;
    signs += is_one ? towards : back;
  }
  return signs + "...";
}

}  // namespace sg::partizan
