#include "boards/strips/circle.hpp"

#include <algorithm>
#include <limits>

#include "boards/heaps/numbers.hpp"

namespace sg {

Circle Circle::read(Reader& reader) {
  reader.ignore_brackets();
  constexpr std::uint64_t most_coins = std::uint64_t{1} << 62;
  const bool joined = reader.eat("ring");
  std::uint64_t coins = 0;
  const auto admit = [&](std::uint64_t length, std::size_t start) {
    if (length > most_coins - coins) reader.too_big(start, Expected::most_coins, most_coins);
    coins += length;
  };
  std::vector<std::uint64_t> runs =
      read_numbers(reader, {Expected::length_of_run, Expected::how_many_runs, Expected::most_runs, most}, '\0', admit);
  if (joined && runs.empty()) reader.fail(Expected::length_of_run);
  if (!joined) runs.push_back(0);
  return Circle(std::move(runs));
}

std::uint64_t Circle::places() const {
  std::uint64_t places = runs_.size() - 1;
  for (const std::uint64_t length : runs_) places += length;
  return places;
}

std::vector<Circle::Run> Circle::runs() const {
  std::vector<Run> runs;
  std::uint64_t place = 0;
  for (const std::uint64_t length : runs_) {
    if (length > 0) runs.push_back({place, length});
    place += length + 1;
  }
  if (!whole() && runs_.front() > 0 && runs_.back() > 0) {
    const Run last = runs.back();
    runs.pop_back();
    runs.front() = {last.first, last.length + runs.front().length};
  }
  return runs;
}

std::string Circle::text() const {
  if (runs_.back() != 0 || whole()) return runs_ == std::vector<std::uint64_t>{0} ? "" : "ring " + list_text(runs_);
  return list_text({runs_.begin(), runs_.end() - 1});
}

std::string Circle::key() const {
  std::vector<std::uint64_t> lengths;
  for (const Run& run : runs()) lengths.push_back(run.length);
  std::sort(lengths.begin(), lengths.end());
  std::string key(whole() && !lengths.empty() ? "o" : "-");
  for (const std::uint64_t length : lengths) append_number(key, length);
  return key;
}

void Circle::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::circle)).key("runs").begin_array();
  for (const std::uint64_t length : runs_) json.number(length);
  json.end_array().end_object();
}

Phrase Circle::move_part(const Touch& touch) const {
  return Phrase(notation::run, {touch[0] + 1, (touch[0] + touch[1] - 1) % places() + 1});
}

Circle Circle::after(const Touch& touch) const {
  const std::uint64_t all = places();
  // Stretches that are taken, in the order of places: one, or two if the coins include the last place and the first.
  std::vector<Run> taken{{touch[0], std::min(touch[1], all - touch[0])}};
  if (taken[0].length < touch[1]) taken.insert(taken.begin(), {0, touch[1] - taken[0].length});
  std::vector<std::uint64_t> next;
  std::uint64_t place = 0;
  for (std::uint64_t length : runs_) {
    const std::uint64_t end = place + length;
    for (const Run& gone : taken) {
      if (gone.first < place || gone.first >= end) continue;
      next.push_back(gone.first - place);
      next.insert(next.end(), static_cast<std::size_t>(gone.length) - 1, 0);
      place = gone.first + gone.length;
    }
    next.push_back(end - place);
    place = end + 1;
  }
  return Circle(std::move(next));
}

}  // namespace sg
