// Octal codes d0.d1d2d3 with d0 0 or 4: bit r of dt lets t counters go and exactly r heaps stay.
#include <algorithm>
#include <array>
#include <map>

#include "../effort.hpp"
#include "asked.hpp"
#include "boards/heaps/heaps.hpp"
#include "families.hpp"
#include "lost.hpp"
#include "random.hpp"

namespace sg::differential {
namespace {

using Sizes = std::vector<std::uint64_t>;  // descending
using Digits = std::array<unsigned, 4>;

/// All of 0.d1d2d3 and of 4.d1d2d3 but the one without moves.
std::vector<Digits> codes() {
  std::vector<Digits> out;
  const unsigned step = extent(1u, 9u, 61u);
  for (unsigned code = 1; code < 1024; code += step)
    out.push_back({code / 512 * 4, code / 64 % 8, code / 8 % 8, code % 8});
  return out;
}

std::string text_of(const Digits& d) {
  return std::to_string(d[0]) + '.' + std::to_string(d[1]) + std::to_string(d[2]) + std::to_string(d[3]);
}
std::string name_of(const Digits& d) { return "take-and-break(" + text_of(d) + ')'; }

// Single heaps: what they are worth by the theorem of sums, made over once more, one value after the other.

void long_heaps(Tally& tally, std::size_t first, std::size_t step) {
  const std::vector<Digits> all = codes();
  const std::size_t size = extent(2000u, 300u, 40u);
  for (std::size_t c = first; c < all.size(); c += step) {
    const Digits& digits = all[c];
    std::vector<std::uint32_t> beside(size + 1, 0);
    LostBeside lost;
    Asked asked(name_of(digits), Play::normal, tally, 512);
    for (std::size_t n = 0; n <= size; ++n) {
      for (std::size_t take = 0; take < digits.size() && take <= n; ++take) {
        const std::size_t rest = n - take;
        if ((digits[take] & 1) != 0 && take > 0 && rest == 0) lost.by_move_to(0);
        if ((digits[take] & 2) != 0 && take > 0 && rest > 0) lost.by_move_to(beside[rest]);
        if ((digits[take] & 4) != 0)
          for (std::size_t part = 1; 2 * part <= rest; ++part) lost.by_move_to(beside[part] ^ beside[rest - part]);
      }
      beside[n] = lost.settle();
      asked.is_worth(Heaps({n}), beside[n]);
    }
  }
}

// Longer codes with marks, drawn by chance, whose tables grow by leaps of any length.

/// What a digit lets stay when its counters have gone, and of two heaps which: "!" unequal, "?" not all equal, "=" equal ones.
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
MarkedCode marked_code(Random& random) {
  MarkedCode code{{{random.below(4) == 0 ? 4u : 0u, '\0'}}};
  for (std::size_t left = 1 + random.below(7); left > 0; --left)
    code.digits.push_back({static_cast<unsigned>(random.below(8)), '\0'});
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
    Asked asked(code.text(), Play::normal, tally, 1024);
    const std::size_t leap = std::size_t{1} << random.below(10);
    // The farthest heap of each leap first, so that the table grows to it in one go.
    for (std::size_t from = 0; from <= size; from += leap)
      for (std::size_t n = std::min(size, from + leap - 1) + 1; n-- > from;) asked.is_worth(Heaps({n}), beside[n]);
  }
}

// Heaps in any number, played together: no theorem at all.

/// All heaps together up to a number of counters, smaller totals first, and what one move can make of them.
class Partitions {
 public:
  struct Option {
    unsigned take, heaps;  // which bit of which digit allows it
    std::size_t to;
  };
  explicit Partitions(unsigned total) {
    for (unsigned n = 0; n <= total; ++n) add({}, n, n);
    options_.resize(all_.size());
    for (std::size_t p = 0; p < all_.size(); ++p) link(p);
  }
  std::size_t size() const { return all_.size(); }
  const Sizes& operator[](std::size_t p) const { return all_[p]; }
  const std::vector<Option>& options(std::size_t p) const { return options_[p]; }

 private:
  void add(Sizes so_far, std::uint64_t left, std::uint64_t largest) {
    if (left == 0) {
      number_[so_far] = all_.size();
      all_.push_back(so_far);
    }
    for (std::uint64_t next = std::min(left, largest); next > 0; --next) {
      so_far.push_back(next);
      add(so_far, left - next, next);
      so_far.pop_back();
    }
  }
  void link(std::size_t p) {
    const Sizes& sizes = all_[p];
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      if (i > 0 && sizes[i] == sizes[i - 1]) continue;
      for (unsigned take = 0; take <= 3 && take <= sizes[i]; ++take) {
        const std::uint64_t rest = sizes[i] - take;
        if (take > 0 && rest == 0) reach(p, i, take, {});
        if (take > 0 && rest > 0) reach(p, i, take, {rest});
        for (std::uint64_t part = 1; 2 * part <= rest; ++part) reach(p, i, take, {part, rest - part});
      }
    }
  }
  void reach(std::size_t p, std::size_t i, unsigned take, const Sizes& kept) {
    Sizes to = all_[p];
    to.erase(to.begin() + static_cast<std::ptrdiff_t>(i));
    to.insert(to.end(), kept.begin(), kept.end());
    std::sort(to.rbegin(), to.rend());
    options_[p].push_back({take, static_cast<unsigned>(kept.size()), number_.at(to)});
  }

  std::vector<Sizes> all_;
  std::vector<std::vector<Option>> options_;
  std::map<Sizes, std::size_t> number_;
};

void together(Tally& tally, Play play, unsigned total, std::size_t first, std::size_t step) {
  const Partitions positions(total);
  // Of one total the positions with more heaps come first.
  std::vector<std::size_t> order(positions.size());
  for (std::size_t p = 0; p < order.size(); ++p) order[p] = p;
  const auto counters = [&](std::size_t p) {
    std::uint64_t sum = 0;
    for (const std::uint64_t n : positions[p]) sum += n;
    return sum;
  };
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(counters(a), positions[b].size()) < std::pair(counters(b), positions[a].size());
  });
  using Lost = Beside<std::uint64_t>;
  const std::vector<Digits> all = codes();
  for (std::size_t c = first; c < all.size(); c += step) {
    Asked asked(name_of(all[c]), play, tally, 512);
    std::vector<std::uint64_t> lost(positions.size(), 0);
    std::vector<bool> lost_misere(positions.size());
    for (const std::size_t p : order) {
      std::uint64_t options = 0;
      bool any = false, to_lost = false;
      for (const Partitions::Option& option : positions.options(p)) {
        if ((all[c][option.take] >> option.heaps & 1) == 0) continue;
        any = true;
        options |= lost[option.to];
        to_lost = to_lost || lost_misere[option.to];
      }
      lost[p] = Lost::lost(options);
      lost_misere[p] = !wins_misere(any, to_lost);
      if (play == Play::normal)
        asked.is_worth(Heaps(positions[p]), Lost::value(lost[p]));
      else
        asked.is_won(Heaps(positions[p]), !lost_misere[p]);
    }
  }
}

// The famous ones, far.

/// `each_option(n, to)` calls to(value) with what each option of a heap of n is worth.
template <class EachOption>
void far(Tally& tally, const std::string& game, EachOption&& each_option) {
  const std::size_t size = extent(10'000u, 1'000u, 100u);
  std::vector<std::uint32_t> beside(size + 1, 0);
  LostBeside lost;
  Asked asked(game, Play::normal, tally, 64);
  for (std::size_t n = 0; n <= size; ++n) {
    each_option(beside, n, [&](std::uint32_t value) { lost.by_move_to(value); });
    beside[n] = lost.settle();
    asked.is_worth(Heaps({n}), beside[n]);
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

Evidence of_codes() {
  const std::string all =
      is_long() ? "every code 0.d1d2d3 and 4.d1d2d3" : std::to_string(codes().size()) + " codes 0.d1d2d3 and 4.d1d2d3";
  const unsigned total = extent(22u, 12u, 7u), total_misere = extent(16u, 9u, 6u);
  const unsigned drawn = extent(500u, 20u, 2u);
  const std::size_t last = extent(4000u, 1000u, 60u);
  const auto in_parts = [](auto compare) {
    return std::vector<std::function<void(Tally&)>>{[=](Tally& tally) { compare(tally, 0, 2); },
                                                    [=](Tally& tally) { compare(tally, 1, 2); }};
  };
  return {
      "play-codes",
      "positions of taking and breaking",
      {{"octal codes", "value of one heap of 0 to " + std::to_string(extent(2000, 300, 40)) + " under " + all,
        "a second implementation: values of splits by xor, one heap after the other", in_parts(long_heaps)},
       {"codes by chance",
        "value of one heap of 0 to " + std::to_string(last) + " under " + std::to_string(2 * drawn) +
            " codes of up to seven digits with marks, asked for in leaps",
        "a second implementation: values of splits by xor, one heap after the other",
        {[=](Tally& tally) { marked(tally, 20261123, drawn, last); },
         [=](Tally& tally) { marked(tally, 20261124, drawn, last); }}},
       {"octal codes, all heaps",
        "value of every multiset of heaps of up to " + std::to_string(total) + " counters under " + all,
        "outcomes of all heaps played together, beside Nim heaps",
        in_parts([=](Tally& tally, std::size_t first, std::size_t step) {
          together(tally, Play::normal, total, first, step);
        })},
       {"octal codes misere",
        "misere winner of every multiset of heaps of up to " + std::to_string(total_misere) + " counters under " + all,
        "misere outcomes of all heaps played together",
        in_parts([=](Tally& tally, std::size_t first, std::size_t step) {
          together(tally, Play::misere, total_misere, first, step);
        })},
       {"famous codes",
        "value of one heap of 0 to " + std::to_string(extent(10'000, 1'000, 100)) +
            " in Kayles, Dawson's Chess, Dawson's Kayles, Treblecross, Grundy's and Lasker's game",
        "a second implementation of each game's own words",
        {kayles, dawsons_chess, dawsons_kayles, treblecross, grundy, lasker}}}};
}

}  // namespace sg::differential
