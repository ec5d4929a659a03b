#include "boards/misc/draft.hpp"

#include <algorithm>
#include <optional>

#include "core/game/small-sort.hpp"

namespace sg {
namespace {

constexpr std::size_t pairs_of(std::size_t generals) { return generals * (generals - 1) / 2; }

/// Returns the number of generals with that many pairs, nullopt unless it is even and at least 4.
std::optional<std::size_t> generals_of(std::size_t pairs) {
  std::size_t n = 4;
  while (pairs_of(n) < pairs) n += 2;
  return pairs_of(n) == pairs ? std::optional(n) : std::nullopt;
}

}  // namespace

Strengths Strengths::read(Reader& reader) {
  struct Typed {
    std::uint32_t strength;
    std::size_t at;
  };
  std::vector<Typed> typed;
  std::vector<std::size_t> rows;  // number of strengths before each "/"
  while (!reader.done() && reader.peek() != ';') {
    const std::size_t at = reader.at();
    if (typed.size() > pairs_of(most)) reader.too_big(at, Expected::most_generals, most);
    typed.push_back({static_cast<std::uint32_t>(reader.number(Expected::strength, most_strength)), at});
    if (reader.eat('/')) rows.push_back(typed.size());
    reader.eat(',');
  }
  auto generals = generals_of(typed.size());
  if (const auto counted = typed.empty() ? std::nullopt : generals_of(typed.size() - 1);
      !generals && counted && *counted == typed.front().strength) {
    generals = counted;
    typed.erase(typed.begin());
  }
  if (!generals) reader.fail(Expected::strengths_of_pairs);
  Strengths all;
  all.size_ = *generals;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i] != all.index(i + 1, i + 2)) reader.fail_at(typed[rows[i] - 1].at, Expected::shorter_rows);
  for (const Typed& t : typed) all.flat_.push_back(t.strength);
  put_in_order(
      typed, [](const Typed& a, const Typed& b) { return std::pair(a.strength, a.at) < std::pair(b.strength, b.at); });
  for (std::size_t i = 1; i < typed.size(); ++i)
    if (typed[i].strength == typed[i - 1].strength) reader.fail_at(typed[i].at, Expected::new_strength);
  all.partners_.resize(all.size_);
  for (General a = 0; a < all.size_; ++a) {
    for (General b = 0; b < all.size_; ++b)
      if (a != b) all.partners_[a].push_back(b);
    put_in_order(all.partners_[a], [&](General b, General c) { return all.of(a, b) > all.of(a, c); });
  }
  return all;
}

std::string Strengths::text() const {
  std::string out;
  std::size_t before = 0;
  each([&](std::size_t row, std::uint32_t strength) {
    (out += out.empty() ? "" : row == before ? "," : "/") += std::to_string(strength);
    before = row;
  });
  return out;
}

Draft Draft::read(Reader& reader) {
  Draft draft(std::make_shared<Strengths>(Strengths::read(reader)));
  if (!reader.eat(';')) return draft;
  while (!reader.done()) {
    const std::size_t at = reader.at();
    const std::uint64_t general = reader.number(Expected::general);
    if (general == 0 || general > draft.strengths_->size())
      reader.fail_at(at, {Expected::general_up_to, draft.strengths_->size()});
    if (draft.picks_.size() == draft.strengths_->size()) reader.fail_at(at, Expected::end_of_draft);
    draft.picks_.push_back(static_cast<General>(general - 1));
    reader.eat(',');
  }
  return draft;
}

std::vector<bool> Draft::taken() const {
  std::vector<bool> taken(strengths_->size());
  for (const General general : picks_) taken[general] = true;
  return taken;
}

std::string Draft::text() const {
  std::string out = strengths_->text();
  for (std::size_t i = 0; i < picks_.size(); ++i) (out += i == 0 ? ';' : ',') += std::to_string(picks_[i] + 1);
  return out;
}

std::string Draft::key() const {
  std::string sides(strengths_->size(), '\0');
  for (std::size_t i = 0; i < picks_.size(); ++i) sides[picks_[i]] = i % 2 == 0 ? '\1' : '\2';
  strengths_->each([&](std::size_t, std::uint32_t strength) {
    for (int shift = 0; shift < 32; shift += 8) sides += static_cast<char>(strength >> shift & 0xFF);
  });
  return sides;
}

void Draft::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::draft)).key("rows").begin_array().begin_array();
  std::size_t before = 0;
  strengths_->each([&](std::size_t row, std::uint32_t strength) {
    if (row != before) json.end_array().begin_array();
    json.number(strength);
    before = row;
  });
  json.end_array().end_array().key("picks").begin_array();
  for (const General general : picks_) json.index(general);
  json.end_array().end_object();
}

Draft Draft::after(const Touch& touch) const {
  Draft next = *this;
  next.picks_.push_back(static_cast<General>(touch[0]));
  return next;
}

}  // namespace sg
