#include "boards/grids/sheets.hpp"

#include <algorithm>

#include "core/game/small-sort.hpp"

namespace sg {

std::string text_of(const Sheet& sheet) { return std::to_string(sheet.w) + 'x' + std::to_string(sheet.h); }

Sheets Sheets::read(Reader& reader) {
  std::vector<Sheet> sheets;
  while (!reader.done()) {
    const std::size_t start = reader.at();
    Sheet sheet;
    sheet.w = static_cast<std::uint32_t>(reader.number(Expected::width, most_side));
    if (!reader.eat('X') && !reader.eat('*')) reader.expect('x');
    sheet.h = static_cast<std::uint32_t>(reader.number(Expected::height, most_side));
    if (sheet.w == 0 || sheet.h == 0) reader.fail_at(start, Expected::sides_from_1);
    if (sheet.unit() && !reader.eat('!')) reader.fail_at(start, Expected::sheet_to_cut);
    if (sheets.size() == most) reader.too_big(start, Expected::most_sheets, most);
    sheets.push_back(sheet);
    if (!reader.done() && !reader.eat(',') && !reader.at_number()) reader.fail(Expected::comma_or_end);
  }
  return Sheets(std::move(sheets));
}

bool Sheets::over() const {
  return std::any_of(sheets_.begin(), sheets_.end(), [](const Sheet& s) { return s.unit(); });
}

std::string Sheets::text() const {
  std::string out;
  for (const Sheet& sheet : sheets_) out += (out.empty() ? "" : ",") + text_of(sheet) + (sheet.unit() ? "!" : "");
  return out;
}

std::string Sheets::key() const {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> sorted;
  for (const Sheet& s : sheets_) sorted.emplace_back(std::max(s.w, s.h), std::min(s.w, s.h));
  put_in_order(sorted);
  std::string key;
  for (const auto& [w, h] : sorted)
    for (const std::uint32_t side : {w, h}) {
      key += static_cast<char>(side & 0xFF);
      key += static_cast<char>(side >> 8);
    }
  return key;
}

void Sheets::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::sheet)).key("sheets").begin_array();
  for (const Sheet& s : sheets_) json.begin_object().key("w").number(s.w).key("h").number(s.h).end_object();
  json.end_array().key("over").boolean(over()).end_object();
}

Phrase Sheets::move_part(const Touch& touch) const {
  const Sheet& sheet = (*this)[touch[0]];
  const auto [first, second] = sheet.cut(static_cast<std::uint32_t>(touch[1]));
  return Phrase(notation::sheet, {touch[0] + 1}).add(text_of(sheet)).add(text_of(first)).add(text_of(second));
}

Sheets Sheets::after(const Touch& touch) const {
  const auto [first, second] = (*this)[touch[0]].cut(static_cast<std::uint32_t>(touch[1]));
  Sheets next = *this;
  next.sheets_[static_cast<std::size_t>(touch[0])] = first;
  next.sheets_.insert(next.sheets_.begin() + static_cast<std::ptrdiff_t>(touch[0]) + 1, second);
  return next;
}

std::vector<Sheets> Sheets::each() const {
  std::vector<Sheets> out;
  for (const Sheet& s : sheets_) out.push_back(Sheets({s}));
  return out;
}

}  // namespace sg
