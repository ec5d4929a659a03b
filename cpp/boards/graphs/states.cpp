#include "boards/graphs/states.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE States States::read(std::shared_ptr<const ExplicitStates> game, Reader& reader) {
  reader.ignore_brackets();
  std::vector<State> on;
  while (!reader.done()) {
    const std::size_t at = (reader.peek(), reader.at());
    const Phrase expected{Expected::state_of_game, game->size()};
    if (!reader.at_number()) reader.fail(expected);
    const std::uint64_t number = reader.number(Expected::number);
    if (number >= game->size()) reader.fail_at(at, expected);
    const auto atoms = game->atoms(static_cast<State>(number));
    if (on.size() + atoms.size() > ExplicitStates::most_parts)
      reader.too_big(at, Expected::most_components, ExplicitStates::most_parts);
    on.insert(on.end(), atoms.begin(), atoms.end());
    reader.eat(',');
  }
  return States(std::move(game), std::move(on));
}

std::size_t States::size() const {
  std::size_t drawn = on_.size();
  for (const State state : on_) drawn += std::min(game_->options(state).size(), most_listed);
  return drawn;
}

std::string States::text() const {
  std::string out;
  for (const State state : on_) (out += out.empty() ? "" : ",") += std::to_string(state);
  return out;
}

std::string States::key() const {
  std::vector<State> named = on_;
  std::sort(named.begin(), named.end());
  std::string key;
  for (const State state : named)
    for (int shift = 0; shift < 32; shift += 8) key += static_cast<char>(state >> shift & 0xFF);
  return key;
}

SG_MINSIZE void States::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::states)).key("states").begin_array();
  for (const State state : on_) {
    const auto options = game_->options(state);
    json.begin_object().key("label").text(game_->label(state)).key("count").number(options.size());
    if (game_->is_partizan()) json.key("left").number(game_->count_lefts(state));
    json.key("options").begin_array();
    for (const State option : options.first(std::min(options.size(), most_listed))) json.text(game_->label(option));
    json.end_array().end_object();
  }
  json.end_array().end_object();
}

Phrase States::move_part(const Touch& touch) const {
  const State from = on_[static_cast<std::size_t>(touch[0])];
  Phrase phrase(notation::state);
  return phrase.add(game_->label(from)).add(game_->label(game_->options(from)[static_cast<std::size_t>(touch[1])]));
}

States States::after(const Touch& touch) const {
  const auto place = on_.begin() + static_cast<std::ptrdiff_t>(touch[0]);
  const auto atoms = game_->atoms(game_->options(*place)[static_cast<std::size_t>(touch[1])]);
  std::vector<State> next(on_.begin(), place);
  next.insert(next.end(), atoms.begin(), atoms.end());
  next.insert(next.end(), place + 1, on_.end());
  return States(game_, std::move(next));
}

std::vector<States> States::each() const {
  std::vector<States> out;
  for (const State state : on_) out.push_back(States(game_, {state}));
  return out;
}

}  // namespace sg
