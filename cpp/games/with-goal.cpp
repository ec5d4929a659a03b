// A game on heaps with a goal.
// Rules    move as in the game in brackets; the player who first makes a heap of which the condition holds wins the
//          whole game, or loses it. A heap is made if a move leaves it of another, a heap of 0 too.
// Theorem  a goal to avoid: who makes such a heap has lost, and so has who can do nothing else, so these moves are left
//          out. A goal to reach: none; a heap from which it can be reached at once is loony.
// Source   goals as in Harary, Achievement and avoidance games
// Cost     a search of each heap
#include <algorithm>

#include "boards/heaps/heap-game.hpp"
#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"
#include "theory/rules/heap-condition.hpp"

namespace sg {
namespace {

/// Position of a game on heaps, and whether the goal has been reached.
struct HeapsWithGoal {
  static constexpr std::string_view format = "heaps";
  PositionPtr heaps;
  bool over = false;

  std::string text() const { return heaps->text() + (over ? "/over" : ""); }
  std::string key() const { return (over ? "!" : " ") + heaps->key(); }
  std::size_t size() const { return heaps->size(); }
};

struct WithGoal {
  using Position = HeapsWithGoal;
  static constexpr Alias listed[] = {
      {"", "kayles; loses when n=1", "7,9", "harary1982"},
  };
  static constexpr Info info{.id = "with-goal",
                             .board = BoardKind::heaps,
                             .sample = "7,9",
                             .source = "harary1982",
                             .checked_to = 10,
                             .misere = false,
                             .aliases = listed};
  static constexpr std::string_view samples[] = {"kayles; loses when n=1",
                                                 "nim; wins when n=0",
                                                 "subtraction(1,3); wins when n mod 4=2",
                                                 "moore-nim(2); wins when n=2",
                                                 "kayles; wins when n in {2,4}",
                                                 "nim; loses when n=0",
                                                 "heap-rule(n -> n/2, n-1); wins when n in {2,5}"};
  GamePtr base;
  bool wins_goal;
  HeapCondition goal;

  static WithGoal read_rules(Reader& reader) {
    const std::size_t end = end_of_game(reader);
    Reader game = reader.until(end);
    GamePtr base = read_heap_game(game);
    reader.rewind(end);
    reader.expect(';', Expected::semicolon);
    const bool wins = reader.eat("wins");
    if (!wins && !reader.eat("loses")) reader.fail(Expected::wins_or_loses);
    if (!reader.eat("when")) reader.fail({Expected::sign, "when"});
    return {std::move(base), wins, HeapCondition::read(reader)};
  }
  std::string rules() const { return base->name() + (wins_goal ? "; wins when " : "; loses when ") + goal.text(); }

  HeapsWithGoal read(Reader& reader) const {
    const std::size_t slash = reader.rest().rfind('/');
    if (slash == std::string_view::npos) return {base->read(reader)};
    const std::size_t end = reader.at() + slash;
    Reader heaps = reader.until(end);
    HeapsWithGoal position{base->read(heaps), true};
    heaps.expect_end(Expected::end_of_position);
    reader.rewind(end + 1);
    if (!wins_goal || !reader.eat("over")) reader.fail(Expected::end_of_position);
    return position;
  }
  void admit(const HeapsWithGoal& p, Reader& reader) const {
    for (const std::uint64_t n : p.heaps->heaps())
      if (n > goal.most()) reader.too_big(reader.at(), Expected::heaps_up_to, goal.most());
  }
  void each_small(unsigned size, auto&& visit) const {
    base->each_small(size, [&](const PositionPtr& heaps) { visit(HeapsWithGoal{heaps}); });
  }

  bool over(const HeapsWithGoal& p) const { return p.over; }
  bool each_move(const HeapsWithGoal& p, auto&& visit) const {
    if (p.over) return true;
    if (wins_goal) return visit.moves_of(*base, *p.heaps);
    return visit.moves_of(*base, *p.heaps, [&](const Touch& touch) {
      return !makes_goal(p, *base->after(*p.heaps, touch, Play::normal));
    });
  }
  HeapsWithGoal after(const HeapsWithGoal& p, const Touch& t) const {
    PositionPtr heaps = base->after(*p.heaps, t, Play::normal);
    const bool over = wins_goal && makes_goal(p, *heaps);
    return {std::move(heaps), over};
  }
  std::vector<HeapsWithGoal> split(const HeapsWithGoal& p) const {
    if (p.over) return {p};
    std::vector<HeapsWithGoal> parts;
    for (PositionPtr& part : base->parts(p.heaps, Play::normal)) parts.push_back({std::move(part)});
    return parts;
  }

  std::optional<Reason> formula(const HeapsWithGoal& p) const {
    if (!wins_goal || p.over) return std::nullopt;
    std::optional<Reason> reason;
    Meter meter(most_steps);
    base->each_move(*p.heaps, meter, [&](const Touch& touch) {
      const PositionPtr next = base->after(*p.heaps, touch, Play::normal);
      if (makes_goal(p, *next)) reason = formula_reason("goal", {{"heap", p.heaps->text()}, {"left", next->text()}});
      return !reason;
    });
    return reason;
  }

  void draw(const HeapsWithGoal& p, Json& json) const { base->draw(*p.heaps, json); }
  Phrase move_part(const HeapsWithGoal& p, const Touch& t) const { return base->move_part(*p.heaps, t); }
  std::string_view asks(const Touch& prefix) const { return base->asks(prefix); }

 private:
  static constexpr std::uint64_t most_steps =
      10'000;  // to look for a move that reaches the goal, which cannot be interrupted

  /// Returns the place of the last semicolon outside brackets, or the end of the text.
  static std::size_t end_of_game(const Reader& reader) {
    std::size_t end = reader.rest().size();
    int depth = 0;
    for (std::size_t i = 0; i < reader.rest().size(); ++i) {
      const char c = reader.rest()[i];
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ';' && depth == 0) end = i;
    }
    return reader.at() + end;
  }
  /// Returns true if a heap that was not there fulfils the condition.
  bool makes_goal(const HeapsWithGoal& p, const sg::Position& next) const {
    std::vector<std::uint64_t> before(p.heaps->heaps().begin(), p.heaps->heaps().end());
    return std::any_of(next.heaps().begin(), next.heaps().end(), [&](std::uint64_t n) {
      const auto same = std::find(before.begin(), before.end(), n);
      if (same == before.end()) return goal.holds(n);
      before.erase(same);
      return false;
    });
  }
};

const Register<WithGoal> with_goal;

}  // namespace
}  // namespace sg
