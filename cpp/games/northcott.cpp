// Northcott's game, advances only.
// Rules    each row has a white and a black piece; move either of them any number of cells towards the other, at least
//          one, without passing it. In the original each player owns a colour and may also retreat, so play could go on
//          for ever; but a retreat only gives the other player room to follow, and is left out here.
// Theorem  the cells between the two pieces of a row are a Nim heap. Misere: misere Nim.
// Source   ferguson; HDU 1730 "Northcott Game"
#include <algorithm>

#include "boards/strips/strips.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

/// Pieces of a row, the left one first.
struct Duel {
  std::uint64_t left, right;  // cells, counted from 1
  std::uint64_t gap() const { return right - left - 1; }
};

struct Northcott {
  using Position = Strips;
  static constexpr std::string_view pieces = "wb";
  static constexpr Info info{.id = "northcott",
                             .board = BoardKind::strip,
                             .sample = "w....b../.b..w.../..w...b.",
                             .source = "ferguson",
                             .checked_to = 9};

  static Strips read(Reader& reader) { return Strips::read(reader, pieces); }
  void admit(const Strips& p, Reader& reader) const {
    if (!std::all_of(p.rows().begin(), p.rows().end(), is_duel)) reader.fail(Expected::one_of_each_in_row);
  }
  static void each_small(unsigned size, auto&& visit) { Strips::each_small(size, pieces, is_duel, visit); }

  bool each_move(const Strips& p, auto&& visit) const {
    const auto rows = duels(p);
    for (std::uint64_t r = 0; r < rows.size(); ++r) {
      const Duel& row = rows[static_cast<std::size_t>(r)];
      for (std::uint64_t cell = row.left + 1; cell < row.right; ++cell)
        if (!visit(Touch{2 * r, cell}) || !visit(Touch{2 * r + 1, cell})) return false;
    }
    return true;
  }
  Strips after(const Strips& p, const Touch& touch) const { return p.moved(touch); }
  std::vector<Strips> split(const Strips& p) const { return p.each(); }
  std::pair<std::size_t, Touch> within(const Strips& p, const Touch& touch) const { return p.within(touch); }
  Followers followers(const Strips& p, const Touch& prefix) const {
    const auto rows = duels(p);
    Followers found;
    if (prefix.empty()) {
      for (std::uint64_t r = 0; r < rows.size(); ++r)
        if (rows[static_cast<std::size_t>(r)].gap() > 0) found.next.emplace_back(2 * r, 2 * r + 1);
    } else if (prefix[0] < 2 * rows.size()) {
      const Duel& row = rows[static_cast<std::size_t>(prefix[0] / 2)];
      if (prefix.size() == 1 && row.gap() > 0) found.next.emplace_back(row.left + 1, row.right - 1);
      found.done = prefix.size() == 2 && row.left < prefix[1] && prefix[1] < row.right;
    }
    return found;
  }

  std::optional<Value> theorem(const Strips& p) const { return Value::nimber(sum(duels(p))); }
  std::optional<TamePair> tame_pair(const Strips& p) const {
    TamePair pair = TamePair::empty();
    for (const Duel& row : duels(p)) pair = pair ^ TamePair::heap(row.gap());
    return pair;
  }
  Count count_moves(const Strips& p) const {
    Count total = 0;
    for (const Duel& row : duels(p)) total += 2 * row.gap();
    return total;
  }
  bool each_move_to(const Strips& p, Nimber target, auto&& visit) const {
    const auto rows = duels(p);
    const Nimber change = sum(rows) ^ target;
    for (std::uint64_t r = 0; r < rows.size(); ++r) {
      const Duel& row = rows[static_cast<std::size_t>(r)];
      const std::uint64_t gap = row.gap() ^ change;
      if (gap < row.gap() &&
          (!visit(Touch{2 * r, row.right - 1 - gap}) || !visit(Touch{2 * r + 1, row.left + 1 + gap})))
        return false;
    }
    return true;
  }

  std::vector<Reason> why(const Strips& p) const {
    std::vector<Valued> rows;
    std::vector<std::uint64_t> marks;
    for (const Duel& row : duels(p)) {
      rows.push_back({std::to_string(rows.size() + 1), Value::nimber(row.gap())});
      if (rows.size() <= most_parts) marks.insert(marks.end(), {2 * rows.size() - 2, 2 * rows.size() - 1});
    }
    Reason reason = xor_reason(ReasonKey::nim_sum, rows);
    reason.marks = std::move(marks);
    return {reason};
  }

 private:
  static bool is_duel(const std::string& row) {
    return std::count(row.begin(), row.end(), 'w') == 1 && std::count(row.begin(), row.end(), 'b') == 1;
  }
  static std::vector<Duel> duels(const Strips& p) {
    std::vector<Duel> rows;
    for (const std::string& row : p.rows())
      rows.push_back({row.find_first_not_of(Strips::empty) + 1, row.find_last_not_of(Strips::empty) + 1});
    return rows;
  }
  static Nimber sum(const std::vector<Duel>& rows) {
    Nimber x = 0;
    for (const Duel& row : rows) x ^= row.gap();
    return x;
  }
};

const Register<Northcott> northcott;

}  // namespace
}  // namespace sg
