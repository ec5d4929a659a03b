// Impartial game given by its states and their options, such as one that a program of the user explored.
// Rules    from a state to one of its options; an option may be a sum of states.
// Theorem  g = the xor over the parts of the mex of their options, computed for all states when the game is given.
//          Misere: tame as in Winning Ways, ch. 13; where nothing splits, the winner by the definition, computed at the
//          same time.
// Source   Sprague 1935, Grundy 1939; misere: Conway 1976, ch. 12
// Cost     O(states + options), once.
#include <map>

#include "boards/graphs/explicit-game.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct ExplicitValues {
  std::shared_ptr<const ExplicitStates> game;
  bool can_reach(const States&) const { return true; }
  bool grow(const States&, Meter&) const { return true; }
  std::optional<Value> value(const States& states) const {
    Nimber sum = 0;
    for (const States::State state : states.on()) sum ^= game->value(state);
    return Value::nimber(sum);
  }
};

struct Explored : ExplicitGame {
  static constexpr Alias listed[] = {{"", ExplicitStates::example, "0", "winningways"}};
  static constexpr Info info{.id = "explored",
                             .board = BoardKind::states,
                             .sample = "0",
                             .source = "sprague1935",
                             .checked_to = 3,
                             .aliases = listed,
                             .known_by = Justification::table};

  static Explored read_rules(Reader& reader) { return {read_name(reader, ExplicitStates::Kind::impartial)}; }
  static constexpr std::string_view samples[] = {ExplicitStates::example};

  bool each_move(const States& states, auto&& visit) const { return each_option(states, visit); }
  States after(const States& states, const Touch& touch) const { return states.after(touch); }

  using Table = ExplicitValues;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(Table{game}); }
  std::optional<TamePair> tame_pair(const States& states) const {
    TamePair pair = TamePair::empty();
    for (const States::State state : states.on()) {
      const auto own = game->tame_pair(state);
      if (!own) return std::nullopt;
      pair = pair ^ *own;
    }
    return pair;
  }
  std::optional<bool> wins(const States& states, Play play) const {
    if (play != Play::misere || states.on().size() != 1) return std::nullopt;
    return game->misere_wins(states.on()[0]);
  }

  Count count_moves(const States& states) const { return count_options(states); }
  bool each_move_to(const States& states, Nimber target, auto&& visit) const {
    const Nimber change = table()->value(states)->nimber() ^ target;
    for (std::size_t i = 0; i < states.on().size(); ++i) {
      const Nimber wanted = game->value(states.on()[i]) ^ change;
      const auto options = game->options(states.on()[i]);
      for (std::size_t k = 0; k < options.size(); ++k)
        if (game->value(options[k]) == wanted && !visit(Touch{i, k})) return false;
    }
    return true;
  }

  std::vector<Reason> why(const States& states) const {
    if (states.on().size() == 1) return {by_options(states.on()[0])};
    std::vector<Valued> parts;
    for (std::size_t i = 0; i < states.on().size(); ++i)
      parts.push_back({states.label(i), Value::nimber(game->value(states.on()[i]))});
    return {xor_reason(ReasonKey::nim_sum, parts)};
  }

 private:
  /// Reason for one state: its mex, with an example of an option for each value.
  Reason by_options(States::State state) const {
    struct Group {
      std::uint64_t count = 0;
      States::State example = 0;
    };
    std::map<Nimber, Group> groups;
    for (const States::State option : game->options(state)) {
      Group& group = groups[game->value(option)];
      if (group.count++ == 0) group.example = option;
    }
    if (groups.empty()) return {ReasonKey::no_move};
    std::vector<FactRow> rows;
    for (const auto& [value, group] : groups) {
      const auto atoms = game->atoms(group.example);
      rows.push_back({{"value", std::to_string(value)},
                      {"count", std::to_string(group.count)},
                      {"example", States(game, {atoms.begin(), atoms.end()}).text()},
                      {"label", std::string(game->label(group.example))}});
    }
    return {ReasonKey::mex, {{"mex", fact(game->value(state))}, {"groups", rows}}};
  }
};

const Register<Explored> explored;

}  // namespace
}  // namespace sg
