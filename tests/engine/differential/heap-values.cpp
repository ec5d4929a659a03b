// Large single heaps: their values by the theorem of sums, calculated again independently, one after the other.
#include <algorithm>

#include "boards/heaps/heaps.hpp"
#include "families.hpp"
#include "lost.hpp"
#include "octal.hpp"
#include "random.hpp"
#include "subject.hpp"

namespace sg::differential {
namespace {

void long_heaps(Tally& tally, std::size_t first, std::size_t step) {
  const std::vector<Digits> all = octal_codes();
  const std::size_t size = extent(2000u, 300u, 40u);
  for (std::size_t c = first; c < all.size(); c += step) {
    const Digits& digits = all[c];
    std::vector<std::uint32_t> beside(size + 1, 0);
    LostBeside lost;
    Subject subject(name_of(digits), Play::normal, tally, 512);
    for (std::size_t n = 0; n <= size; ++n) {
      for (std::size_t take = 0; take < digits.size() && take <= n; ++take) {
        const std::size_t rest = n - take;
        if ((digits[take] & 1) != 0 && take > 0 && rest == 0) lost.by_move_to(0);
        if ((digits[take] & 2) != 0 && take > 0 && rest > 0) lost.by_move_to(beside[rest]);
        if ((digits[take] & 4) != 0)
          for (std::size_t part = 1; 2 * part <= rest; ++part) lost.by_move_to(beside[part] ^ beside[rest - part]);
      }
      beside[n] = lost.settle();
      subject.is_worth(Heaps({n}), beside[n]);
    }
  }
}

// Longer random codes with marks, whose tables grow in steps of any length.

/// Heaps that may stay when a digit's counters are gone, and for two heaps which: "!" unequal, "?" not all equal, "="
/// equal ones.
struct MarkedDigit {
  unsigned stays;  // bit r: r heaps
  char mark;       // '\0' for none
  bool allows(std::size_t part, std::size_t other) const {
    return mark == '\0' || (mark == '=' ? part == other : part != other);
  }
};
struct MarkedCode {
  std::vector<MarkedDigit> digits;  // for 0 counters, 1, ..
  std::string text() const {
    std::string text = "take-and-break(";
    for (std::size_t i = 0; i < digits.size(); ++i) {
      text += "0123456789ABCDEFGHIJKLMNOPQRSTUV"[digits[i].stays];
      if (i == 0) text += '.';
      if (digits[i].mark != '\0') text.insert(text.size() - (i == 0 ? 1 : 0), 1, digits[i].mark);
    }
    return text + ')';
  }
};
/// In some codes two heaps stay only after an odd number of counters, in others after an even one: their heaps split by
/// parity.
MarkedCode marked_code(Random& random) {
  MarkedCode code{{{random.below(4) == 0 ? 4u : 0u, '\0'}}};
  const std::uint64_t parity = random.below(4);
  for (std::size_t left = 1 + random.below(7); left > 0; --left) {
    const auto stays = static_cast<unsigned>(random.below(8));
    code.digits.push_back({parity < 2 && code.digits.size() % 2 != parity ? stays & 3u : stays, '\0'});
  }
  for (MarkedDigit& digit : code.digits)
    if (digit.stays >= 4 && random.below(4) == 0) digit.mark = "!?="[random.below(3)];
  return code;
}

void marked(Tally& tally, std::uint64_t seed, unsigned count, std::size_t size) {
  Random random(seed);
  for (; count > 0; --count) {
    const MarkedCode code = marked_code(random);
    std::vector<std::uint32_t> beside(size + 1, 0);
    LostBeside lost;
    for (std::size_t n = 0; n <= size; ++n) {
      for (std::size_t take = 0; take < code.digits.size() && take <= n; ++take) {
        const MarkedDigit& digit = code.digits[take];
        const std::size_t rest = n - take;
        if ((digit.stays & 1) != 0 && take > 0 && rest == 0) lost.by_move_to(0);
        if ((digit.stays & 2) != 0 && take > 0 && rest > 0) lost.by_move_to(beside[rest]);
        if ((digit.stays & 4) != 0)
          for (std::size_t part = 1; 2 * part <= rest; ++part)
            if (digit.allows(part, rest - part)) lost.by_move_to(beside[part] ^ beside[rest - part]);
      }
      beside[n] = lost.settle();
    }
    Subject subject(code.text(), Play::normal, tally, 1024);
    const std::size_t leap = std::size_t{1} << random.below(10);
    // The largest heap of each step first, so that the table grows to it at once.
    for (std::size_t from = 0; from <= size; from += leap)
      for (std::size_t n = std::min(size, from + leap - 1) + 1; n-- > from;) subject.is_worth(Heaps({n}), beside[n]);
  }
}

// Codes that may leave three or four heaps, whose values are found from sets of xors.

/// Adds, as options that are lost beside their value, all sets of so many heaps of a total that a mark allows.
void parted(const std::vector<std::uint32_t>& value, std::size_t heaps, std::size_t total, char mark,
            LostBeside& lost) {
  std::array<std::size_t, 4> parts{};
  const auto place = [&](const auto& self, std::size_t at, std::size_t rest, std::uint32_t sum) -> void {
    if (at + 1 < heaps) {
      for (std::size_t part = at == 0 ? 1 : parts[at - 1]; part * (heaps - at) <= rest; ++part) {
        parts[at] = part;
        self(self, at + 1, rest - part, sum ^ value[part]);
      }
      return;
    }
    parts[at] = rest;
    const auto end = parts.begin() + static_cast<std::ptrdiff_t>(heaps);
    const bool same = parts[0] == rest, unequal = std::adjacent_find(parts.begin(), end) == end;
    if (heaps == 1 || mark == '\0' || (mark == '=' ? same : mark == '?' ? !same : unequal))
      lost.by_move_to(sum ^ value[rest]);
  };
  if (heaps <= total) place(place, 0, total, 0);
}

void many_heaps(Tally& tally, std::uint64_t seed, unsigned count, std::size_t size) {
  Random random(seed);
  for (; count > 0; --count) {
    MarkedCode code{{{0, '\0'}}};
    for (std::size_t left = 1 + random.below(3); left > 0; --left)
      code.digits.push_back(
          {static_cast<unsigned>(random.below(32)), random.below(4) == 0 ? "!?="[random.below(3)] : '\0'});
    code.digits.back().stays |= 8;
    std::vector<std::uint32_t> beside(size + 1, 0);
    LostBeside lost;
    Subject subject(code.text(), Play::normal, tally, 64);
    for (std::size_t n = 0; n <= size; ++n) {
      for (std::size_t take = 1; take < code.digits.size() && take <= n; ++take) {
        const MarkedDigit& digit = code.digits[take];
        if ((digit.stays & 1) != 0 && take == n) lost.by_move_to(0);
        for (std::size_t heaps = 1; heaps <= 4; ++heaps)
          if ((digit.stays >> heaps & 1) != 0) parted(beside, heaps, n - take, digit.mark, lost);
      }
      beside[n] = lost.settle();
      subject.is_worth(Heaps({n}), beside[n]);
    }
  }
}

// The famous codes, up to large heaps.

/// `each_option(n, to)` calls to(value) with the value of each option of a heap of n.
std::size_t famous_size() { return extent(10'000u, 1'000u, 100u); }

template <class EachOption>
void far(Tally& tally, const std::string& game, std::size_t size, EachOption&& each_option) {
  std::vector<std::uint32_t> beside(size + 1, 0);
  LostBeside lost;
  Subject subject(game, Play::normal, tally, 64);
  for (std::size_t n = 0; n <= size; ++n) {
    each_option(beside, n, [&](std::uint32_t value) { lost.by_move_to(value); });
    beside[n] = lost.settle();
    subject.is_worth(Heaps({n}), beside[n]);
  }
}
using Values = std::vector<std::uint32_t>;

/// Two heaps of `rest` together, either of which may be empty.
template <class To>
void split(const Values& value, std::size_t rest, const To& to) {
  for (std::size_t part = 0; 2 * part <= rest; ++part) to(value[part] ^ value[rest - part]);
}
void kayles(Tally& tally) {
  far(tally, "kayles", famous_size(), [](const Values& value, std::size_t n, const auto& to) {
    for (std::size_t take = 1; take <= 2 && take <= n; ++take) split(value, n - take, to);
  });
}
/// One counter that stands alone, two from an end, three from anywhere.
void dawsons_chess(Tally& tally) {
  far(tally, "dawsons-chess", famous_size(), [](const Values& value, std::size_t n, const auto& to) {
    if (n == 1) to(0);
    if (n >= 2) to(value[n - 2]);
    if (n >= 3) split(value, n - 3, to);
  });
}
void dawsons_kayles(Tally& tally) {
  far(tally, "dawsons-kayles", famous_size(), [](const Values& value, std::size_t n, const auto& to) {
    if (n >= 2) split(value, n - 2, to);
  });
}
void treblecross(Tally& tally) {
  far(tally, "treblecross", famous_size(), [](const Values& value, std::size_t n, const auto& to) {
    if (n >= 3) split(value, n - 3, to);
  });
}
void grundy(Tally& tally) {
  far(tally, "grundy", famous_size(), [](const Values& value, std::size_t n, const auto& to) {
    for (std::size_t part = 1; 2 * part < n; ++part) to(value[part] ^ value[n - part]);
  });
}
void lasker(Tally& tally) {
  far(tally, "lasker", famous_size(), [](const Values& value, std::size_t n, const auto& to) {
    for (std::size_t keep = 0; keep < n; ++keep) to(value[keep]);
    for (std::size_t part = 1; 2 * part <= n; ++part) to(value[part] ^ value[n - part]);
  });
}

}  // namespace

Evidence of_heap_values() {
  const unsigned drawn = extent(1000u, 300u, 10u);
  const std::size_t last = extent(4000u, 1000u, 60u);
  const unsigned few = extent(200u, 40u, 4u);
  const std::size_t parts = extent(100u, 50u, 24u), far_parts = extent(3000u, 1200u, 60u);
  const auto up_to = [](std::size_t n) { return "value of one heap of 0 to " + std::to_string(n) + " under "; };
  const std::string again = "a second implementation: values of splits by xor, one heap after the other";
  return {"heap-values",
          "heaps under codes",
          {{"octal codes, far",
            up_to(extent(2000, 300, 40)) + octal_words(),
            again,
            {[](Tally& tally) { long_heaps(tally, 0, 2); }, [](Tally& tally) { long_heaps(tally, 1, 2); }}},
           {"codes by chance",
            up_to(last) + std::to_string(2 * drawn) + " codes of up to seven digits with marks, asked for in leaps",
            again,
            {[=](Tally& tally) { marked(tally, 20261123, drawn, last); },
             [=](Tally& tally) { marked(tally, 20261124, drawn, last); }}},
           {"codes that leave three and four heaps",
            up_to(parts) + std::to_string(2 * few) + " codes of up to three digits with marks, and up to " +
                std::to_string(far_parts) + " under 0.9",
            again,
            {[=](Tally& tally) { many_heaps(tally, 20261130, few, parts); },
             [=](Tally& tally) { many_heaps(tally, 20261201, few, parts); },
             [=](Tally& tally) {
               far(tally, "take-and-break(0.9)", far_parts, [](const Values& value, std::size_t n, const auto& to) {
                 if (n == 1) to(0);
                 for (std::size_t a = 1; 3 * a < n; ++a)
                   for (std::size_t b = a; a + 2 * b < n; ++b) to(value[a] ^ value[b] ^ value[n - 1 - a - b]);
               });
             }}},
           {"famous codes",
            up_to(famous_size()) +
                "the rules of Kayles, Dawson's Chess, Dawson's Kayles, Treblecross, Grundy's and Lasker's game",
            again,
            {kayles, dawsons_chess, dawsons_kayles, treblecross, grundy, lasker}}}};
}

}  // namespace sg::differential
