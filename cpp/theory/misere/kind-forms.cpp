#include "theory/misere/kind-forms.hpp"

namespace sg::misere {

bool KindForms::add(std::span<const Kind> sum, Adding& adding, Meter& meter) {
  for (; adding.parts < sum.size(); ++adding.parts) {
    const auto next = forms_.sum(adding.so_far, forms_of_[sum[adding.parts]], meter);
    if (!next) return false;
    adding.so_far = *next;
  }
  return true;
}

bool KindForms::grow(Kind wanted, Meter& meter) {
  while (forms_of_.size() < wanted) {
    const auto kind = static_cast<Kind>(forms_of_.size());
    if (meter.pauses() || !meter.spend()) return false;
    for (; options_.size() < kinds_.options(kind); option_ = {}) {
      if (!add(kinds_.option(kind, options_.size()), option_, meter)) return false;
      options_.push_back(option_.so_far);
    }
    forms_of_.push_back(forms_.with(std::exchange(options_, {})));
  }
  return true;
}

std::optional<Form> KindForms::of(const Word& sum, Meter& meter) {
  if (sum != sum_) {
    sum_ = sum;
    adding_ = {};
  }
  if (!grow(sum.empty() ? 0 : sum.back() + 1, meter) || !add(sum, adding_, meter)) return std::nullopt;
  return adding_.so_far;
}

}  // namespace sg::misere
