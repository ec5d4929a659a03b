#include "boards/strips/row.hpp"

#include <algorithm>

namespace sg {

Row Row::read(Reader& reader) {
  std::string coins;
  while (!reader.done()) {
    const char c = reader.peek();
    if (c == 'H' || c == 'h' || c == '1')
      coins += 'H';
    else if (c == 'T' || c == 't' || c == '0')
      coins += 'T';
    else
      reader.fail(Expected::heads_or_tails);
    if (coins.size() > most) reader.too_big(reader.at(), Expected::most_coins, most);
    reader.eat(c);
  }
  return Row(std::move(coins));
}

std::size_t Row::heads() const { return static_cast<std::size_t>(std::count(coins_.begin(), coins_.end(), 'H')); }

std::vector<std::size_t> Row::heads_up_to() const {
  std::vector<std::size_t> last(heads_end(), heads_end());
  for (std::size_t i = 0; i < last.size(); ++i) last[i] = head(i) ? i : i > 0 ? last[i - 1] : last[i];
  return last;
}

Row Row::turned(const Touch& touch) const {
  Row next = *this;
  for (const std::uint64_t i : touch) {
    char& coin = next.coins_[static_cast<std::size_t>(i)];
    coin = coin == 'H' ? 'T' : 'H';
  }
  return next;
}

std::string Row::key() const { return coins_.substr(0, heads_end()); }

void Row::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::row)).key("coins").text(coins_).end_object();
}

Phrase Row::move_part(const Touch& touch) const {
  Phrase part(notation::coins);
  for (const std::uint64_t i : touch) part.add(i + 1).add(head(i) ? "H" : "T");
  return part;
}

}  // namespace sg
