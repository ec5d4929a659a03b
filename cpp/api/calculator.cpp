#include "api/calculator.hpp"

#include "core/game/negative.hpp"
#include "theory/partizan/value-faults.hpp"

namespace sg {
namespace {

/// "col:0-1", "-col:0-1" and the like, which no expression begins with.
bool is_address(std::string_view folded) {
  std::size_t from = folded.find_first_not_of(' ');
  if (from == folded.npos) return false;
  if (folded.substr(from).starts_with("turn=")) return true;
  if (folded[from] == '-') ++from;
  const std::size_t to = folded.find_first_of(":(", from);
  return to != folded.npos && find_game(folded.substr(from, to - from)).has_value();
}

partizan::Expression read(std::string_view raw) {
  return located(raw, [](std::string_view folded) {
    if (!is_address(folded)) return partizan::read_expression(folded);
    partizan::Step alone;
    alone.what = partizan::Step::Do::position;
    return partizan::Expression{{alone}, {{std::string(folded), 0}}};
  });
}

/// Places in the address become places in the whole.
Sum read_position(const partizan::Expression::Address& address) {
  try {
    Sum sum = read_address(address.text);
    for (const Component& c : sum)
      if (c.game->info().kind != Kind::nimber && c.game->info().kind != Kind::partizan)
        throw InputError{ErrorCode::bad_value, 0, {partizan::ValueFault::valued_position}};
    return sum;
  } catch (InputError& error) {
    if (error.at) *error.at += address.at;
    throw;
  }
}

std::vector<Sum> read_positions(std::string_view raw, const partizan::Expression& expression) {
  return located(raw, [&](std::string_view) {
    std::vector<Sum> sums;
    for (const auto& address : expression.addresses) sums.push_back(read_position(address));
    return sums;
  });
}

}  // namespace

AskedValue::AskedValue(std::string_view raw, Calculator& calculator)
    : raw_(raw),
      calculator_(calculator),
      expression_(read(raw)),
      sums_(read_positions(raw, expression_)),
      evaluation_(expression_, calculator.thermographs, calculator.weights) {}

Progress AskedValue::advance(Meter& meter) {
  if (value_) return Progress::done;
  while (values_.size() < sums_.size()) {
    const Progress state = calculator_.positions.advance(sums_[values_.size()], meter);
    if (state != Progress::done) return state;
    values_.push_back(*calculator_.positions.value(sums_[values_.size()]));
  }
  const Meter::Steady whole(meter);
  calculator_.forms.measure_by(meter);
  return on_forms([&] {
    value_ = located(raw_, [&](std::string_view) { return evaluation_.run(values_); });
    return Progress::done;
  });
}

AskedValue::Terms AskedValue::terms() {
  partizan::Forms& forms = calculator_.forms;
  Terms terms{{}, *value_};
  for (const auto& [n, is_negative] : partizan::signed_addresses(expression_)) {
    terms.rest = is_negative ? forms.sum(terms.rest, values_[n]) : forms.difference(terms.rest, values_[n]);
    for (const Component& c : moved_by(sums_[n], Player::left))
      terms.positions.push_back({is_negative ? negative_of(c.game) : c.game, c.position});
  }
  return terms;
}

const Sum* AskedValue::position() const {
  return expression_.steps.size() == 1 && sums_.size() == 1 ? &sums_[0] : nullptr;
}

}  // namespace sg
