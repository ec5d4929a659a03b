#include "theory/misere/kind-forms.hpp"

namespace sg::misere {

/// All parts to `so_far_`.
bool KindForms::add(std::span<const Kind> sum, Meter& meter) {
  for (; parts_ < sum.size(); ++parts_) {
    const auto next = forms_.sum(so_far_, forms_of_[sum[parts_]], meter);
    if (!next) return false;
    so_far_ = *next;
  }
  return true;
}

bool KindForms::grow(Kind wanted, Meter& meter) {
  while (forms_of_.size() < wanted) {
    const auto kind = static_cast<Kind>(forms_of_.size());
    if (meter.pauses() || !meter.spend()) return false;
    for (; options_.size() < kinds_.options(kind); so_far_ = 0, parts_ = 0) {
      if (!add(kinds_.option(kind, options_.size()), meter)) return false;
      options_.push_back(so_far_);
    }
    forms_of_.push_back(forms_.with(std::exchange(options_, {})));
  }
  return true;
}

std::optional<Form> KindForms::of(const Word& sum, Meter& meter) {
  if (!grow(sum.empty() ? 0 : sum.back() + 1, meter) || !add(sum, meter)) return std::nullopt;
  parts_ = 0;
  return std::exchange(so_far_, 0);
}

}  // namespace sg::misere
