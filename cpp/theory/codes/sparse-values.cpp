#include "theory/codes/sparse-values.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "core/game/small-sort.hpp"
#include "core/text/minsize.hpp"
#include "theory/codes/one-hot.hpp"

namespace sg {
namespace {

constexpr std::size_t margin = 2 * SparseValues::block;  // words before that of heap 0
constexpr std::size_t chunk = 512;                       // pairs of one break before the next break is tried
constexpr std::size_t patience = 8;           // values searched for singly before many pairs are seen at once
constexpr std::size_t many = 2048;            // pairs seen at once
constexpr std::uint64_t turns_a_block = 512;  // in addition to its pairs
constexpr std::size_t seen_ahead = 512;       // heaps below this may be seen ahead
constexpr std::size_t lanes = 16;             // words of a row gathered at a time

bool all_take(const std::vector<Break>& breaks, std::uint64_t parity) {
  return std::all_of(breaks.begin(), breaks.end(), [&](const Break& b) { return !b.unequal || b.taken % 2 == parity; });
}

}  // namespace

SparseValues::SparseValues(SparseRules rules)
    : rules_(std::move(rules)),
      strict_(std::any_of(rules_.breaks.begin(), rules_.breaks.end(), [](const Break& b) { return !b.equal; })),
      tilt_(all_take(rules_.breaks, 1)   ? Split::even_heaps
            : all_take(rules_.breaks, 0) ? Split::odd_heaps
                                         : Split::none),
      values_(1),
      ends_(seen_ahead),
      seen_(1),
      stamped_(64) {
  split_.widen(1);
  hold(4 * block, 0);
}

/// Grows the tables, if `size` needs it, to twice their size or to what heap `last` needs, but by a quarter at least.
SG_MINSIZE void SparseValues::hold(std::uint64_t size, std::uint64_t last) {
  const std::size_t before = backward_.size();
  if (size <= before) return;
  const std::uint64_t wanted = std::max<std::uint64_t>(before + before / 4, std::min(last, most) + block);
  const auto capacity = static_cast<std::size_t>(std::max(size, std::min<std::uint64_t>(2 * before, wanted)));
  values_.reserve(capacity);
  backward_.insert(backward_.begin(), capacity - before, 0);
  for (Words& plane : words_) plane.resize(margin + capacity);
}

/// Doubles the planes, so that the sum of any two values so far has a plane.
SG_MINSIZE void SparseValues::widen() {
  const std::size_t planes = 2 * seen_.size();
  if (in_rows_) words_.resize(2 * words_.size(), Words(margin + backward_.size()));
  seen_.resize(planes);
  stamped_.resize(64 * planes);
  split_.widen(planes);
}

bool SparseValues::add(std::uint64_t last, Meter& meter) {
  const std::uint64_t first = values_.size();
  if (first >= next_choice_) choose_split();
  turns_ = turns_a_block;
  hold(first + block, last);
  if (in_rows_) {
    rows_.assign(block * words_.size() * (dropped_ == 0 ? 1 : 2), 0);
    see_pairs(first, rare_, 0);
    see_pairs(first, ahead_, rows_.size() / block - words_.size());
  }
  for (std::size_t column = 0; column < block && first + column <= last; ++column) {
    const std::uint32_t value = mex_of(first + column, column);
    const bool wide = value >= 64 * seen_.size();
    if (wide) widen();
    append(value);
    if (wide) break;
    if (in_rows_) see_pairs_after(first + column, column);
  }
  return meter.spend_turns(turns_);
}

/// Sees the pairs of a block with heaps of these classes, in its rows from `plane_to` on, except pairs within the
/// block.
void SparseValues::see_pairs(std::uint64_t first, const std::vector<Class>& classes, std::size_t plane_to) {
  for (std::size_t plane = 0; plane < words_.size(); ++plane) {
    Row row{};
    for (std::size_t c = 0; c < classes.size(); ++c) {
      const std::uint32_t value = classes[c].value;
      gather(first, plane, classes[c].heaps, row);
      // A row moved by one value is moved on to the next value, which differs in few bits.
      if (c + 1 < classes.size() && folded(classes[c + 1].value) / 64 == folded(value) / 64) {
        move_all(row, (value ^ classes[c + 1].value) % 64);
        continue;
      }
      move_all(row, value % 64);
      std::uint64_t* const to = rows_.data() + block * (plane_to + (plane ^ folded(value) / 64));
      for (std::size_t i = 0; i < block; ++i) to[i] |= row[i];
      row.fill(0);
    }
  }
}

void SparseValues::gather(std::uint64_t first, std::size_t plane, const std::vector<std::uint64_t>& heaps, Row& row) {
  for (const Break& rule : rules_.breaks) {
    if (!rule.unequal || margin + first < rule.taken) continue;
    const std::uint64_t base = margin + first - rule.taken;
    for (std::size_t from = 0; from < block; from += lanes) {
      std::array<std::uint64_t, lanes> gathered{};
      for (const std::uint64_t heap : heaps) {
        if (heap > base) break;
        const std::uint64_t* words = words_[plane].data() + (base - heap) + from;
        for (std::size_t i = 0; i < lanes; ++i) gathered[i] |= words[i];
      }
      for (std::size_t i = 0; i < lanes; ++i) row[from + i] |= gathered[i];
    }
    turns_ += block * heaps.size();
  }
}

/// Adds to the rows of later heaps of the block their pairs of n and a heap below `block`.
void SparseValues::see_pairs_after(std::uint64_t n, std::size_t column) {
  const std::uint32_t value = at(n);
  std::uint64_t* const rows = rows_.data() + column;
  const std::size_t end = block - column;
  const auto see_later = [&](std::size_t after, std::uint32_t sum) {
    rows[block * row_of(n + after, sum) + after] |= std::uint64_t{1} << sum % 64;
  };
  if (rows_.size() == block) {
    for (const auto& [after, other] : close_) {
      if (after >= end) break;
      rows[after] |= std::uint64_t{1} << (value ^ other) % 64;
    }
  } else {
    for (const auto& [after, other] : close_) {
      if (after >= end) break;
      see_later(after, value ^ other);
    }
  }
  if (split_.is_common(n, value)) return;
  for (const Break& rule : rules_.breaks)
    for (std::uint64_t heap = 1; rule.unequal && rule.taken + heap < end; ++heap)
      see_later(static_cast<std::size_t>(rule.taken + heap), value ^ at(heap));
}

/// Returns the value without the dropped bit, so that two planes become one: among the common values the other bits
/// determine it, and so they do among the rare ones.
std::uint32_t SparseValues::folded(std::uint32_t value) const {
  if (dropped_ == 0) return value;
  const std::uint32_t low = dropped_ - 1;
  return (value >> 1 & ~low) | (value & low);
}

std::size_t SparseValues::row_of(std::uint64_t n, std::uint32_t value) const {
  return folded(value) / 64 + (dropped_ == 0 || split_.is_common(n, value) ? 0 : words_.size());
}

void SparseValues::see_row(std::uint64_t n, std::size_t column) {
  for (std::uint32_t plane = 0; plane < seen_.size(); ++plane) {
    const std::size_t row = folded(64 * plane) / 64;
    seen_[plane] = rows_[block * row + column];
    if (dropped_ == 0) continue;
    const std::uint64_t common = split_.common(n, plane);
    seen_[plane] = (seen_[plane] & common) | (rows_[block * (row + words_.size()) + column] & ~common);
  }
}

bool SparseValues::has_equal_parts(std::uint64_t n) const {
  return strict_ && std::any_of(rules_.breaks.begin(), rules_.breaks.end(), [n](const Break& b) {
           return b.unequal && !b.equal && n > b.taken && (n - b.taken) % 2 == 0;
         });
}

void SparseValues::see(std::uint32_t value) { seen_[value / 64] |= std::uint64_t{1} << value % 64; }

/// Stamps the values of all pairs with a rare heap, one by one.
void SparseValues::stamp_rare_pairs(std::uint64_t n) {
  // Local copies: the compiler must assume that a write of a byte changes any member.
  std::uint8_t* const stamped = stamped_.data();
  const std::uint8_t stamp = stamp_;
  for (const Break& rule : rules_.breaks) {
    if (!rule.unequal || n <= rule.taken) continue;
    const std::uint64_t rest = n - rule.taken;
    const std::uint16_t* others = backward_.data() + (backward_.size() - 1 - rest);
    std::size_t seen = 0;
    for (const auto& [heap, value] : listed_) {
      if (heap >= rest) break;
      stamped[value ^ others[heap]] = stamp;
      ++seen;
    }
    turns_ += seen;
  }
}

std::uint32_t SparseValues::mex_of(std::uint64_t n, std::size_t column) {
  if (++stamp_ == 0) {
    std::fill(stamped_.begin(), stamped_.end(), 0);
    stamp_ = 1;
  }
  if (in_rows_) {
    see_row(n, column);
  } else {
    std::fill(seen_.begin(), seen_.end(), 0);
    stamp_rare_pairs(n);
  }
  if (has_equal_parts(n)) {
    seen_[0] &= ~std::uint64_t{1};
    stamped_[0] = 0;
  }
  if (!rules_.clears.empty() && n <= rules_.clears.back() &&
      std::binary_search(rules_.clears.begin(), rules_.clears.end(), n))
    see(0);
  for (const std::uint64_t taken : rules_.takes)
    if (taken < n) see(at(n - taken));
  for (const Break& rule : rules_.breaks)
    if (rule.equal && n > rule.taken && (n - rule.taken) % 2 == 0) see(0);
  // If no value is common and there are many pairs, two thirds of them are seen at once. The least value that is
  // missing is searched for; after some of these it pays to see many pairs.
  std::uint64_t passed = 1;
  if (split_.mask() == 0 && seen_.size() > 1) stamp_pairs_between(n, 1, passed = std::max<std::uint64_t>(1, n / 3));
  std::size_t tries = 0;
  bool stamps = !in_rows_;
  for (std::uint32_t plane = 0; plane < seen_.size(); ++plane) {
    std::uint64_t missing = ~seen_[plane];
    if (missing != 0 && stamps) missing &= ~equal_bytes(stamped_.data() + 64 * plane, stamp_);
    while (missing != 0) {
      const std::uint32_t value = 64 * plane + static_cast<std::uint32_t>(std::countr_zero(missing));
      // No pair of the block that could have a common value was left out.
      if (split_.is_common(n, value) || !reaches(n, value, passed)) return value;
      missing &= missing - 1;
      if (++tries % patience != 0) continue;
      stamp_pairs_between(n, passed, passed + many);
      passed += many;
      stamps = true;
      missing &= ~equal_bytes(stamped_.data() + 64 * plane, stamp_);
    }
  }
  return static_cast<std::uint32_t>(64 * seen_.size());
}

/// Calls `look(rest, from, end)` for the pairs of each break, the smaller heap from `from` to below `to`, until it
/// returns true. Returns true if there are any pairs.
template <class Look>
bool SparseValues::each_break(std::uint64_t n, std::uint64_t from, std::uint64_t to, Look&& look) {
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

void SparseValues::stamp_pairs_between(std::uint64_t n, std::uint64_t from, std::uint64_t to) {
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

bool SparseValues::reaches(std::uint64_t n, std::uint32_t value, std::uint64_t from) {
  bool found = false;
  const auto look = [&](std::uint64_t rest, std::uint64_t a, std::uint64_t end) {
    const std::uint64_t first = first_sum(value, rest, a, end);
    found = first < end;
    if (found && in_rows_ && first < ends_.size()) end_at(first);
    return found;
  };
  // A scan of whole blocks costs less than a narrow one.
  if (in_rows_ && from < block) {
    each_break(n, block, block + chunk, look);
    if (!found) each_break(n, from, block, look);
    from = block + chunk;
  }
  while (!found && each_break(n, from, from + chunk, look)) from += chunk;
  return found;
}

/// Counts a search that ended at a heap, which is seen ahead once a row would have cost less; a row costs more for a
/// heap that lies in the block as well.
void SparseValues::end_at(std::uint64_t heap) {
  const std::uint64_t price = next_choice_ / 256 * words_.size() * (heap < block ? 4 : 1);
  std::uint32_t& ends = ends_[static_cast<std::size_t>(heap)];
  if (++ends >= std::max<std::uint64_t>(price, 4)) see_ahead(heap), ends = 0;
}

void SparseValues::see_ahead(std::uint64_t heap) {
  if (split_.is_common(heap, at(heap))) put(ahead_, heap);
}

std::uint64_t SparseValues::first_sum(std::uint32_t value, std::uint64_t rest, std::uint64_t from,
                                      std::uint64_t to) const {
  constexpr std::size_t at_once = 64;
  const std::uint16_t* one = values_.data();
  const std::uint16_t* other = backward_.data() + (backward_.size() - 1 - rest);
  const auto wanted = static_cast<std::uint16_t>(value);
  std::uint64_t a = from;
  for (; a + at_once <= to; a += at_once) {
    std::uint16_t hits = 0;
    for (std::size_t i = 0; i < at_once; ++i) hits |= static_cast<std::uint16_t>((one[a + i] ^ other[a + i]) == wanted);
    if (hits != 0 && !in_rows_) return a;
    if (hits != 0) break;
  }
  while (a < to && (one[a] ^ other[a]) != wanted) ++a;
  return a;
}

void SparseValues::append(std::uint32_t value) {
  const std::size_t n = values_.size();
  values_.push_back(static_cast<std::uint16_t>(value));
  backward_[backward_.size() - 1 - n] = static_cast<std::uint16_t>(value);
  if (in_rows_) add_word(n);
  if (split_.mask() != 0 && !split_.is_common(n, value)) add_rare(n);
}

void SparseValues::add_word(std::uint64_t n) {
  const std::uint32_t value = at(n);
  if (dropped_ != 0 && !split_.is_common(n, value)) return;
  words_[folded(value) / 64][static_cast<std::size_t>(margin + n)] = std::uint64_t{1} << value % 64;
}

void SparseValues::add_rare(std::uint64_t n) {
  if (in_rows_) return put(rare_, n);
  listed_.push_back({static_cast<std::uint32_t>(n), at(n)});
}

/// Returns the rank of the class of a value: by planes, and in a plane by the place in the Gray code, so that
/// neighbours differ in few bits.
std::uint32_t SparseValues::place_of(std::uint32_t value) const {
  return folded(value) / 64 * 64 + gray_rank(value % 64);
}

void SparseValues::put(std::vector<Class>& classes, std::uint64_t heap) {
  const std::uint32_t value = at(heap);
  const auto is_of_value = [value](const Class& c) { return c.value == value; };
  const auto find = [&] { return std::find_if(classes.begin(), classes.end(), is_of_value); };
  if (find() == classes.end())
    add_in_order(classes, {value, {}},
                 [this](const Class& a, const Class& b) { return place_of(a.value) < place_of(b.value); });
  find()->heaps.push_back(heap);
  for (const Break& rule : rules_.breaks)
    if (rule.unequal && heap + rule.taken < block) {
      const auto after = static_cast<std::uint32_t>(heap + rule.taken);
      add_in_order(close_, {after, value}, [](const Known& a, const Known& b) { return a.heap < b.heap; });
    }
}

/// Chooses the split anew, and whether heaps are seen in rows: there a rare heap costs a few words, singly about as
/// much as any pair, of which there are half as many as heaps.
SG_MINSIZE void SparseValues::choose_split() {
  next_choice_ *= 2;
  Split best = Split::best(values_, seen_.size(), tilt_);
  const std::size_t words = best.mask() < 64 ? seen_.size() : seen_.size() / 2;
  const bool in_rows = 8 * best.rare() * words < values_.size();
  if (!in_rows && 10 * best.rare() >= values_.size()) {
    best = Split();
    best.widen(seen_.size());
  }
  std::fill(ends_.begin(), ends_.end(), 0);
  if (in_rows && in_rows_ && best == split_) return;
  split_ = std::move(best);
  in_rows_ = in_rows;
  lay_words();
  const std::vector<Class> ahead = std::move(ahead_);
  listed_.clear();
  rare_.clear();
  ahead_.clear();
  close_.clear();
  if (split_.mask() == 0) return;
  for (std::size_t n = 1; n < values_.size(); ++n)
    if (!split_.is_common(n, values_[n])) add_rare(n);
  for (const Class& equals : ahead)
    for (const std::uint64_t heap : equals.heaps) see_ahead(heap);
}

SG_MINSIZE void SparseValues::lay_words() {
  words_.clear();
  dropped_ = in_rows_ && split_.mask() >= 64 ? std::bit_floor(split_.mask()) : 0;
  if (!in_rows_) return;
  words_.resize(dropped_ == 0 ? seen_.size() : seen_.size() / 2, Words(margin + backward_.size()));
  // Heap 0 has no word: a rare heap with it would count as a pair, but a break leaves two heaps.
  for (std::size_t n = 1; n < values_.size(); ++n) add_word(n);
}

}  // namespace sg
