#include "solve/misere/forms-of-positions.hpp"

namespace sg {

Progress MisereForms::advance(const Sum& sum, Meter& meter) {
  if (const Progress state = list(sum, meter); state != Progress::done) return state;
  const auto form = of_kinds_.of(*word(sum), meter);
  if (!form) return Progress::working;
  form_ = *form;
  return Progress::done;
}

}  // namespace sg
