#include "theory/misere/position-classes.hpp"

namespace sg::misere {

bool is_below(const Word& a, const Word& b) {
  return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}

namespace {

void tidy(std::vector<Word>& options) {
  std::sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
}

std::uint64_t hash_of(const std::vector<Word>& options) {
  std::uint64_t hash = options.size();
  const auto take = [&hash](std::uint64_t next) { hash = (hash ^ (hash >> 29) ^ next) * 0x9e3779b97f4a7c15U; };
  for (const Word& option : options) {
    take(~option.size());
    for (const Kind part : option) take(part);
  }
  return hash;
}

}  // namespace

Kind PositionClasses::with(std::vector<Word> options) {
  tidy(options);
  const std::uint64_t hash = hash_of(options);
  const auto [first, last] = by_options_.equal_range(hash);
  for (auto place = first; place != last; ++place) {
    const Kind kind = place->second;
    const auto is_own = [&](std::size_t i) {
      const auto own = option(kind, i);
      return std::equal(own.begin(), own.end(), options[i].begin(), options[i].end());
    };
    std::size_t alike = 0;
    if (this->options(kind) != options.size()) continue;
    while (alike < options.size() && is_own(alike)) ++alike;
    if (alike == options.size()) return kind;
  }
  return by_options_.emplace(hash, add(std::move(options)))->second;
}

Kind PositionClasses::add(std::vector<Word> options) {
  tidy(options);
  std::vector<Nimber> values;
  for (const Word& option : options) {
    parts_.insert(parts_.end(), option.begin(), option.end());
    of_option_.push_back(parts_.size());
    Nimber sum = 0;
    for (const Kind part : option) sum ^= values_[part];
    values.push_back(sum);
  }
  of_kind_.push_back(of_option_.size() - 1);
  values_.push_back(mex(values));
  return static_cast<Kind>(size() - 1);
}

void PositionClasses::forget_last() {
  of_kind_.back() = of_kind_[size() - 1];
  of_option_.resize(of_kind_.back() + 1);
  parts_.resize(of_option_.back());
  has_forgotten_ = true;
}

Word AsKinds::sum(const Word& a, const Word& b) const {
  Word sum(a.size() + b.size());
  std::merge(a.begin(), a.end(), b.begin(), b.end(), sum.begin());
  return sum;
}

Word AsKinds::worth(Options& options) const {
  if (options.all.empty()) return {};
  return {kinds->with(std::move(options.all))};
}

}  // namespace sg::misere
