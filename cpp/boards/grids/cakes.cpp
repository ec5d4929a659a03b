#include "boards/grids/cakes.hpp"

#include <algorithm>

#include "core/game/small-sort.hpp"

namespace sg {

Cakes Cakes::read(Reader& reader) {
  std::vector<Sheet> cakes;
  while (!reader.done()) {
    const std::size_t start = reader.at();
    Sheet cake;
    cake.w = static_cast<std::uint32_t>(reader.number(Expected::width, Sheets::most_side));
    if (!reader.eat('X') && !reader.eat('*')) reader.expect('x');
    cake.h = static_cast<std::uint32_t>(reader.number(Expected::height, Sheets::most_side));
    if (cake.w == 0 || cake.h == 0) reader.fail_at(start, Expected::sides_from_1);
    if (cakes.size() == Sheets::most) reader.too_big(start, Expected::most_sheets, Sheets::most);
    cakes.push_back(cake);
    if (!reader.done() && !reader.eat(',') && !reader.at_number()) reader.fail(Expected::comma_or_end);
  }
  return Cakes(std::move(cakes));
}

std::string Cakes::text() const {
  std::string out;
  for (const Sheet& cake : cakes_) out += (out.empty() ? "" : ",") + text_of(cake);
  return out;
}

std::string Cakes::key() const {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> sorted;
  for (const Sheet& cake : cakes_) sorted.emplace_back(cake.w, cake.h);
  put_in_order(sorted);
  std::string key;
  for (const auto& [w, h] : sorted)
    for (const std::uint32_t side : {w, h}) {
      key += static_cast<char>(side & 0xFF);
      key += static_cast<char>(side >> 8);
    }
  return key;
}

void Cakes::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::sheet)).key("sheets").begin_array();
  for (const Sheet& cake : cakes_) json.begin_object().key("w").number(cake.w).key("h").number(cake.h).end_object();
  json.end_array().key("over").boolean(false).end_object();
}

std::vector<Sheet> Cakes::pieces(const Sheet& cake, Player player, const std::vector<std::uint32_t>& sides) {
  std::vector<Sheet> out;
  for (const std::uint32_t side : sides)
    out.push_back(player == Player::left ? Sheet{side, cake.h} : Sheet{cake.w, side});
  return out;
}

Cakes Cakes::after(std::uint64_t cake, Player player, const std::vector<std::uint32_t>& sides) const {
  const std::vector<Sheet> made = pieces((*this)[cake], player, sides);
  Cakes next = *this;
  const auto at = next.cakes_.erase(next.cakes_.begin() + static_cast<std::ptrdiff_t>(cake));
  next.cakes_.insert(at, made.begin(), made.end());
  return next;
}

Phrase Cakes::part(std::uint64_t cake, Player player, const std::vector<std::uint32_t>& sides) const {
  Phrase part = Phrase(notation::sheet, {cake + 1}).add(text_of((*this)[cake]));
  for (const Sheet& piece : pieces((*this)[cake], player, sides)) part.add(text_of(piece));
  return part;
}

std::vector<Cakes> Cakes::each() const {
  std::vector<Cakes> out;
  for (const Sheet& cake : cakes_) out.push_back(Cakes({cake}));
  return out;
}

}  // namespace sg
