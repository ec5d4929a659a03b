// A game on heaps with one pass.
// Rules    move as in the game in brackets; or pass, once in the whole position, by either player, and not when there is
//          no move.
// Theorem  without the pass those of the game; with it none
// Source   Horrocks and Nowakowski 2003
// Cost     a search of all heaps together while the pass is left, of each heap afterwards
#include "boards/heaps/heap-game.hpp"
#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

/// Position of a game on heaps, and whether the pass is left; drawn as in Nim with a pass.
struct HeapsWithPass {
  static constexpr std::string_view format = "pass-heaps";
  PositionPtr heaps;
  bool has_pass;

  std::string text() const { return heaps->text() + (has_pass ? "/pass" : ""); }
  std::string key() const { return (has_pass ? "p" : " ") + heaps->key(); }
  std::size_t size() const { return heaps->size() + (has_pass ? 1 : 0); }
  /// Index of the pass in a touch, behind that of the last heap.
  std::uint64_t place_of_pass() const { return heaps->heaps().size(); }
};

struct WithPass {
  using Position = HeapsWithPass;
  static constexpr Alias listed[] = {
      {"", "kayles", "5,3/pass", "horrocks2003"},
  };
  static constexpr Info info{.id = "with-pass",
                             .board = BoardKind::heaps,
                             .sample = "5,3/pass",
                             .source = "horrocks2003",
                             .checked_to = 10,
                             .aliases = listed};
  GamePtr base;

  static WithPass read_rules(Reader& reader) { return {read_heap_game(reader)}; }
  std::string rules() const { return base->name(); }
  static constexpr std::string_view samples[] = {"kayles",
                                                 "subtraction(1,3)",
                                                 "dawsons-chess",
                                                 "nim",
                                                 "mark",
                                                 "moore-nim(2)",
                                                 "heap-rule(n -> (a,b) where a+b=n-1)"};

  HeapsWithPass read(Reader& reader) const {
    const std::size_t slash = reader.rest().rfind('/');
    if (slash == std::string_view::npos) return {base->read(reader), false};
    const std::size_t end = reader.at() + slash;
    Reader heaps = reader.until(end);
    HeapsWithPass position{base->read(heaps), true};
    heaps.expect_end(Expected::end_of_position);
    reader.rewind(end + 1);
    if (!reader.eat("pass")) reader.fail(Expected::pass);
    return position;
  }
  void each_small(unsigned size, auto&& visit) const {
    base->each_small(size, [&](const PositionPtr& heaps) {
      visit(HeapsWithPass{heaps, true});
      visit(HeapsWithPass{heaps, false});
    });
  }

  bool each_move(const HeapsWithPass& p, auto&& visit) const {
    return visit.moves_of(*base, *p.heaps) && (!can_pass(p) || visit(Touch{p.place_of_pass(), 0}));
  }
  HeapsWithPass after(const HeapsWithPass& p, const Touch& t) const {
    if (is_pass(p, t)) return {p.heaps, false};
    return {base->after(*p.heaps, t, Play::normal), p.has_pass};
  }
  std::vector<HeapsWithPass> split(const HeapsWithPass& p) const {
    if (p.has_pass) return {p};
    std::vector<HeapsWithPass> parts;
    for (PositionPtr& part : base->parts(p.heaps, Play::normal)) parts.push_back({std::move(part), false});
    return parts;
  }
  std::optional<Value> theorem(const HeapsWithPass& p) const {
    if (p.has_pass) return std::nullopt;
    return base->known<Mex>(*p.heaps, Play::normal);
  }

  std::optional<Count> count_moves(const HeapsWithPass& p) const {
    const auto count = base->count_moves(*p.heaps);
    return count ? std::optional(*count + (can_pass(p) ? 1 : 0)) : std::nullopt;
  }
  std::optional<Followers> followers(const HeapsWithPass& p, const Touch& prefix) const {
    if (can_pass(p) && is_pass(p, prefix))
      return Followers{prefix.size() == 2, prefix.size() == 1 ? Ranges{{0, 0}} : Ranges{}};
    auto found = base->followers(*p.heaps, prefix);
    if (found && prefix.empty() && can_pass(p)) found->next.emplace_back(p.place_of_pass(), p.place_of_pass());
    return found;
  }

  void draw(const HeapsWithPass& p, Json& json) const {
    std::vector<std::uint64_t> sizes(p.heaps->heaps().begin(), p.heaps->heaps().end());
    if (p.has_pass) sizes.push_back(1);
    Heaps(std::move(sizes)).write_open(json).key("pass").boolean(p.has_pass).end_object();
  }
  Phrase move_part(const HeapsWithPass& p, const Touch& t) const {
    if (is_pass(p, t)) return Phrase(notation::pass);
    // Rows of pins in the game are drawn as heaps here.
    return base->move_part(*p.heaps, t).reworded(notation::row, notation::heap);
  }
  std::string_view asks(const Touch& prefix) const { return base->asks(prefix); }

 private:
  static bool is_pass(const HeapsWithPass& p, const Touch& t) {
    return p.has_pass && !t.empty() && t[0] == p.place_of_pass();
  }
  bool can_pass(const HeapsWithPass& p) const { return p.has_pass && base->has_move(*p.heaps); }
};

const Register<WithPass> with_pass;

}  // namespace
}  // namespace sg
