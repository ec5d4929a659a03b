// Classes of positions for the tests of misère play: heaps of codes, random sets of positions, and sums of them played
// by the definition.
#pragma once

#include <map>
#include <random>
#include <string>

#include "theory/codes/code.hpp"
#include "theory/misere/position-classes.hpp"

namespace sg::misere {

inline Code code_of_text(std::string_view text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  return Code::read(reader);
}

/// Adds the heaps up to `last` as kinds; returns each heap, from 0 on, as a sum of kinds.
inline std::vector<Word> add_heaps(PositionClasses& kinds, const Code& code, std::uint64_t last) {
  std::vector<Word> heaps{{}};
  for (std::uint64_t n = 1; n <= last; ++n) {
    std::vector<Word> options;
    each_kept(
        code, n, [](std::uint64_t) { return true; },
        [&](const std::vector<std::uint64_t>& parts) {
          Word& option = options.emplace_back();
          for (const std::uint64_t part : parts)
            option.insert(option.end(), heaps[static_cast<std::size_t>(part)].begin(),
                          heaps[static_cast<std::size_t>(part)].end());
          std::sort(option.begin(), option.end());
          return true;
        });
    heaps.push_back(options.empty() ? Word{} : Word{kinds.add(options)});
  }
  return heaps;
}

/// Returns a random set of kinds, closed under options and parts.
inline PositionClasses drawn_kinds(std::mt19937& random, Kind size) {
  PositionClasses kinds;
  for (Kind kind = 0; kind < size; ++kind) {
    std::vector<Word> options;
    for (unsigned i = 0; i <= random() % 4; ++i) {
      Word& option = options.emplace_back();
      for (unsigned parts = random() % 3; parts > 0 && kind > 0; --parts)
        option.push_back(static_cast<Kind>(random() % kind));
      std::sort(option.begin(), option.end());
    }
    kinds.add(options);
  }
  return kinds;
}

inline Word drawn_word(std::mt19937& random, Kind kinds, unsigned most) {
  Word word;
  for (unsigned parts = random() % (most + 1); parts > 0; --parts) word.push_back(static_cast<Kind>(random() % kinds));
  std::sort(word.begin(), word.end());
  return word;
}

inline Word sum_of_words(const Word& a, const Word& b) { return AsKinds().sum(a, b); }

/// Solver of whole sums under misère play by the definition.
class PlayedOut {
 public:
  explicit PlayedOut(const PositionClasses& kinds) : kinds_(kinds) {}

  std::vector<Word> options(const Word& sum) const {
    std::vector<Word> all;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      Word rest = sum;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      for (std::size_t k = 0; k < kinds_.options(sum[i]); ++k) {
        const auto option = kinds_.option(sum[i], k);
        all.push_back(sum_of_words(rest, {option.begin(), option.end()}));
      }
    }
    return all;
  }
  bool is_lost(const Word& sum) {
    if (const auto found = lost_.find(sum); found != lost_.end()) return found->second;
    const auto all = options(sum);
    const bool lost =
        !sum.empty() && std::none_of(all.begin(), all.end(), [this](const Word& o) { return is_lost(o); });
    return lost_[sum] = lost;
  }

 private:
  const PositionClasses& kinds_;
  std::map<Word, bool> lost_;
};

}  // namespace sg::misere
