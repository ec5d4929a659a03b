#include "subject.hpp"

#include <algorithm>
#include <stdexcept>

#include "request/analysis/analysis.hpp"

namespace sg::differential {

Subject::Subject(GamePtr game, Play play, Tally& tally, unsigned stride)
    : game_(std::move(game)),
      play_(play),
      evaluator_(*game_, play, Evaluator::Alone::yes),
      tally_(tally),
      stride_(stride) {}

Subject::Subject(std::string_view game, Play play, Tally& tally, unsigned stride)
    : Subject(read_game(game), play, tally, stride) {}

void Subject::is_worth(const PositionPtr& position, std::uint64_t value) {
  demand(found(position), position, value);
  if (!goes_by_address()) return;
  demand(by_address(position), position, value);
  ++tally_.by_address;
}

void Subject::is_won(const PositionPtr& position, bool wins) {
  demand(found(position), position, wins);
  if (!goes_by_address()) return;
  demand(by_address(position), position, wins);
  ++tally_.by_address;
}

void Subject::is_won_if_known(const PositionPtr& position, bool wins) {
  const Verdict verdict = evaluator_.verdict(position);
  if (verdict.wins)
    demand(verdict, position, wins);
  else
    ++tally_.silent;
}

void Subject::has_winning(const PositionPtr& position, const std::vector<Touch>& touches) {
  std::vector<Touch> found;
  Meter meter(Meter::unlimited);
  Stage stage;
  game_->each_move_to(*position, 0, stage, meter, [&](const Touch& touch) {
    found.push_back(touch);
    return true;
  });
  std::sort(found.begin(), found.end());
  tally_.demand(found == touches, [&] { return "the winning moves of " + address_of(position); });
}

Verdict Subject::found(const PositionPtr& position) {
  Meter meter(Meter::unlimited);
  evaluator_.start(position);
  evaluator_.advance(meter);
  return evaluator_.verdict(position);
}

Verdict Subject::by_address(const PositionPtr& position) const {
  try {
    Analysis analysis(address_of(position), text_of(play_), Listing::none);
    Meter meter(Meter::unlimited);
    analysis.advance(meter);
    return analysis.solved_sum().verdict(analysis.solved_sum().sum());
  } catch (const InputError& error) {
    throw std::runtime_error(address_of(position) + " was refused: expected " + error.expected.text());
  }
}

void Subject::demand(const Verdict& verdict, const PositionPtr& position, std::uint64_t value) {
  tally_.demand(verdict.of<Mex>() == Value::nimber(value) && verdict.wins == (value != 0), [&] {
    const auto& said = verdict.of<Mex>();
    return address_of(position) + " is worth " + std::to_string(value) + ", not " +
           (said && said->is_nimber() ? std::to_string(said->nimber()) : "null");
  });
}

void Subject::demand(const Verdict& verdict, const PositionPtr& position, bool wins) {
  tally_.demand(verdict.wins == wins, [&] {
    return address_of(position) + " under " + std::string(text_of(play_)) + (wins ? " is won" : " is lost") +
           (verdict.wins ? ", and not the other way round" : ", and not unknown");
  });
}

}  // namespace sg::differential
