#include "request/values/value-query.hpp"

#include "request/address/address.hpp"
#include "solve/partizan/negative.hpp"
#include "theory/partizan/operations.hpp"
#include "theory/partizan/value-faults.hpp"

namespace sg {
namespace {

/// Returns true for a text such as "col:0-1" or "-col:0-1"; no expression begins like that.
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

/// Reads a position whose games all have values. Throws InputError with its place in the whole expression.
Sum read_position(const partizan::Expression::Address& address) {
  try {
    Sum sum = read_address(address.text);
    for (const Component& c : sum)
      if (c.game->info().game_class != GameClass::nimber && c.game->info().game_class != GameClass::partizan)
        throw InputError(ErrorCode::bad_value, 0, {partizan::ValueFault::valued_position});
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

ValueQuery::ValueQuery(std::string_view raw, ValueCalculator& calculator)
    : raw_(raw), calculator_(calculator), expression_(read(raw)), sums_(read_positions(raw, expression_)) {}

Progress ValueQuery::find_positions(Meter& meter) {
  std::size_t i = 0;
  for (const Sum& sum : sums_)
    for (const Component& c : sum) {
      if (i++ < found_) continue;
      if (const Progress state = calculator_.positions.advance({c}, meter); state != Progress::done) return state;
      ++found_;
    }
  return Progress::done;
}

void ValueQuery::evaluate() {
  std::vector<Part> parts;
  const auto value_of = [&](const auto& position) { return *calculator_.positions.value(position); };
  std::vector<partizan::Form> values(sums_.size());
  for (const partizan::Term& term : terms_) {
    if (const auto n = term.address()) {
      for (const Component& c : sums_[*n]) parts.push_back({value_of(c), term.count, c});
      continue;
    }
    for (const partizan::Step& step : term.steps)
      if (step.what == partizan::Step::Do::position) {
        const auto n = static_cast<std::size_t>(step.n);
        values[n] = value_of(sums_[n]);
      }
    partizan::Evaluation evaluation(term.steps, calculator_.thermographs, calculator_.weights);
    parts.push_back({evaluation.run(values), term.count});
    if (const auto* const options = evaluation.options(); options != nullptr && terms_.size() == 1 && term.count == 1)
      options_ = *options;
  }
  parts_ = std::move(parts);
}

Progress ValueQuery::find_parts(Meter& meter) {
  if (!parts_.empty()) return Progress::done;
  if (const Progress state = find_positions(meter); state != Progress::done) return state;
  const Meter::NoPauseScope whole(meter);
  calculator_.forms.measure_by(meter);
  const Progress state = on_forms([&] {
    located(raw_, [&](std::string_view) { evaluate(); });
    return Progress::done;
  });
  if (state == Progress::done) bounds_ = calculator_.bounds(parts(), meter);
  return state;
}

std::vector<partizan::Part> ValueQuery::parts() const {
  std::vector<partizan::Part> parts;
  for (const auto& [value, count, position] : parts_) parts.push_back({value, count});
  return parts;
}

partizan::Form ValueQuery::total(bool with_positions) {
  partizan::Forms& forms = calculator_.forms;
  partizan::Form total = forms.zero();
  for (const auto& [value, count, position] : parts_)
    if (with_positions || !position || (count != 1 && count != -1))
      total = forms.sum(total, partizan::multiple(forms, count, value));
  return total;
}

Progress ValueQuery::advance(Meter& meter) {
  if (value_) return Progress::done;
  if (const Progress state = find_parts(meter); state != Progress::done) return state;
  calculator_.forms.measure_by(meter);
  return on_forms([&] {
    value_ = total(true);
    return Progress::done;
  });
}

ValueQuery::Terms ValueQuery::terms() {
  if (position() != nullptr) return {moved_by(*position(), Player::left), calculator_.forms.zero()};
  Terms terms{{}, total(false)};
  for (const auto& [value, count, position] : parts_)
    if (position && (count == 1 || count == -1))
      for (const Component& c : moved_by({*position}, Player::left))
        terms.positions.push_back({count < 0 ? negative_of(c.game) : c.game, c.position});
  return terms;
}

const Sum* ValueQuery::position() const {
  return expression_.steps.size() == 1 && sums_.size() == 1 ? &sums_[0] : nullptr;
}

}  // namespace sg
