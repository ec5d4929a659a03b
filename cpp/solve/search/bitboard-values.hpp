// Values of positions on a bitboard, by outcomes.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/game/game.hpp"
#include "solve/search/bitboard-shapes.hpp"
#include "solve/search/mask-table.hpp"
#include "solve/search/outcome-search.hpp"

namespace sg {

/// Connected sets of cells in canonical form, whose values add to `sum`; of the sets of up to three cells `sum` has the
/// values.
struct CellParts {
  std::array<Cells, Bitboard::most / 4> parts;
  std::size_t count = 0;
  Nimber sum = 0;
};

class BitboardParts {
 public:
  using Position = CellParts;
  using Part = Cells;
  BitboardParts(Bitboard::Removal removal, BitboardShapes shapes, MaskTable known = MaskTable())
      : removal_(removal), shapes_(std::move(shapes)), known_(std::move(known)) {}

  const BitboardShapes& shapes() const { return shapes_; }
  CellParts parts_of(Cells cells) const;
  static Nimber each_part(const CellParts& all, auto&& visit) {
    for (std::size_t i = 0; i < all.count; ++i) visit(all.parts[i]);
    return all.sum;
  }
  Count rank(Cells part) const;
  bool each_option(Cells part, Meter& meter, const std::function<bool(const CellParts&, Count)>& visit) const;
  /// Visits the cells that each move in a connected set removes.
  bool each_removal(Cells part, const std::function<bool(Cells)>& visit) const;
  std::optional<Nimber> value(Cells part) const;
  by_outcome::Set unlike(Cells part) const;
  void note(Cells part, by_outcome::Set unlike);
  void store(Cells part, Nimber value);
  void note_won(Cells part);
  std::size_t positions() const { return known_.size(); }

 private:
  Bitboard::Removal removal_;
  BitboardShapes shapes_;
  MaskTable known_;  // unlike values; or, with the highest bit, the value
};

/// Search for the value of a root, then for which of its moves win; then, for some steps, for the values of its options.
class BitboardValues {
 public:
  /// Begins with a root; what was found for others stays known. Returns false if the game has no bitboard for it.
  bool start(const Game& game, const PositionPtr& root, bool winners);
  Progress advance(Meter& meter);
  /// Finds the value of the root alone.
  Progress find_value(Meter& meter) { return own_->answer(own_->rules().parts_of(root_), std::nullopt, meter); }
  /// Returns the progress through the moves of the root; nullopt if none is being examined.
  std::optional<MoveProgress> progress() const;
  /// Returns the value if it is known; else nullopt.
  std::optional<Value> worth(const Game& game, const Position& p);
  /// True if the value is not known, but known not to be 0.
  bool wins(const Game& game, const Position& p);
  /// Number of positions, the root among them even if it is too small to be stored.
  std::size_t positions() const;

 private:
  enum class Stage : std::uint8_t { value, winners, options };

  using OutcomeSearch = by_outcome::Search<BitboardParts>;
  /// Calls `visit` with each search whose board holds the position, and its parts there, until that returns true.
  bool any_search(const Game& game, const Position& p,
                  const std::function<bool(OutcomeSearch&, const CellParts&)>& visit);
  /// Answers for each option; nullopt asks for its value.
  Progress answer_options(std::optional<Nimber> n, Meter& meter);

  std::vector<std::unique_ptr<OutcomeSearch>> searches_;  // of boards of different columns, and of different graphs
  OutcomeSearch* own_ = nullptr;                          // the one for the root
  Cells root_ = 0;
  std::vector<Cells> options_;
  std::size_t next_ = 0;  // option to be judged
  Stage stage_ = Stage::value;
  bool winners_ = true;
  std::optional<Meter> for_options_;
};

}  // namespace sg
