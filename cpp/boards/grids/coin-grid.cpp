#include "boards/grids/coin-grid.hpp"

#include <algorithm>

namespace sg {

CoinGrid CoinGrid::read(Reader& reader) {
  return CoinGrid(Grid::read(reader, Phrase{Expected::heads_or_tails}, [](char c) {
    return c == 'H' || c == 'h' || c == '1' ? 'H' : c == 'T' || c == 't' || c == '0' ? 'T' : '\0';
  }));
}

Cell CoinGrid::heads_end() const {
  Cell end{};
  for (std::size_t i = 0; i < size(); ++i) {
    if (!head(i)) continue;
    const Cell at = cell(i);
    for (std::size_t side = 0; side < end.size(); ++side) end[side] = std::max(end[side], at[side] + 1);
  }
  return end;
}

CoinGrid CoinGrid::turned(const Touch& touch) const {
  CoinGrid next = *this;
  for (const std::uint64_t i : touch) next.put(i, head(i) ? 'T' : 'H');
  return next;
}

std::string CoinGrid::key() const { return CoinGrid(part({0, 0, 0}, heads_end())).packed('H'); }

Phrase CoinGrid::move_part(const Touch& touch) const {
  Phrase part(notation::cell_coins);
  for (const std::uint64_t i : touch) part.add(name(i)).add(head(i) ? "H" : "T");
  return part;
}

}  // namespace sg
