#include "by-value-alone.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "theory/codes/one-hot.hpp"

namespace sg {
namespace {

constexpr std::size_t margin = 2 * ByValueAlone::block;  // words without a heap, before that of heap 0
constexpr std::size_t narrow = 8;                        // columns of a short row
constexpr std::size_t chunk = 512;                       // pairs of one break before the next break is tried
constexpr std::size_t searches_per_batch = 8;  // values searched for one by one before many pairs are marked at once
constexpr std::size_t batch = 2048;            // pairs marked at once
constexpr std::uint64_t turns_a_block = 512;   // turns of a block, without those of its pairs

}  // namespace

ByValueAlone::ByValueAlone(SparseRules rules)
    : rules_(std::move(rules)),
      strict_(std::any_of(rules_.breaks.begin(), rules_.breaks.end(), [](const Break& b) { return !b.equal; })),
      values_(1),
      common_(1),
      marked_(1),
      stamped_(64) {
  reserve(4 * block, 0);
}

/// Doubles the capacity, or grows it to that of all values up to heap `last` if that is at least a quarter more.
void ByValueAlone::reserve(std::uint64_t size, std::uint64_t last) {
  const std::size_t before = backward_.size();
  if (size <= before) return;
  const std::uint64_t target = std::max<std::uint64_t>(before + before / 4, last + block);
  const auto capacity = static_cast<std::size_t>(std::max(size, std::min<std::uint64_t>(2 * before, target)));
  values_.reserve(capacity);
  backward_.insert(backward_.begin(), capacity - before, 0);
  for (Words& plane : words_) plane.resize(margin + capacity);
}

/// Doubles the number of planes, so that the nim-sum of any two values so far has a plane.
void ByValueAlone::widen() {
  const std::size_t planes = 2 * marked_.size();
  if (in_rows_) {
    words_.resize(2 * words_.size(), Words(margin + backward_.size()));
    rows_.resize(words_.size(), Words(block));
  }
  marked_.resize(planes);
  stamped_.resize(64 * planes);
  for (auto plane = static_cast<std::uint32_t>(common_.size()); plane < planes; ++plane)
    common_.push_back(common_bits(mask_, plane));
}

bool ByValueAlone::add(std::uint64_t last, Meter& meter) {
  const std::uint64_t first = values_.size();
  if (first >= next_choice_) choose_mask();
  turns_ = turns_a_block;
  reserve(first + block, last);
  for (Words& row : rows_) std::fill(row.begin(), row.end(), 0);
  if (in_rows_) mark_pairs<block>(first, 0, far_);
  recent_.clear();
  for (std::size_t column = 0; column < block && first + column <= last; ++column) {
    if (in_rows_ && column % narrow == 0) mark_pairs<narrow>(first, column, small_);
    const std::uint64_t n = first + column;
    for (std::uint32_t plane = 0; plane < marked_.size(); ++plane) marked_[plane] = marked_in_rows(plane, column);
    const std::uint32_t value = mex_of(n);
    const bool wide = value >= 64 * marked_.size();
    if (wide) widen();
    append(value);
    if (wide) break;
  }
  return meter.spend_turns(turns_);
}

/// Marks the pairs of `Width` heaps from first + column on with the rare heaps in `classes`, of size `Width` or more,
/// as rows.
template <std::size_t Width>
void ByValueAlone::mark_pairs(std::uint64_t first, std::size_t column, const std::vector<Class>& classes) {
  std::array<std::uint64_t, Width> row;
  for (const Class& equals : classes)
    for (std::size_t plane = 0; plane < words_.size(); ++plane) {
      row.fill(0);
      for (const Break& rule : rules_.breaks) {
        if (!rule.unequal || margin + first + column < rule.taken) continue;
        const std::uint64_t base = margin + first + column - rule.taken;
        for (const std::uint64_t r : equals.heaps) {
          if (r > base) break;
          const std::uint64_t* words = words_[plane].data() + (base - r);
          for (std::size_t i = 0; i < Width; ++i) row[i] |= words[i];
        }
        turns_ += Width * equals.heaps.size();
      }
      move_all(row, equals.value % 64);
      std::uint64_t* to = rows_[plane ^ folded(equals.value) / 64].data() + column;
      for (std::size_t i = 0; i < Width; ++i) to[i] |= row[i];
    }
}

/// Removes the dropped bit, which the other bits of a common value determine: two planes of values share one.
std::uint32_t ByValueAlone::folded(std::uint32_t value) const {
  if (dropped_ == 0) return value;
  const std::uint32_t low = dropped_ - 1;
  return (value >> 1 & ~low) | (value & low);
}

std::uint64_t ByValueAlone::marked_in_rows(std::uint32_t plane, std::size_t column) const {
  if (!in_rows_) return 0;
  const std::uint64_t row = rows_[folded(64 * plane) / 64][column];
  return dropped_ == 0 ? row : row & common_[plane];
}

void ByValueAlone::mark(std::uint32_t value) { marked_[value / 64] |= std::uint64_t{1} << value % 64; }

/// Marks the pairs of heap n with rare heaps one by one.
void ByValueAlone::mark_pairs_with(std::uint64_t n, const std::vector<Rare>& rare) {
  // Local copies: a written byte could alias any member, which would have to be loaded again.
  std::uint8_t* const stamped = stamped_.data();
  const std::uint8_t stamp = stamp_;
  for (const Break& rule : rules_.breaks) {
    if (!rule.unequal || n <= rule.taken) continue;
    const std::uint64_t rest = n - rule.taken;
    const std::uint16_t* others = backward_.data() + (backward_.size() - 1 - rest);
    std::size_t seen = 0;
    for (const auto& [heap, value] : rare) {
      if (heap >= rest) break;
      stamped[value ^ others[heap]] = stamp;
      ++seen;
    }
    turns_ += seen;
  }
}

std::uint32_t ByValueAlone::mex_of(std::uint64_t n) {
  if (++stamp_ == 0) {
    std::fill(stamped_.begin(), stamped_.end(), 0);
    stamp_ = 1;
  }
  if (mask_ != 0) {
    mark_pairs_with(n, near_);
    mark_pairs_with(n, recent_);
  }
  if (strict_) {  // two equal heaps may have been marked
    marked_[0] &= ~std::uint64_t{1};
    stamped_[0] = 0;
  }
  if (std::binary_search(rules_.clears.begin(), rules_.clears.end(), n)) mark(0);
  for (const std::uint64_t taken : rules_.takes)
    if (taken < n) mark(at(n - taken));
  for (const Break& rule : rules_.breaks)
    if (rule.equal && n > rule.taken && (n - rule.taken) % 2 == 0) mark(0);
  // If no value is common and there are many pairs, two thirds of them are marked at once. Then the least missing value
  // is searched for; after several such searches it pays to mark many pairs.
  std::uint64_t passed = 1;
  if (mask_ == 0 && marked_.size() > 1) mark_pairs_between(n, 1, passed = std::max<std::uint64_t>(1, n / 3));
  for (std::size_t tries = 1;; ++tries) {
    const std::uint32_t value = least_missing();
    if (is_common(value) || !reaches(n, value, passed)) return value;
    mark(value);
    if (tries % searches_per_batch != 0) continue;
    mark_pairs_between(n, passed, passed + batch);
    passed += batch;
  }
}

std::uint32_t ByValueAlone::least_missing() {
  for (std::size_t plane = 0; plane < marked_.size(); ++plane)
    if (~marked_[plane] != 0) {
      marked_[plane] |= equal_bytes(stamped_.data() + 64 * plane, stamp_);
      if (~marked_[plane] == 0) continue;
      return static_cast<std::uint32_t>(64 * plane + static_cast<std::size_t>(std::countr_one(marked_[plane])));
    }
  return static_cast<std::uint32_t>(64 * marked_.size());
}

/// Returns true if no pair in the block that was skipped could have this value; also for a value that has no plane.
bool ByValueAlone::is_common(std::uint32_t value) const {
  return value >= 64 * marked_.size() || (mask_ != 0 && is_odd(value & mask_));
}

/// Calls `look(rest, from, to)` for the pairs that each break leaves, with the smaller heap from `from` to below `to`,
/// until it returns true. Returns true if there are such pairs.
template <class Look>
bool ByValueAlone::each_break(std::uint64_t n, std::uint64_t from, std::uint64_t to, Look&& look) {
  bool any = false;
  for (const Break& rule : rules_.breaks) {
    if (!rule.unequal || n <= rule.taken) continue;
    const std::uint64_t rest = n - rule.taken;
    const std::uint64_t end = std::min(to, (rest + 1) / 2);
    if (from >= end) continue;
    any = true;
    turns_ += (end - from) / 8;
    if (look(rest, from, end)) break;
  }
  return any;
}

void ByValueAlone::mark_pairs_between(std::uint64_t n, std::uint64_t from, std::uint64_t to) {
  each_break(n, from, to, [&](std::uint64_t rest, std::uint64_t a, std::uint64_t end) {
    const std::uint16_t* one = values_.data();
    const std::uint16_t* other = backward_.data() + (backward_.size() - 1 - rest);
    std::uint8_t* const stamped = stamped_.data();
    const std::uint8_t stamp = stamp_;
    for (; a + 4 <= end; a += 4) {
      std::uint64_t four, others;
      std::memcpy(&four, one + a, 8);
      std::memcpy(&others, other + a, 8);
      for (four ^= others, others = 0; others < 4; ++others, four >>= 16) stamped[four & 0xFFFF] = stamp;
    }
    for (; a < end; ++a) stamped[one[a] ^ other[a]] = stamp;
    return false;
  });
}

bool ByValueAlone::reaches(std::uint64_t n, std::uint32_t value, std::uint64_t from) {
  bool found = false;
  const auto look = [&](std::uint64_t rest, std::uint64_t a, std::uint64_t end) {
    found = sums_to(value, rest, a, end);
    return found;
  };
  while (!found && each_break(n, from, from + chunk, look)) from += chunk;
  return found;
}

/// Returns true if heaps a and rest - a sum to the value for an a from `from` to below `to`.
bool ByValueAlone::sums_to(std::uint32_t value, std::uint64_t rest, std::uint64_t from, std::uint64_t to) const {
  constexpr std::size_t lanes = 64;
  const std::uint16_t* one = values_.data();
  const std::uint16_t* other = backward_.data() + (backward_.size() - 1 - rest);
  const auto target = static_cast<std::uint16_t>(value);
  std::uint64_t a = from;
  for (; a + lanes <= to; a += lanes) {
    std::uint16_t hits = 0;
    for (std::size_t i = 0; i < lanes; ++i) hits |= static_cast<std::uint16_t>((one[a + i] ^ other[a + i]) == target);
    if (hits != 0) return true;
  }
  for (; a < to; ++a)
    if ((one[a] ^ other[a]) == target) return true;
  return false;
}

void ByValueAlone::append(std::uint32_t value) {
  const std::size_t n = values_.size();
  values_.push_back(static_cast<std::uint16_t>(value));
  backward_[backward_.size() - 1 - n] = static_cast<std::uint16_t>(value);
  if (in_rows_) add_word(n);
  if (mask_ == 0 || is_odd(value & mask_)) return;
  add_rare(n);
  if (in_rows_) recent_.push_back({static_cast<std::uint32_t>(n), value});
}

void ByValueAlone::add_word(std::uint64_t n) {
  const std::uint32_t value = at(n);
  if (dropped_ != 0 && !is_odd(value & mask_)) return;
  words_[folded(value) / 64][static_cast<std::size_t>(margin + n)] = std::uint64_t{1} << value % 64;
}

void ByValueAlone::add_rare(std::uint64_t n) {
  const std::uint32_t value = at(n);
  if (!in_rows_ || n < narrow) return near_.push_back({static_cast<std::uint32_t>(n), value});
  std::vector<Class>& classes = n < block ? small_ : far_;
  auto found = std::find_if(classes.begin(), classes.end(), [&](const Class& c) { return c.value == value; });
  if (found == classes.end()) found = classes.insert(found, {value, {}});
  found->heaps.push_back(n);
}

/// Chooses the mask by costs: in rows a rare heap costs a few words; one by one about as much as a pair, and there are
/// half as many pairs as heaps.
void ByValueAlone::choose_mask() {
  next_choice_ *= 2;
  std::vector<std::int64_t> counts(64 * marked_.size(), 0);
  for (std::size_t n = 1; n < values_.size(); ++n) ++counts[values_[n]];
  transform(counts);
  const auto best = std::min_element(counts.begin() + 1, counts.end());
  const auto rare = static_cast<std::uint64_t>(counts[0] + *best) / 2;
  in_rows_ = 8 * rare * marked_.size() < values_.size();
  mask_ = in_rows_ || 10 * rare < values_.size() ? static_cast<std::uint32_t>(best - counts.begin()) : 0;
  common_.clear();
  for (std::uint32_t plane = 0; plane < marked_.size(); ++plane) common_.push_back(common_bits(mask_, plane));
  rebuild_words();
  near_.clear();
  small_.clear();
  far_.clear();
  if (mask_ == 0) return;
  for (std::size_t n = 1; n < values_.size(); ++n)
    if (!is_odd(values_[n] & mask_)) add_rare(n);
}

void ByValueAlone::rebuild_words() {
  words_.clear();
  dropped_ = in_rows_ && mask_ >= 64 ? std::bit_floor(mask_) : 0;
  if (!in_rows_) return;
  words_.resize(dropped_ == 0 ? marked_.size() : marked_.size() / 2, Words(margin + backward_.size()));
  rows_.assign(words_.size(), Words(block));
  // Skips heap 0: a break leaves two heaps, and a rare heap with heap 0 would be only one.
  for (std::size_t n = 1; n < values_.size(); ++n) add_word(n);
}

}  // namespace sg
