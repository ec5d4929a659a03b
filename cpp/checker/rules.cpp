#include "checker/rules.hpp"

#include <algorithm>
#include <cctype>

namespace checker {
namespace {

/// Most heaps of a move: no period with more could be seen on the heaps that have values, and `reach`, which grows with
/// their square, must not overflow.
constexpr std::int64_t most_parts = 100'000;

struct Text {
  const std::string& text;
  std::size_t at = 0;
  bool more() const { return at < text.size(); }
  char next() const { return more() ? text[at] : '\0'; }
  bool eat(char c) { return next() == c && ++at > 0; }
  std::int64_t number() {
    if (std::isdigit(static_cast<unsigned char>(next())) == 0) throw Faulty{{Fault::number_missing}};
    if (next() == '0' && at + 1 < text.size() && std::isdigit(static_cast<unsigned char>(text[at + 1])) != 0)
      throw Faulty{{Fault::leading_zero}};
    std::int64_t n = 0;
    for (; std::isdigit(static_cast<unsigned char>(next())) != 0; ++at)
      if ((n = 10 * n + (next() - '0')) > 1'000'000'000) throw Faulty{{Fault::number_too_large}};
    return n;
  }
  char mark() { return eat('!') ? '!' : eat('?') ? '?' : eat('=') ? '=' : ' '; }
};

std::vector<Move> digit(Text& text, std::int64_t taken) {
  std::vector<Move> moves;
  if (text.eat('{')) {
    do {
      const std::int64_t heaps = text.number();
      if (heaps > most_parts) throw Faulty{{Fault::number_too_large}};
      moves.push_back({taken, heaps, text.mark()});
      if (text.eat('+')) throw Faulty{{Fault::unbounded_heaps}};
    } while (text.eat(','));
    if (!text.eat('}')) throw Faulty{{Fault::brace_missing}};
  } else {
    const char c = text.next();
    const int bits = c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'V' ? c - 'A' + 10 : -1;
    if (bits < 0) throw Faulty{{Fault::digit_missing}};
    ++text.at;
    for (std::int64_t heaps = 0; heaps < 5; ++heaps)
      if ((bits >> heaps & 1) != 0) moves.push_back({taken, heaps, ' '});
  }
  if (const char mark = text.mark(); mark != ' ')
    for (Move& move : moves)
      if (move.heaps > 1) move.mark = mark;
  return moves;
}

/// Returns the end up to which n -> n + lag must be seen for a move so that it goes on for ever.
std::int64_t reach_of_move(const Move& move, std::int64_t from, std::int64_t lag) {
  if (move.heaps == 0) return move.taken + 1;
  if (move.heaps > 1 && move.mark == '=') {
    if (move.heaps % 2 != 0 || lag % move.heaps != 0) throw Faulty{{Fault::lag_of_equal_heaps}};
    return move.taken + move.heaps;
  }
  std::int64_t end = move.heaps * (from + lag - 1) + 1 + move.taken - lag;
  if (move.mark == '!') end += lag * move.heaps * (move.heaps - 1) / 2;
  if (move.mark == '?') end = std::max(end, move.heaps * (from + lag) + move.taken);
  return end;
}

std::int64_t reach_of_tail(const Rules& rules, std::int64_t from, std::int64_t lag) {
  if (lag % rules.tail != 0) throw Faulty{{Fault::lag_of_tail}};
  const std::int64_t heaps = rules.most_heaps();
  std::int64_t end = heaps * (from + lag - 1) + rules.tail_from;
  const auto marked = [&](char mark) {
    return std::any_of(rules.moves.begin(), rules.moves.end(),
                       [&](const Move& m) { return m.heaps > 1 && m.mark == mark; });
  };
  if (marked('=')) throw Faulty{{Fault::equal_heaps_in_tail}};
  if (marked('!')) end += lag * heaps * (heaps - 1) / 2;
  if (marked('?')) end = std::max(end, heaps * (from + lag) + rules.tail_from + lag);
  return end;
}

}  // namespace

std::int64_t reach(const Rules& rules, std::int64_t from, std::int64_t lag) {
  std::int64_t end = from;
  for (const Move& move : rules.moves)
    if (rules.tail == 0 || move.taken < rules.tail_from) end = std::max(end, reach_of_move(move, from, lag));
  return rules.tail == 0 ? end : std::max(end, reach_of_tail(rules, from, lag));
}

std::int64_t Rules::most_heaps() const {
  std::int64_t most = 0;
  for (const Move& move : moves) most = std::max(most, move.heaps);
  return most;
}

Rules rules_of_code(const std::string& source) {
  Rules rules;
  Text text{source};
  std::vector<std::vector<Move>> left;
  while (text.more() && text.next() != '.') left.push_back(digit(text, 0));
  if (!text.eat('.') || left.empty()) throw Faulty{{Fault::point_missing}};
  const auto add = [&](std::vector<Move> moves) { rules.moves.insert(rules.moves.end(), moves.begin(), moves.end()); };
  for (std::size_t i = 0; i < left.size(); ++i)
    for (Move& move : left[i]) {
      move.taken = static_cast<std::int64_t>(i) - static_cast<std::int64_t>(left.size() - 1);
      if (move.heaps < 2 - move.taken) throw Faulty{{Fault::endless_play}};
      rules.moves.push_back(move);
    }
  std::int64_t taken = 1;
  for (; text.more() && text.next() != '['; ++taken) add(digit(text, taken));
  if (!text.eat('[')) return rules;
  rules.tail_from = taken;
  for (; text.more() && text.next() != ']'; ++taken) add(digit(text, taken));
  rules.tail = taken - rules.tail_from;
  if (!text.eat(']') || text.more() || rules.tail == 0) throw Faulty{{Fault::endless_tail}};
  return rules;
}

Rules rules_of_subtraction(const std::string& source) {
  Rules rules;
  Text text{source};
  const bool all_but = text.eat('!');
  do {
    const std::int64_t n = text.number();
    if (n == 0) throw Faulty{{Fault::nothing_taken}};
    if (all_but) {
      rules.all_but.push_back(n);
    } else {
      rules.moves.push_back({n, 0, ' '});
      rules.moves.push_back({n, 1, ' '});
    }
  } while (text.eat(','));
  if (text.more()) throw Faulty{{Fault::numbers_missing}};
  return rules;
}

}  // namespace checker
