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
      text += std::to_string(digits[i].stays) + (i == 0 ? "." : "");
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

// The famous codes, up to large heaps.

/// `each_option(n, to)` calls to(value) with the value of each option of a heap of n.
template <class EachOption>
void far(Tally& tally, const std::string& game, EachOption&& each_option) {
  const std::size_t size = extent(10'000u, 1'000u, 100u);
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
  far(tally, "kayles", [](const Values& value, std::size_t n, const auto& to) {
    for (std::size_t take = 1; take <= 2 && take <= n; ++take) split(value, n - take, to);
  });
}
/// One counter that stands alone, two from an end, three from anywhere.
void dawsons_chess(Tally& tally) {
  far(tally, "dawsons-chess", [](const Values& value, std::size_t n, const auto& to) {
    if (n == 1) to(0);
    if (n >= 2) to(value[n - 2]);
    if (n >= 3) split(value, n - 3, to);
  });
}
void dawsons_kayles(Tally& tally) {
  far(tally, "dawsons-kayles", [](const Values& value, std::size_t n, const auto& to) {
    if (n >= 2) split(value, n - 2, to);
  });
}
void treblecross(Tally& tally) {
  far(tally, "treblecross", [](const Values& value, std::size_t n, const auto& to) {
    if (n >= 3) split(value, n - 3, to);
  });
}
void grundy(Tally& tally) {
  far(tally, "grundy", [](const Values& value, std::size_t n, const auto& to) {
    for (std::size_t part = 1; 2 * part < n; ++part) to(value[part] ^ value[n - part]);
  });
}
void lasker(Tally& tally) {
  far(tally, "lasker", [](const Values& value, std::size_t n, const auto& to) {
    for (std::size_t keep = 0; keep < n; ++keep) to(value[keep]);
    for (std::size_t part = 1; 2 * part <= n; ++part) to(value[part] ^ value[n - part]);
  });
}

}  // namespace

Evidence of_heap_values() {
  const unsigned drawn = extent(1000u, 300u, 10u);
  const std::size_t last = extent(4000u, 1000u, 60u);
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
           {"famous codes",
            up_to(extent(10'000, 1'000, 100)) +
                "the rules of Kayles, Dawson's Chess, Dawson's Kayles, Treblecross, Grundy's and Lasker's game",
            again,
            {kayles, dawsons_chess, dawsons_kayles, treblecross, grundy, lasker}}}};
}

}  // namespace sg::differential
