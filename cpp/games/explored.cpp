// A game told by its states and their options, such as a program of the user explored.
// Rules    from a state to one of its options; an option may be a sum of states.
// Theorem  g = the xor over the parts of the mex of their options, made for all states when they were told. Misere: tame as in
//          Winning Ways, ch. 13; where nothing parts, the winner by the definition, also made then.
// Source   Sprague 1935, Grundy 1939; misere: Conway 1976, ch. 12
// Cost     O(states + options), once.
#include <algorithm>
#include <map>

#include "boards/graphs/states.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct ToldValues {
  std::shared_ptr<const ToldStates> told;
  bool can_reach(const States&) const { return true; }
  bool grow(const States&, Meter&) const { return true; }
  std::optional<Value> value(const States& states) const {
    Nimber sum = 0;
    for (const States::State state : states.on()) sum ^= told->value(state);
    return Value::nimber(sum);
  }
};

struct Explored {
  using Position = States;
  static constexpr Alias listed[] = {{"", ToldStates::example, "0", "winningways"}};
  static constexpr Info info{.id = "explored",
                             .board = BoardKind::states,
                             .sample = "0",
                             .source = "sprague1935",
                             .checked_to = 3,
                             .aliases = listed};
  std::shared_ptr<const ToldStates> told;

  static Explored read_rules(Reader& reader) {
    const std::size_t from = (reader.peek(), reader.at());
    const std::string_view name = reader.rest();
    const auto fits = [](char c) { return c == '-' || ('0' <= c && c <= '9') || ('a' <= (c | 32) && (c | 32) <= 'z'); };
    const auto end = std::find_if_not(name.begin(), name.end(), fits);
    if (end == name.begin()) reader.fail(Expected::told_name);
    const std::string own(name.begin(), end);
    reader.rewind(from + own.size());
    auto told = ToldStates::find(own);
    if (!told) reader.fail_at(from, {Expected::told_game, own});
    return {std::move(told)};
  }
  std::string rules() const { return told->name(); }
  static std::vector<Explored> samples() { return {{ToldStates::find(ToldStates::example)}}; }

  States read(Reader& reader) const { return States::read(told, reader); }
  /// Every sum of up to `count` states.
  void each_small(unsigned count, auto&& visit) const {
    std::vector<States::State> on;
    for (unsigned n = 0; n <= count; ++n)
      for (on.assign(n, 0);;) {
        if (std::all_of(on.begin(), on.end(),
                        [&](auto s) { return told->atoms(s).size() == 1 && told->atoms(s)[0] == s; }))
          visit(States(told, on));
        std::size_t i = n;
        while (i > 0 && on[i - 1] + std::size_t{1} == told->size()) --i;
        if (i == 0) break;
        std::fill(on.begin() + static_cast<std::ptrdiff_t>(i) - 1, on.end(), on[i - 1] + 1);
      }
  }

  bool each_move(const States& states, auto&& visit) const {
    for (std::size_t i = 0; i < states.on().size(); ++i)
      for (std::size_t k = 0; k < told->options(states.on()[i]).size(); ++k)
        if (!visit(Touch{i, k})) return false;
    return true;
  }
  States after(const States& states, const Touch& touch) const { return states.after(touch); }
  std::vector<States> split(const States& states) const { return states.each(); }

  using Table = ToldValues;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(Table{told}); }
  std::optional<TamePair> tame_pair(const States& states) const {
    TamePair pair = TamePair::empty();
    for (const States::State state : states.on()) {
      const auto own = told->tame_pair(state);
      if (!own) return std::nullopt;
      pair = pair ^ *own;
    }
    return pair;
  }
  std::optional<bool> wins(const States& states, Play play) const {
    if (play != Play::misere || states.on().size() != 1) return std::nullopt;
    return told->misere_wins(states.on()[0]);
  }

  Count count_moves(const States& states) const {
    Count total = 0;
    for (const States::State state : states.on()) total += told->options(state).size();
    return total;
  }
  bool each_move_to(const States& states, Nimber target, auto&& visit) const {
    const Nimber change = table()->value(states)->nimber() ^ target;
    for (std::size_t i = 0; i < states.on().size(); ++i) {
      const Nimber wanted = told->value(states.on()[i]) ^ change;
      const auto options = told->options(states.on()[i]);
      for (std::size_t k = 0; k < options.size(); ++k)
        if (told->value(options[k]) == wanted && !visit(Touch{i, k})) return false;
    }
    return true;
  }

  std::vector<Reason> why(const States& states) const {
    if (states.on().size() == 1) return {by_options(states.on()[0])};
    std::vector<Valued> parts;
    for (std::size_t i = 0; i < states.on().size(); ++i)
      parts.push_back({states.label(i), Value::nimber(told->value(states.on()[i]))});
    return {xor_reason("nim-sum", parts)};
  }

 private:
  /// The mex of one state, with an option of each value.
  Reason by_options(States::State state) const {
    struct Group {
      std::uint64_t count = 0;
      States::State example = 0;
    };
    std::map<Nimber, Group> groups;
    for (const States::State option : told->options(state)) {
      Group& group = groups[told->value(option)];
      if (group.count++ == 0) group.example = option;
    }
    if (groups.empty()) return {"no-move"};
    std::vector<FactRow> rows;
    for (const auto& [value, group] : groups) {
      const auto atoms = told->atoms(group.example);
      rows.push_back({{"value", std::to_string(value)},
                      {"count", std::to_string(group.count)},
                      {"example", States(told, {atoms.begin(), atoms.end()}).text()},
                      {"label", std::string(told->label(group.example))}});
    }
    return {"mex", {{"mex", fact(told->value(state))}, {"groups", rows}}};
  }
};

const Register<Explored> explored;

}  // namespace
}  // namespace sg
