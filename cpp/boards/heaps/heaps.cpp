#include "boards/heaps/heaps.hpp"

#include <algorithm>

#include "boards/heaps/numbers.hpp"
#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE Heaps Heaps::read(Reader& reader) {
  reader.ignore_brackets();
  constexpr ListOf list{Expected::heap_size, Expected::how_many_heaps, Expected::most_heaps, most};
  Heaps heaps;
  std::size_t open = 0;  // index of the first heap in the open bracket, plus 1; 0 if none is open
  while (!reader.done()) {
    if (open == 0 && reader.eat('(')) open = heaps.size() + 1;
    const auto [size, copies] = read_entry(reader, list, heaps.size());
    heaps.sizes_.insert(heaps.sizes_.end(), copies, size);
    if (open != 0 && reader.eat(')')) {
      heaps.join(open - 1, heaps.size());
      open = 0;
    }
    expect_next(reader, '(');
  }
  if (open != 0) reader.expect(')');
  return heaps;
}

void Heaps::join(std::size_t from, std::size_t to) {
  joins_.resize(sizes_.size());
  for (std::size_t i = from + 1; i < to; ++i) joins_[i] = 1;
}

std::string Heaps::text() const {
  std::string out;
  for (std::size_t i = 0; i < sizes_.size();) {
    const bool opens = !joins(i) && joins(i + 1);
    std::size_t run = 1;
    const auto goes_on = [&](std::size_t j) {
      return j < sizes_.size() && sizes_[j] == sizes_[i] && joins(j) == joins(i) && (joins(j) || !joins(j + 1));
    };
    while (!opens && goes_on(i + run)) ++run;
    if (!out.empty()) out += ',';
    if (opens) out += '(';
    i += append_run(out, sizes_[i], run);
    if (joins(i - 1) && !joins(i)) out += ')';
  }
  return out;
}

std::string Heaps::key() const {
  std::vector<std::uint64_t> sorted;
  for (const std::uint64_t n : sizes_)
    if (n != 0) sorted.push_back(n);
  std::sort(sorted.begin(), sorted.end());
  std::string key;
  for (const std::uint64_t n : sorted) append_number(key, n);
  return key;
}

void Heaps::write(Json& json) const { write_open(json).end_object(); }

Json& Heaps::write_open(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::heaps)).key("sizes").begin_array();
  for (const std::uint64_t n : sizes_) json.number(n);
  return json.end_array();
}

Phrase Heaps::move_part(const Touch& touch, const PhraseRow& kind) const {
  Phrase part(kind, {touch[0] + 1, (*this)[touch[0]]});
  for (std::size_t i = 1; i < touch.size(); ++i) part.add(touch[i]);
  return part;
}

std::string_view Heaps::asks(const Touch& prefix) {
  return prefix.empty() ? "heap" : prefix.size() == 1 ? "kept" : "part";
}

Heaps Heaps::with(std::uint64_t i, std::span<const std::uint64_t> kept) const {
  const auto at = sizes_.begin() + static_cast<std::ptrdiff_t>(i);
  std::vector<std::uint64_t> next(sizes_.begin(), at);
  next.insert(next.end(), kept.begin(), kept.end());
  next.insert(next.end(), at + 1, sizes_.end());
  return Heaps(std::move(next));
}

Heaps Heaps::after_several(const Touch& touch) const {
  std::vector<std::uint64_t> sizes = sizes_;
  for (std::size_t i = 0; i < touch.size(); i += 2) sizes[static_cast<std::size_t>(touch[i])] = touch[i + 1];
  return Heaps(std::move(sizes));
}

Phrase Heaps::several_part(const Touch& touch) const {
  Phrase part(notation::heaps);
  for (std::size_t i = 0; i < touch.size(); i += 2) part.add(touch[i] + 1).add((*this)[touch[i]]).add(touch[i + 1]);
  return part;
}

std::vector<Heaps> Heaps::each() const {
  std::vector<Heaps> out;
  for (const std::uint64_t n : sizes_) out.push_back(Heaps({n}));
  return out;
}

std::optional<Count> Heaps::count_below(Count bound) const {
  std::vector<std::uint64_t> sizes = sizes_;
  std::sort(sizes.begin(), sizes.end());
  Count positions = 1;
  std::uint64_t run = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    // For the run-th of equal heaps of n: from the binomial of n + run - 1 over n to that of n + run.
    run = i > 0 && sizes[i] == sizes[i - 1] ? run + 1 : 1;
    positions = positions * (Count{sizes[i]} + run) / run;
    if (positions > bound) return std::nullopt;
  }
  return positions;
}

std::pair<std::size_t, Touch> Heaps::within(const Touch& touch) const {
  Touch own = touch;
  own[0] = 0;
  return {static_cast<std::size_t>(touch[0]), std::move(own)};
}

SG_MINSIZE Heaps Heaps::together(const Touch& touch) const {
  Heaps next = after(touch);
  next.joins_ = joins_;
  next.joins_.resize(size() + 1);
  const auto place = next.joins_.begin() + static_cast<std::ptrdiff_t>(touch[0]);
  if (touch.size() > 1) {
    next.joins_.insert(place + 1, touch.size() - 2, 1);
  } else {
    // The heap is gone; the next one may now open the bracket.
    place[1] = place[0] && place[1];
    next.joins_.erase(place);
  }
  next.joins_.resize(next.size());
  return next;
}

std::vector<Heaps> Heaps::components() const {
  std::vector<Heaps> out;
  out.reserve(sizes_.size());
  for (std::size_t i = 0; i < sizes_.size(); ++i) {
    if (!joins(i)) out.emplace_back();
    out.back().sizes_.push_back(sizes_[i]);
  }
  return out;
}

SG_MINSIZE void Heaps::each_small(unsigned total, const std::function<void(const Heaps&)>& visit) {
  for (unsigned n = 0; n <= total; ++n) {
    // Partitions of n, each from the previous one: the last part above 1 is lowered and the rest filled up with its
    // size.
    std::vector<std::uint64_t> parts;
    if (n > 0) parts.push_back(n);
    while (true) {
      visit(Heaps(parts));
      std::uint64_t loose = 0;
      for (; !parts.empty() && parts.back() == 1; parts.pop_back()) ++loose;
      if (parts.empty()) break;
      const std::uint64_t part = --parts.back();
      for (++loose; loose > 0; loose -= parts.back()) parts.push_back(loose < part ? loose : part);
    }
  }
}

}  // namespace sg
