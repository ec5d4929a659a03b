#include "boards/grids/cakes.hpp"

#include <algorithm>

#include "core/game/small-sort.hpp"
#include "core/text/minsize.hpp"

namespace sg {
namespace {

/// Adds cakes from `least` on, in order of width and height. The recursion is as deep as a small area allows.
SG_MINSIZE void add_cakes(std::vector<Sheet>& chosen, const Sheet& least, unsigned area,
                          const std::function<void(const Cakes&)>& visit) {
  visit(Cakes(chosen));
  for (std::uint32_t w = least.w; w <= area; ++w)
    for (std::uint32_t h = w == least.w ? least.h : 1; w * h <= area; ++h) {
      chosen.push_back({w, h});
      add_cakes(chosen, {w, h}, area - w * h, visit);
      chosen.pop_back();
    }
}

}  // namespace

Cakes Cakes::read(Reader& reader, std::uint32_t most_side) {
  std::vector<Sheet> cakes;
  while (!reader.done()) {
    const std::size_t start = reader.at();
    Sheet cake;
    cake.w = static_cast<std::uint32_t>(reader.number(Expected::width, most_side));
    if (!reader.eat('X') && !reader.eat('*')) reader.expect('x');
    cake.h = static_cast<std::uint32_t>(reader.number(Expected::height, most_side));
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
    for (const std::uint32_t side : {w, h})
      for (unsigned shift = 0; shift < 32; shift += 8) key += static_cast<char>(side >> shift & 0xFF);
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

SG_MINSIZE void Cakes::each_small(unsigned area, const std::function<void(const Cakes&)>& visit) {
  std::vector<Sheet> chosen;
  add_cakes(chosen, {1, 1}, area, visit);
}

}  // namespace sg
