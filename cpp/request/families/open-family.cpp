#include "request/families/open-family.hpp"

#include <algorithm>

namespace sg {

bool is_open(std::string_view raw) {
  const Source source(raw);
  EachComponent components(source.text());
  return components.next()->has_position(source.text()) && source.text().find('{') != std::string_view::npos;
}

OpenFamily::OpenFamily(std::string_view text) {
  if (is_open(text))
    open_.emplace(text);
  else
    game_ = read_game(text);
}

Sum OpenFamily::with(const NamedNumbers& names, Meter& meter) const {
  Sum sum =
      open_ ? open_->with(names) : heap_of(game_, static_cast<std::uint64_t>(std::max<std::int64_t>(names['n'], 0)));
  spend_on(sum, meter);
  return sum;
}

NumberedPositions OpenFamily::numbered() const {
  if (!open_) return heaps_of(game_);
  const std::string all = open_->names();
  if (all.size() != 1) refuse(ErrorCode::bad_request, Expected::one_open_name);
  const auto at = [family = *this, name = all.back()](std::uint64_t n, Meter& meter) {
    NamedNumbers numbers;
    numbers[name] = static_cast<std::int64_t>(n);
    return family.with(numbers, meter);
  };
  return {name(), nullptr, at};
}

void FamilySolver::start(Sum sum) {
  read_play(text_of(play_), sum);
  if (solved_ && (solved_->sum().size() == 1) == (sum.size() == 1))
    solved_->start(std::move(sum));
  else
    solved_.emplace(std::move(sum), play_);
}

bool FamilySolver::has_values() const {
  const Sum& sum = solved_->sum();
  return std::all_of(sum.begin(), sum.end(),
                     [](const Component& c) { return c.game->info().game_class == GameClass::nimber; });
}

FamilySolver::Found FamilySolver::found() {
  Found found;
  const Verdict verdict = solved_->verdict(solved_->sum());
  found.ground = verdict.ground;
  if (play_ == Play::normal)
    found.value = verdict.of<Mex>();
  else if (const auto& pair = verdict.of<Tameness>(); play_ == Play::misere && pair)
    found.value = Value::nimber(pair->misere);
  if (verdict.partizan)
    found.outcome = verdict.partizan->outcome.empty() ? '?' : verdict.partizan->outcome[0];
  else if (verdict.draws)
    found.outcome = 'D';
  else if (verdict.wins)
    found.outcome = *verdict.wins ? 'N' : 'P';
  return found;
}

bool FamilySequence::begin(Meter& meter) {
  NamedNumbers names;
  for (const char name : family_.names()) names[name] = static_cast<std::int64_t>(size());
  try {
    solver_.start(family_.with(names, meter));
  } catch (const InputError&) {
    if (values_.empty() || family_.is_game()) throw;
    stop_ = "position";
  }
  busy_ = stop_.empty();
  return busy_;
}

bool FamilySequence::grow(std::uint64_t wanted, Meter& meter) {
  while (size() < wanted && stop_.empty()) {
    if (meter.pauses() || !meter.spend()) return false;
    if (!busy_ && !begin(meter)) break;
    if (solver_.advance(meter) == Progress::working) return false;
    busy_ = false;
    const FamilySolver::Found found = solver_.found();
    if (!found.value || !found.value->is_nimber() || found.value->nimber() > UINT32_MAX) {
      stop_ = found.value || !solver_.has_values() ? "value" : "memory";
    } else {
      values_.push_back(static_cast<std::uint32_t>(found.value->nimber()));
      ground_ = std::max(ground_, found.ground);
    }
  }
  return true;
}

}  // namespace sg
