// Values and winners by the searches on bitboards are those of the definition: all small boards, random larger ones, with a
// table that is too small, and when the search is left off; and a shape has one canonical form.
#include <functional>
#include <map>
#include <random>

#include "catch.hpp"
#include "definition.hpp"
#include "effort.hpp"
#include "request/address/address.hpp"
#include "slices.hpp"
#include "solve/search/bitboard-values.hpp"
#include "solve/search/domineering-winner.hpp"
#include "solve/search/game-rules.hpp"

using namespace sg;

namespace {

using Random = std::mt19937_64;

constexpr std::string_view games[] = {"cram", "arc-kayles", "node-kayles"};

GamePtr game_of(std::string_view id) { return make_game(*find_game(id), nullptr); }

PositionPtr position_of(const Game& game, const std::string& text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_position);
  return game.read(reader);
}
PositionPtr position_of(const Game& game, unsigned rows, unsigned columns, Cells cells) {
  std::string text;
  for (unsigned i = 0; i < rows * columns; ++i) {
    if (i > 0 && i % columns == 0) text += '/';
    text += (cells >> i & 1) != 0 ? '.' : '#';
  }
  return position_of(game, text);
}
/// Returns a graph of so many vertices, of whose pairs about `edges` are joined.
PositionPtr random_graph(const Game& game, unsigned vertices, unsigned edges, Random& random) {
  std::string text;
  for (unsigned u = 0; u < vertices; ++u)
    for (unsigned v = 0; v < u; ++v)
      if (random() % (vertices * (vertices - 1) / 2) < edges) text += std::to_string(v) + '-' + std::to_string(u) + ' ';
  return position_of(game, text + std::to_string(vertices));
}

/// Returns true if what is known of a position and its options is right; with `all`, all values must be known.
bool agrees(const Game& game, const PositionPtr& p, BitboardValues& values,
            const std::function<Value(const PositionPtr&)>& defined, bool all) {
  auto positions = options_of(game, *p);
  positions.push_back(p);
  for (const PositionPtr& one : positions) {
    const auto found = values.worth(game, *one);
    if (found ? *found != defined(one) : all || (values.wins(game, *one) && !defined(one).wins())) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("values on small bitboards are those of the definition") {
  unsigned long long compared = 0;
  for (const std::string_view id : games) {
    const GamePtr game = game_of(id);
    Defined<Mex> defined({*game}, {});
    BitboardValues kept;
    const unsigned most = extent(14u, 12u, 9u);
    for (unsigned rows = 1; rows <= most; ++rows)
      for (unsigned columns = 1; rows * columns <= most; ++columns)
        for (Cells cells = 1; cells < Cells{1} << rows * columns; ++cells) {
          const PositionPtr p = position_of(*game, rows, columns, cells);
          BitboardValues fresh;
          for (BitboardValues* const values : {&kept, &fresh}) {
            const bool has_board = values->start(*game, p, true);
            if (has_board != (std::min(rows, columns) <= BitboardShapes::most_columns) ||
                (has_board && (worked(*values, Meter::unlimited) != Progress::done ||
                               !agrees(*game, p, *values, std::ref(defined), true))))
              FAIL_CHECK(id << ':' << p->text());
          }
          ++compared;
        }
  }
  std::printf("evidence: bitboards %llu positions on bitboards compared with the definition\n", compared);
}

TEST_CASE("values on larger bitboards are those of the search by keys") {
  Random random(40);
  const unsigned boards = extent(10'000u, 200u, 20u);
  for (unsigned i = 0; i < boards; ++i) {
    const std::string_view id = games[i % std::size(games)];
    const GamePtr game = game_of(id);
    constexpr std::pair<unsigned, unsigned> sides[] = {{4, 5},  {5, 5}, {3, 8}, {8, 3},
                                                       {2, 12}, {6, 6}, {8, 8}, {4, 14}};
    const auto [rows, columns] = sides[random() % std::size(sides)];
    // About 20 cells are free.
    Cells cells = 0;
    for (unsigned at = 0; at < rows * columns; ++at)
      if (random() % (rows * columns) < 20) cells |= Cells{1} << at;
    const PositionPtr p = position_of(*game, rows, columns, cells | 1);
    Judged<GameRules<Mex>, Mex> by_keys({*game, Play::normal}, {});
    BitboardValues values;
    REQUIRE(values.start(*game, p, i % 2 == 0));
    const bool is_done = worked(values, i % 4 == 0 ? random() % 1000 : Meter::unlimited) == Progress::done;
    CHECK((is_done || i % 4 == 0));
    if (!agrees(*game, p, values, std::ref(by_keys), is_done)) FAIL_CHECK(id << ':' << p->text());
  }
  std::printf("evidence: random-bitboards %u random boards by two searches\n", boards);
}

TEST_CASE("values on graphs are those of the definition, and of the search by keys") {
  Random random(44);
  const unsigned graphs = extent(10'000u, 500u, 50u);
  for (unsigned i = 0; i < graphs; ++i) {
    const std::string_view id = games[1 + i % 2];
    const GamePtr game = game_of(id);
    const bool is_small = i % 10 != 0;
    const unsigned vertices = is_small ? 2 + static_cast<unsigned>(random() % 7) : 16;
    const PositionPtr p = random_graph(*game, vertices, vertices + static_cast<unsigned>(random() % vertices), random);
    BitboardValues values;
    REQUIRE(values.start(*game, p, i % 4 < 2));
    CHECK(worked(values, Meter::unlimited) == Progress::done);
    bool is_right = false;
    if (is_small) {
      Defined<Mex> defined({*game}, {});
      is_right = agrees(*game, p, values, std::ref(defined), true);
    } else {
      Judged<GameRules<Mex>, Mex> by_keys({*game, Play::normal}, {});
      is_right = agrees(*game, p, values, std::ref(by_keys), true);
    }
    if (!is_right) FAIL_CHECK(id << ':' << p->text());
  }
  std::printf("evidence: random-graphs %u random graphs by two searches\n", graphs);
}

TEST_CASE("a graph with other edges is not taken for the same, and both stay known") {
  const GamePtr game = game_of("node-kayles");
  BitboardValues values;
  const std::string texts[] = {"0-1 1-2 2-3 3-0 0-4", "0-1 1-2 2-3 3-4 1-4", "0-1 1-2 2-3 3-0 0-2 1-3 4"};
  for (const std::string& text : texts) {
    const PositionPtr p = position_of(*game, text);
    REQUIRE(values.start(*game, p, true));
    CHECK(worked(values, Meter::unlimited) == Progress::done);
    Defined<Mex> defined({*game}, {});
    CHECK(values.worth(*game, *p) == defined(p));
  }
  for (const std::string& text : texts) CHECK(values.worth(*game, *position_of(*game, text)));
  const GamePtr arcs = game_of("arc-kayles");
  CHECK_FALSE(BitboardValues().start(*arcs, position_of(*arcs, "0-1 1-1 1-2"), true));
}

TEST_CASE("winners of Domineering on bitboards are those of the definition") {
  const GamePtr game = game_of("domineering");
  Defined<WinLoss> defined({*game}, WinLoss{});
  DomineeringWinner kept;
  unsigned long long compared = 0;
  const auto compare = [&](const PositionPtr& p) {
    REQUIRE(kept.start(*game, p));
    Meter meter(Meter::unlimited, slices());
    while (kept.advance(meter) != Progress::done) meter.resume();
    auto positions = options_of(*game, *p);
    positions.push_back(p);
    positions.push_back(game->turned(*p));
    for (const PositionPtr& one : positions)
      if (kept.wins(*game, *one) != defined(one)) FAIL_CHECK(one->text());
    ++compared;
  };
  const unsigned most = extent(15u, 12u, 9u);
  for (unsigned rows = 1; rows <= std::min(most, 8u); ++rows)
    for (unsigned columns = 1; columns <= 8 && rows * columns <= most; ++columns)
      for (Cells cells = 0; cells < Cells{1} << rows * columns; ++cells)
        compare(position_of(*game, rows, columns, cells));
  Random random(43);
  for (unsigned i = 0; i < extent(2000u, 100u, 10u); ++i) {
    constexpr std::pair<unsigned, unsigned> sides[] = {{5, 5}, {4, 6}, {6, 4}, {8, 3}, {3, 8}, {6, 6}, {8, 8}};
    const auto [rows, columns] = sides[random() % std::size(sides)];
    Cells cells = 0;
    for (unsigned at = 0; at < rows * columns; ++at)
      if (random() % (rows * columns) < 22) cells |= Cells{1} << at;
    const PositionPtr p = position_of(*game, rows, columns, cells);
    compare(i % 2 == 0 ? p : game->turned(*p));
  }
  std::printf("evidence: domineering %llu boards of Domineering compared with the definition\n", compared);
}

TEST_CASE("values of boards of one width stay known when a board of another is valued") {
  const GamePtr game = game_of("cram");
  BitboardValues values;
  const PositionPtr row = position_of(*game, 1, 6, 0b111111), board = position_of(*game, 3, 4, 0xFFF);
  for (const PositionPtr& p : {row, board}) {
    REQUIRE(values.start(*game, p, false));
    CHECK(worked(values, Meter::unlimited) == Progress::done);
  }
  Defined<Mex> defined({*game}, {});
  for (const PositionPtr& p : {row, board}) CHECK(values.worth(*game, *p) == defined(p));
}

TEST_CASE("values are right with a table that is too small") {
  by_outcome::Search<BitboardParts> search(
      BitboardParts(Bitboard::Removal::pair, BitboardShapes(4), MaskTable(MaskTable::window)));
  const CellParts board = search.rules().parts_of((Cells{1} << 28) - 1);
  Meter meter(Meter::unlimited);
  CHECK(search.answer(board, std::nullopt, meter) == Progress::done);
  CHECK(search.value(board) == 3);
  CHECK(search.rules().positions() <= 256 * MaskTable::window);
}

TEST_CASE("a table answers with the last word, or with none once it is full") {
  MaskTable table(2 * MaskTable::window);
  Random random(41);
  std::map<std::uint64_t, std::uint64_t> stored;
  for (unsigned i = 0; i < 40'000; ++i) {
    const std::uint64_t mask = random() % 20'000 + 1;
    table.store(mask, i + 1);
    stored[mask] = i + 1;
    CHECK(table.find(mask) == i + 1);
  }
  std::size_t found = 0;
  for (const auto& [mask, word] : stored)
    if (const std::uint64_t there = table.find(mask); there != 0) {
      CHECK(there == word);
      ++found;
    }
  CHECK(found == table.size());
}

TEST_CASE("a shape has one canonical form at all places and in all images") {
  Random random(42);
  for (unsigned columns = 1; columns <= BitboardShapes::most_columns; ++columns) {
    const BitboardShapes shapes(columns);
    const unsigned side = std::min(columns, Bitboard::most / columns);
    for (unsigned i = 0; i < 500; ++i) {
      // Both sides of the shape fit into the columns, so that it can be turned.
      const unsigned high = 1 + static_cast<unsigned>(random()) % side,
                     wide = 1 + static_cast<unsigned>(random()) % side;
      Bitboard board{Bitboard::Removal::pair, high, wide, 0};
      while (board.cells == 0) board.cells = random() >> (Bitboard::most - high * wide);
      const Cells form = shapes.canonical(*shapes.placed(board));
      for (unsigned image = 0; image < 8; ++image) {
        Bitboard other{board.removal, (image & 4) != 0 ? wide : high, (image & 4) != 0 ? high : wide, 0};
        for (unsigned row = 0; row < high; ++row)
          for (unsigned column = 0; column < wide; ++column) {
            if ((board.cells >> (row * wide + column) & 1) == 0) continue;
            const unsigned r = (image & 1) != 0 ? high - 1 - row : row,
                           c = (image & 2) != 0 ? wide - 1 - column : column;
            other.cells |= Cells{1} << ((image & 4) != 0 ? c * other.columns + r : r * other.columns + c);
          }
        const Cells placed = *shapes.placed(other);
        CHECK(shapes.canonical(placed) == form);
        const unsigned last = shapes.last_row(placed);
        CHECK(shapes.canonical(placed << columns * (Bitboard::most / columns - 1 - last)) == form);
      }
    }
  }
}
