#include "solve/partizan/position-values.hpp"

namespace sg {
namespace {

/// Returns a position of a partizan game with that player to move.
PositionPtr moved_by(const Game& game, PositionPtr position, Player player) {
  const bool is_left = player == Player::left;
  return game.left_moves(*position) == is_left ? position : game.turned(*position);
}

bool has_players(const Game& game) { return game.info().game_class == GameClass::partizan; }

}  // namespace

Sum moved_by(Sum sum, Player player) {
  for (Component& c : sum)
    if (has_players(*c.game)) c.position = moved_by(*c.game, c.position, player);
  return sum;
}

bool ForBoth::each_move(const PositionPtr& p, Meter& meter, const Look& look) const {
  for (const Player player : players) {
    const auto tagged = [&](const Touch& touch) {
      Touch whole = touch;
      whole.push_back(static_cast<std::uint64_t>(player));
      return look(whole);
    };
    if (!game.each_move(*moved_by(game, p, player), meter, tagged)) return false;
  }
  return true;
}

PositionPtr ForBoth::after(const PositionPtr& p, const Touch& touch) const {
  const auto player = static_cast<Player>(touch.back());
  const Touch own(touch.begin(), touch.end() - 1);
  return moved_by(game, game.after(*moved_by(game, p, player), own, Play::normal), Player::left);
}

std::optional<partizan::Form> ForBoth::known(const PositionPtr& p) const {
  const auto worth = game.known<NumberStar>(*p, Play::normal);
  if (worth && worth->star.is_nimber()) return forms->of({worth->number, 0, worth->star.nimber()});
  return by_law->value(*p);
}

PositionValues::Valued& PositionValues::valued(const Component& component) {
  Valued& own = games_[component.game->name()];
  if (!own.game) own.game = component.game;
  return own;
}

std::optional<PositionValues::OnPlanes> PositionValues::on_planes(Valued& own, const PositionPtr& position) {
  if (partizan::law_of(own.game->info().id) != nullptr) return std::nullopt;
  for (PartValues& values : own.boards)
    if (auto parts = values.parts_of(position)) return OnPlanes{values, *std::move(parts)};
  if (own.game->bit_planes(*position) == nullptr) return std::nullopt;
  PartValues& values = own.boards.emplace_back(forms_, part_rules(*own.game, *position));
  return OnPlanes{values, values.parts_of(position).value()};
}

Progress PositionValues::advance_one(const Component& c, Meter& meter) {
  Valued& own = valued(c);
  if (has_players(*c.game)) {
    if (!own.search) {
      own.by_law.emplace(forms_, *own.game);
      own.search = std::make_unique<Values>(ForBoth{*own.game, &forms_, &*own.by_law}, AsForms{&forms_});
    }
    const PositionPtr position = moved_by(*own.game, c.position, Player::left);
    if (own.search->worth(position)) return Progress::done;
    if (const auto found = on_planes(own, position)) return found->values.advance(found->parts, meter);
    own.search->start(position);
    return own.search->advance(meter);
  }
  const Sum alone{{own.game, c.position}};
  if (!own.solved) own.solved = std::make_unique<SolvedSum>(alone, Play::normal);
  own.solved->start(alone);
  const Progress state = own.solved->advance(meter);
  return state == Progress::done && !value(c) ? Progress::limit : state;
}

Progress PositionValues::advance(const Sum& sum, Meter& meter) {
  forms_.measure_by(meter);
  return on_forms([&] {
    for (const Component& c : sum)
      if (const Progress state = advance_one(c, meter); state != Progress::done) return state;
    value(sum);
    return Progress::done;
  });
}

std::optional<partizan::Form> PositionValues::value(const Component& c) {
  Valued& own = valued(c);
  if (own.search) {
    const PositionPtr position = moved_by(*own.game, c.position, Player::left);
    if (const auto found = own.search->worth(position)) return found;
    const auto found = on_planes(own, position);
    return found ? found->values.value(found->parts) : std::nullopt;
  }
  if (!own.solved) return std::nullopt;
  const auto nimber = own.solved->verdict(Component{own.game, c.position}).of<Mex>();
  return nimber && nimber->is_nimber() ? std::optional(forms_.nimber(nimber->nimber())) : std::nullopt;
}

std::optional<partizan::Form> PositionValues::value(const Sum& sum) {
  partizan::Form total = forms_.zero();
  for (const Component& c : sum) {
    const auto own = value(c);
    if (!own) return std::nullopt;
    total = forms_.sum(total, *own);
  }
  return total;
}

bool PositionValues::is_loony(const Component& c) {
  Valued& own = valued(c);
  const auto value = own.solved ? own.solved->verdict(Component{own.game, c.position}).of<Mex>() : std::nullopt;
  return value && value->is_loony();
}

std::size_t PositionValues::positions() const {
  std::size_t total = 0;
  for (const auto& [name, own] : games_) {
    total += (own.search ? own.search->positions() : 0) + (own.solved ? own.solved->positions() : 0);
    for (const PartValues& values : own.boards) total += values.positions();
  }
  return total;
}

bool OptionValues::list(Meter& meter) {
  moves_.clear();
  for (const Player player : players) {
    const Sum own = moved_by(sum_, player);
    for (std::size_t i = 0; i < own.size(); ++i) {
      const auto look = [&](const Touch& touch) {
        moves_.push_back({player, {i, touch}});
        return true;
      };
      if (!own[i].game->each_move(*own[i].position, meter, look)) return false;
    }
  }
  return true;
}

Progress OptionValues::advance(Meter& meter) {
  if (!is_listed_ && !(is_listed_ = list(meter))) return meter.pauses() ? Progress::working : Progress::limit;
  while (found_.size() < moves_.size()) {
    const auto& [player, move] = moves_[found_.size()];
    Sum next = moved_by(sum_, player);
    Component& moved = next[move.component];
    moved.position = moved.game->after(*moved.position, move.touch, Play::normal);
    if (const Progress state = values_.advance(next, meter); state != Progress::done) return state;
    found_.push_back({player, move, *values_.value(next)});
  }
  return Progress::done;
}

}  // namespace sg
