#include "solve/search/bitboard-values.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"
#include "solve/search/share.hpp"

namespace sg {
namespace {

constexpr std::uint64_t turns_of_option = Meter::turns_a_step / 8;
/// Steps for the values of options, beyond what is asked.
constexpr std::uint64_t most_for_options = 250'000;
constexpr std::uint64_t is_value = std::uint64_t{1} << 63;
/// Values of connected sets of up to three cells, by what a move removes; of three that are joined in a circle the last.
constexpr Nimber small_values[2][5] = {{0, 0, 1, 1, 1}, {0, 1, 1, 2, 1}};

}  // namespace

CellParts BitboardParts::parts_of(Cells cells) const {
  CellParts all;
  while (cells != 0) {
    const Cells part = shapes_.first_part(cells);
    cells ^= part;
    if (const unsigned own = static_cast<unsigned>(count_cells(part)); own <= 3)
      all.sum ^= small_values[static_cast<std::size_t>(removal_)][own < 3 ? own : shapes_.count_pairs(part) + 1];
    else
      known_.prefetch(all.parts[all.count++] = shapes_.canonical(part));
  }
  return all;
}

// Sets that fall apart have fewer cells, those about to fewer moves.
Count BitboardParts::rank(Cells part) const {
  return 4 * static_cast<Count>(count_cells(part)) + shapes_.count_pairs(part);
}

bool BitboardParts::each_removal(Cells part, const std::function<bool(Cells)>& visit) const {
  if (removal_ == Bitboard::Removal::neighbourhood)
    return each_cell(part, [&](Cells cell) { return visit((cell | shapes_.joined_to(cell)) & part); });
  return shapes_.each_pair(part, visit);
}

/// Ranks the moves first that cut the board across, in the middle.
bool BitboardParts::each_option(Cells part, Meter& meter,
                                const std::function<bool(const CellParts&, Count)>& visit) const {
  struct Option {
    CellParts parts;
    Count rank;
  };
  // Options are visited some time after their places in the table were fetched.
  std::array<Option, 4> waiting;
  std::size_t made = 0, visited = 0;
  const auto visit_next = [&] {
    const Option& option = waiting[visited++ % waiting.size()];
    return visit(option.parts, option.rank);
  };
  const unsigned last = shapes_.last_row(part);
  const bool all = each_removal(part, [&](Cells removed) {
    if (made - visited == waiting.size() && !visit_next()) return false;
    const unsigned top = shapes_.first_row(removed), bottom = shapes_.last_row(removed);
    const unsigned from_middle =
        std::max(2 * bottom > last ? 2 * bottom - last : 0, last > 2 * top ? last - 2 * top : 0);
    waiting[made++ % waiting.size()] = {parts_of(part & ~removed), Count{4} * from_middle};
    return meter.spend_turns(turns_of_option);
  });
  while (all && visited < made)
    if (!visit_next()) return false;
  return all;
}

std::optional<Nimber> BitboardParts::value(Cells part) const {
  const std::uint64_t known = known_.find(part);
  return (known & is_value) != 0 ? std::optional<Nimber>(known ^ is_value) : std::nullopt;
}
by_outcome::Set BitboardParts::unlike(Cells part) const {
  const std::uint64_t known = known_.find(part);
  return (known & is_value) != 0 ? 0 : known;
}
void BitboardParts::note_won(Cells part) {
  if (!value(part)) note(part, by_outcome::with(unlike(part), 0));
}
void BitboardParts::note(Cells part, by_outcome::Set unlike) { known_.store(part, unlike & ~is_value); }
void BitboardParts::store(Cells part, Nimber value) { known_.store(part, value | is_value); }

SG_MINSIZE bool BitboardValues::start(const Game& game, const PositionPtr& root, bool winners) {
  const auto board = game.bitboard(*root);
  if (!board || board->removal == Bitboard::Removal::pair_by_player) return false;
  const auto is_held = any_search(game, *root, [this](OutcomeSearch& search, const CellParts&) {
    own_ = &search;
    return true;
  });
  if (!is_held) {
    const bool is_graph = !board->neighbours.empty();
    const unsigned columns = std::min(board->rows, board->columns);
    if (columns > BitboardShapes::most_columns) return false;
    BitboardShapes shapes = is_graph ? BitboardShapes(board->neighbours) : BitboardShapes(columns);
    searches_.push_back(std::make_unique<OutcomeSearch>(BitboardParts(board->removal, std::move(shapes))));
    own_ = searches_.back().get();
  }
  own_->clear();
  BitboardParts& rules = own_->rules();
  root_ = *rules.shapes().placed(*board);
  options_.clear();
  for (Cells left = root_; left != 0;) {
    const Cells part = rules.shapes().first_part(left);
    left ^= part;
    rules.each_removal(part, [&](Cells removed) { return options_.push_back(root_ & ~removed), true; });
  }
  // A value that a theorem gives is not sought, nor a winning move where it is 0; that of a position that a theorem says
  // is won is sought from 1 on.
  const auto value = game.known<Mex>(*root, Play::normal);
  const CellParts parts = rules.parts_of(root_);
  if (parts.count == 1 && value)
    rules.store(parts.parts[0], value->nimber() ^ parts.sum);
  else if (parts.count == 1 && parts.sum == 0 && game.known<WinLoss>(*root, Play::normal) == true)
    rules.note_won(parts.parts[0]);
  next_ = 0;
  stage_ = Stage::value;
  winners_ = winners && value != Value::nimber(0);
  for_options_.reset();
  return true;
}

SG_MINSIZE Progress BitboardValues::advance(Meter& meter) {
  Progress state = Progress::done;
  if (stage_ == Stage::value && (state = find_value(meter)) == Progress::done)
    stage_ = winners_ ? Stage::winners : Stage::options;
  if (stage_ == Stage::winners && (state = answer_options(0, meter)) == Progress::done) stage_ = Stage::options;
  if (stage_ != Stage::options) return state;
  if (!for_options_) for_options_ = meter.capped(most_for_options);
  state = work_on_share(*for_options_, meter, [this](Meter& share) { return answer_options(std::nullopt, share); });
  return state == Progress::working && for_options_->refuses() && !meter.refuses() ? Progress::limit : state;
}

SG_MINSIZE Progress BitboardValues::answer_options(std::optional<Nimber> n, Meter& meter) {
  for (; next_ < options_.size(); ++next_)
    if (const Progress state = own_->answer(own_->rules().parts_of(options_[next_]), n, meter); state != Progress::done)
      return state;
  next_ = 0;
  return Progress::done;
}

SG_MINSIZE std::optional<MoveProgress> BitboardValues::progress() const {
  if (stage_ == Stage::value) return own_->progress();
  return stage_ == Stage::winners ? std::optional(MoveProgress{next_, options_.size()}) : std::nullopt;
}

SG_MINSIZE std::optional<Value> BitboardValues::worth(const Game& game, const Position& p) {
  std::optional<Nimber> value;
  any_search(game, p,
             [&](OutcomeSearch& search, const CellParts& parts) { return (value = search.value(parts)).has_value(); });
  return value ? std::optional(Value::nimber(*value)) : std::nullopt;
}
SG_MINSIZE bool BitboardValues::wins(const Game& game, const Position& p) {
  return any_search(game, p, [](OutcomeSearch& search, const CellParts& parts) { return search.wins(parts); });
}

SG_MINSIZE std::size_t BitboardValues::positions() const {
  std::size_t total = 0;
  for (const auto& search : searches_) total += search->rules().positions();
  return own_ != nullptr ? std::max<std::size_t>(total, 1) : 0;
}

SG_MINSIZE bool BitboardValues::any_search(const Game& game, const Position& p,
                                           const std::function<bool(OutcomeSearch&, const CellParts&)>& visit) {
  if (own_ == nullptr) return false;
  const auto board = game.bitboard(p);
  if (!board) return false;
  for (const auto& search : searches_) {
    const auto cells = search->rules().shapes().placed(*board);
    if (cells && visit(*search, search->rules().parts_of(*cells))) return true;
  }
  return false;
}

}  // namespace sg
