// Moves on bit planes are those of the ruleset, and winners by the outcomes of parts those of the definition: all small
// positions of each game that has bit planes, random larger ones by another search, in slices and left off at any time.
#include <random>

#include "catch.hpp"
#include "definition.hpp"
#include "effort.hpp"
#include "slices.hpp"
#include "solve/partizan/position-values.hpp"
#include "solve/search/game-rules.hpp"
#include "solve/search/partizan-outcomes.hpp"

using namespace sg;

namespace {

std::size_t count_moves(const Game& game, const Position& p) {
  std::size_t count = 0;
  each_move(game, p, [&](const Touch&) { return ++count > 0; });
  return count;
}

/// Returns true if the parts on bit planes have together as many moves as the position, for either player.
bool has_moves_of(const Game& game, const PositionPtr& p) {
  const BitPlaneMovesPtr moves = game.bit_planes(*p);
  for (const Player player : players) {
    std::size_t count = 0;
    for (const BitPlanes& part : moves->root()) {
      PlaneSums options;
      moves->add_options(part, player, options);
      if (options.ends.size() != moves->count_moves(part, player)) return false;
      count += options.ends.size();
    }
    const bool is_mover = game.left_moves(*p) == (player == Player::left);
    if (count != count_moves(game, is_mover ? *p : *game.turned(*p))) return false;
  }
  return true;
}

/// Returns true if what is known of a position, for either player to move, and of its options is right; with `all`, the
/// winner of the position must be known.
bool agrees(const Game& game, const PositionPtr& p, PartizanOutcomes& outcomes,
            const std::function<bool(const PositionPtr&)>& defined, bool all) {
  const PositionPtr other = game.turned(*p);
  auto positions = options_of(game, *p);
  positions.insert(positions.end(), {p, other});
  for (const PositionPtr& one : positions) {
    const auto found = outcomes.wins(one);
    if (found ? *found != defined(one) : all && (one == p || one == other)) return false;
  }
  return true;
}

struct Shapes {
  std::string_view id, letters;
  std::vector<std::pair<unsigned, unsigned>> sides;  // rows and columns, the smallest first
};
const Shapes shapes[] = {{"clobber", "xxoo.", {{3, 4}, {4, 3}, {2, 7}, {4, 4}, {1, 16}}},
                         {"amazons", "..##xo", {{3, 3}, {2, 5}, {4, 3}}},
                         {"fission", "......x#", {{4, 5}, {5, 5}, {6, 6}}},
                         {"konane", "xo.", {{3, 5}, {4, 4}, {5, 4}}},
                         {"elephants-and-rhinos", "tf....", {{1, 12}, {2, 9}, {1, 20}}},
                         {"toads-and-frogs", "tf..", {{1, 14}, {2, 8}}},
                         {"domineering", "..#", {{4, 4}, {3, 6}, {5, 4}}},
                         {"snort", "...#", {{3, 4}, {4, 4}, {1, 12}}},
                         {"col", "...#", {{3, 4}, {4, 4}, {1, 12}}},
                         {"toppling-dominoes", "brg", {{1, 14}, {1, 20}, {2, 9}}}};

struct Drawn {
  GamePtr game;
  std::string text;
  PositionPtr position;
};
Drawn drawn(const Shapes& shapes, const std::pair<unsigned, unsigned>& sides, std::mt19937_64& random) {
  Drawn out{make_game(*find_game(std::string(shapes.id)), nullptr), "", nullptr};
  for (unsigned at = 0; at < sides.first * sides.second; ++at) {
    if (at > 0 && at % sides.second == 0) out.text += '/';
    out.text += shapes.letters[random() % shapes.letters.size()];
  }
  Reader reader(out.text, 0, out.text.size(), ErrorCode::bad_position);
  out.position = out.game->read(reader);
  return out;
}

}  // namespace

TEST_CASE("moves on bit planes, and winners of small positions by outcomes of parts, are those of the definition") {
  unsigned long long compared = 0, on_planes = 0;
  for (const Family& family : families()) {
    if (family.info.game_class != GameClass::partizan || !is_due(family.info.id)) continue;
    for (const GamePtr& game : samples_of(family)) {
      Defined<WinLoss> defined({*game}, WinLoss{});
      PartizanOutcomes outcomes(*game);
      const unsigned most = family.info.checked_to - extent(0u, 1u, 2u);
      game->each_small(most, [&](const PositionPtr& p) {
        if (game->bit_planes(*p)) {
          if (!has_moves_of(*game, p)) FAIL_CHECK(family.info.id << ':' << p->text());
          ++on_planes;
        }
        outcomes.start(p);
        if (worked(outcomes, Meter::unlimited) != Progress::done ||
            !agrees(*game, p, outcomes, std::ref(defined), true))
          FAIL_CHECK(family.info.id << ':' << p->text());
        ++compared;
      });
    }
  }
  // A run for the edited games alone may have none.
  CHECK((on_planes > 0 || edited_games() != nullptr));
  std::printf("evidence: partizan-outcomes %llu positions of games of two players compared with the definition\n",
              compared);
}

TEST_CASE("winners of larger positions on bit planes are those of a search of whole positions") {
  std::mt19937_64 random(44);
  const unsigned boards = extent(10'000u, 300u, 30u);
  for (unsigned i = 0; i < boards; ++i) {
    const Shapes& board = shapes[i % std::size(shapes)];
    const auto [game, text, p] = drawn(board, board.sides[random() % board.sides.size()], random);
    REQUIRE(game->bit_planes(*p) != nullptr);
    Judged<GameRules<WinLoss>, WinLoss> whole({*game, Play::normal}, {});
    PartizanOutcomes outcomes(*game);
    outcomes.start(p);
    const bool is_done = worked(outcomes, i % 4 == 0 ? random() % 1000 : Meter::unlimited) == Progress::done;
    CHECK((is_done || i % 4 == 0));
    if (!agrees(*game, p, outcomes, std::ref(whole), is_done)) FAIL_CHECK(board.id << ':' << text);
  }
  std::printf("evidence: random-partizan-outcomes %u random boards of two players by two searches\n", boards);
}

TEST_CASE("values on bit planes are those of a search of whole positions, after others that were left off") {
  std::mt19937_64 random(45);
  const unsigned boards = extent(3'000u, 150u, 20u);
  for (unsigned i = 0; i < boards; ++i) {
    const Shapes& board = shapes[i % std::size(shapes)];
    const auto [game, text, p] = drawn(board, board.sides[0], random);
    partizan::Forms forms;
    Meter meter(Meter::unlimited);
    PositionValues values(forms);
    Meter brief(random() % 100);
    values.advance({{game, drawn(board, board.sides[0], random).position}}, brief);
    const Sum sum{{game, p}};
    REQUIRE(values.advance(sum, meter) == Progress::done);
    partizan::ByLaw by_law(forms, *game);
    Search<ForBoth, AsForms> whole(ForBoth{*game, &forms, &by_law}, AsForms{&forms});
    whole.start(p);
    REQUIRE(whole.advance(meter) == Progress::done);
    if (values.value(sum) != whole.worth(p)) FAIL_CHECK(board.id << ':' << text);
  }
  std::printf("evidence: random-part-values %u values of random boards of two players by two searches\n", boards);
}

TEST_CASE("a board that is too large for bit planes is searched by its keys") {
  const GamePtr game = make_game(*find_game("clobber"), nullptr);
  for (const std::string text :
       {"9x8", "xo......./........./........./........./........./........./........./.......ox"}) {
    Reader reader(text, 0, text.size(), ErrorCode::bad_position);
    const PositionPtr p = game->read(reader);
    CHECK(game->bit_planes(*p) == nullptr);
    PartizanOutcomes outcomes(*game);
    outcomes.start(p);
    CHECK(worked(outcomes, Meter::unlimited) == Progress::done);
    // Without a stone there is no move; two pairs of stones are * + *.
    CHECK(outcomes.wins(p) == false);
    CHECK(outcomes.wins(game->turned(*p)) == false);
  }
}
