// Treblecross on its strip.
// Rules    put a cross on an empty cell; the player who first has three crosses in a row wins.
// Theorem  two crosses at most two cells apart can be made three at once: loony. So no player puts a cross that close
//          to another while a different cell is left, and a stretch of n cells farther off is worth a heap of n + 2
//          under the code 0.007. A strip of fewer than three cells is only filled up.
// Source   Winning Ways, ch. 4; UVa 10561
#include <algorithm>

#include "boards/strips/strips.hpp"
#include "core/game/register.hpp"
#include "theory/codes/heap-values.hpp"

namespace sg {
namespace {

constexpr char cross = 'x';

/// Cells of the strip, none for the empty text.
std::string_view cells_of(const Strips& p) { return p.rows().empty() ? std::string_view() : p.rows()[0]; }

/// Heaps for the stretches between crosses. Each cross spoils two cells on either side, and a stretch of n is a heap of
/// n + 2: so a heap is the number of cells between two crosses less 2, and an end of the strip counts as two cells
/// more.
Heaps stretches(std::string_view cells) {
  std::vector<std::uint64_t> heaps;
  std::uint64_t heap = 2;
  for (const char c : cells) {
    if (c == Strips::empty) {
      ++heap;
    } else {
      heaps.push_back(heap > 2 ? heap - 2 : 0);
      heap = 0;
    }
  }
  heaps.push_back(heap);
  return Heaps(std::move(heaps));
}

Code code() {
  constexpr std::string_view text = "0.007";
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  return Code::read(reader);
}

class StretchValues {
 public:
  bool can_reach(const Strips&) const { return true; }
  bool grow(const Strips& p, Meter& meter) { return values_.grow(stretches(cells_of(p)), meter); }
  std::optional<Value> value(const Strips& p) const {
    const std::string_view cells = cells_of(p);
    if (cells.size() >= 3) return values_.value(stretches(cells));
    return Value::nimber(static_cast<Nimber>(std::count(cells.begin(), cells.end(), Strips::empty)) % 2);
  }

 private:
  HeapValues values_{code()};
};

struct TreblecrossStrip {
  using Position = Strips;
  static constexpr std::string_view format = "strip";
  static constexpr std::string_view pieces{&cross, 1};
  static constexpr std::size_t most = 2000;
  static constexpr std::uint64_t most_account_steps = 100'000;  // the longest strip takes some 4000
  static constexpr Info info{.id = "treblecross-strip",
                             .board = BoardKind::strip,
                             .sample = "...x.........",
                             .source = "winningways",
                             .checked_to = 11,
                             .misere = false};

  static Strips read(Reader& reader) { return Strips::read(reader, pieces); }
  void admit(const Strips& p, Reader& reader) const {
    if (p.rows().size() > 1) reader.fail(Expected::one_row);
    if (p.size() > most) reader.too_big(reader.at(), Expected::most_cells, most);
  }
  static void each_small(unsigned size, auto&& visit) {
    visit(Strips());
    for (unsigned n = 1; n <= size; ++n)
      Strips::each_row(n, pieces, [&](const std::string& row) { visit(Strips({row})); });
  }

  bool over(const Strips& p) const { return cells_of(p).find("xxx") != std::string_view::npos; }
  bool each_move(const Strips& p, auto&& visit) const {
    const std::string_view cells = cells_of(p);
    if (over(p)) return true;
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
      if (cells[cell] == Strips::empty && !visit(Touch{cell + 1})) return false;
    return true;
  }
  Strips after(const Strips& p, const Touch& touch) const {
    return p.with({0, static_cast<std::size_t>(touch[0]) - 1}, cross);
  }
  Phrase move_part(const Strips&, const Touch& touch) const { return Phrase(notation::cross, {touch[0]}); }
  std::string_view asks(const Touch&) const { return "cell"; }

  std::optional<Value> theorem(const Strips& p) const {
    const std::string_view cells = cells_of(p);
    for (const std::string_view three : {"xx.", "x.x", ".xx"})
      if (cells.find(three) != std::string_view::npos) return Value::loony();
    return std::nullopt;
  }

  std::vector<Reason> why(const Strips& p) const {
    const std::string_view cells = cells_of(p);
    if (theorem(p)) return {formula_reason("three")};
    if (cells.size() < 3) return {formula_reason("short")};
    const Heaps heaps = stretches(cells);
    Reason reason = formula_reason("stretches", {{"heaps", heaps.text()}});
    HeapValues values(code());
    if (Meter meter(most_account_steps); values.grow(heaps, meter)) {
      std::vector<Nimber> worths;
      for (const std::uint64_t n : heaps) worths.push_back(values.value(Heaps({n}))->nimber());
      reason.facts.add("chain", sum_text(worths));
      reason.facts.add("value", fact(values.value(heaps)->nimber()));
    }
    return {reason};
  }

  using Table = StretchValues;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(); }
};

const Register<TreblecrossStrip> treblecross_strip;

}  // namespace
}  // namespace sg
