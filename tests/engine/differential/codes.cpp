// Any number of heaps under a code, played together: without any theorem.
#include <algorithm>
#include <map>

#include "boards/heaps/heaps.hpp"
#include "families.hpp"
#include "lost.hpp"
#include "octal.hpp"
#include "subject.hpp"

namespace sg::differential {
namespace {

using Sizes = std::vector<std::uint64_t>;  // descending

/// All partitions of up to a number of counters, smaller totals first, and the results of one move.
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
  // For equal totals, positions with more heaps come first.
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
  const std::vector<Digits> all = octal_codes();
  for (std::size_t c = first; c < all.size(); c += step) {
    Subject subject(name_of(all[c]), play, tally, 512);
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
        subject.is_worth(Heaps(positions[p]), Lost::value(lost[p]));
      else
        subject.is_won(Heaps(positions[p]), !lost_misere[p]);
    }
  }
}

}  // namespace

Evidence of_codes() {
  const auto halves = [](Play play, unsigned total) {
    return std::vector<std::function<void(Tally&)>>{[=](Tally& tally) { together(tally, play, total, 0, 2); },
                                                    [=](Tally& tally) { together(tally, play, total, 1, 2); }};
  };
  const unsigned total = extent(22u, 12u, 7u), total_misere = extent(16u, 9u, 6u);
  const auto of = [](const std::string& what, unsigned counters) {
    return what + " of every multiset of heaps of up to " + std::to_string(counters) + " counters under " +
           octal_words();
  };
  return {"play-codes",
          "positions of taking and breaking",
          {{"octal codes", of("value", total), "outcomes of all heaps played together, beside Nim heaps",
            halves(Play::normal, total)},
           {"octal codes misere", of("misere winner", total_misere), "misere outcomes of all heaps played together",
            halves(Play::misere, total_misere)}}};
}

}  // namespace sg::differential
