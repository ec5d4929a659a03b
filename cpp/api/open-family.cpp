#include "api/open-family.hpp"

#include <algorithm>

namespace sg {
namespace {

/// Cost of each element of a position that is read and judged, in turns of a meter.
constexpr std::uint64_t turns_an_element = 64;

}  // namespace

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
  Sum sum = read(names);
  for (const Component& c : sum) meter.spend_turns(turns_an_element * c.position->size());
  return sum;
}

Sum OpenFamily::read(const NamedNumbers& names) const {
  if (open_) return open_->with(names);
  const auto position_of = [this](const std::string& text) {
    Reader reader(text, 0, text.size(), ErrorCode::bad_request);
    Sum sum{{game_, game_->read(reader)}};
    reader.expect_end(Expected::end_of_position);
    return sum;
  };
  if (names['n'] > 0) return position_of(std::to_string(names['n']));
  // Some boards have no heaps of 0, others demand a heap.
  try {
    return position_of("");
  } catch (const InputError& error) {
    try {
      return position_of("0");
    } catch (const InputError&) {
      throw error;
    }
  }
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
