#include "boards/strips/stairs.hpp"

#include "boards/heaps/numbers.hpp"

namespace sg {

Stairs Stairs::read(Reader& reader) {
  reader.ignore_brackets();
  // The total must fit, since all coins may meet on one step.
  constexpr std::uint64_t most_coins = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t coins = 0;
  const auto admit = [&](std::uint64_t more, std::size_t start) {
    if (more > most_coins - coins) reader.too_big(start, Expected::most_coins, most_coins);
    coins += more;
  };
  return Stairs(read_numbers(reader, {Expected::coins_on_step, Expected::how_many_steps, Expected::most_steps, most},
                             '\0', admit));
}

std::string Stairs::text() const { return list_text(steps_); }

std::string Stairs::key() const {
  std::size_t top = steps_.size();
  while (top > 0 && steps_[top - 1] == 0) --top;
  std::string key;
  for (std::size_t s = 0; s < top; ++s) append_number(key, steps_[s]);
  return key;
}

void Stairs::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::stairs)).key("steps").begin_array();
  for (const std::uint64_t n : steps_) json.number(n);
  json.end_array().end_object();
}

Phrase Stairs::move_part(const Touch& touch) const {
  const std::uint64_t step = touch[0];
  return Phrase(notation::step, {step + 1, step, (*this)[step] - touch[1]});
}

Stairs Stairs::after(const Touch& touch) const {
  const auto step = static_cast<std::size_t>(touch[0]);
  Stairs next = *this;
  if (step > 0) next.steps_[step - 1] += steps_[step] - touch[1];
  next.steps_[step] = touch[1];
  return next;
}

}  // namespace sg
