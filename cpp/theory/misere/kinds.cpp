#include "theory/misere/kinds.hpp"

namespace sg::misere {

bool is_below(const Word& a, const Word& b) {
  return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}

Kind Kinds::add(std::vector<Word> options) {
  std::sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
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

void Kinds::forget_last() {
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
  return {kinds->add(std::move(options.all))};
}

}  // namespace sg::misere
