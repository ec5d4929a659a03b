#include "boards/graphs/states.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE States States::read(std::shared_ptr<const ExplicitStates> told, Reader& reader) {
  reader.ignore_brackets();
  std::vector<State> on;
  while (!reader.done()) {
    const std::size_t at = (reader.peek(), reader.at());
    const Phrase expected{Expected::state_of_game, told->size()};
    if (!reader.at_number()) reader.fail(expected);
    const std::uint64_t number = reader.number(Expected::number);
    if (number >= told->size()) reader.fail_at(at, expected);
    const auto atoms = told->atoms(static_cast<State>(number));
    if (on.size() + atoms.size() > ExplicitStates::most_parts)
      reader.too_big(at, Expected::most_components, ExplicitStates::most_parts);
    on.insert(on.end(), atoms.begin(), atoms.end());
    reader.eat(',');
  }
  return States(std::move(told), std::move(on));
}

std::size_t States::size() const {
  std::size_t drawn = on_.size();
  for (const State state : on_) drawn += std::min(told_->options(state).size(), most_listed);
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
    const auto options = told_->options(state);
    json.begin_object().key("label").text(told_->label(state)).key("count").number(options.size());
    if (told_->is_partizan()) json.key("left").number(told_->count_lefts(state));
    json.key("options").begin_array();
    for (const State option : options.first(std::min(options.size(), most_listed))) json.text(told_->label(option));
    json.end_array().end_object();
  }
  json.end_array().end_object();
}

Phrase States::move_part(const Touch& touch) const {
  const State from = on_[static_cast<std::size_t>(touch[0])];
  Phrase phrase(notation::state);
  return phrase.add(told_->label(from)).add(told_->label(told_->options(from)[static_cast<std::size_t>(touch[1])]));
}

States States::after(const Touch& touch) const {
  const auto place = on_.begin() + static_cast<std::ptrdiff_t>(touch[0]);
  const auto atoms = told_->atoms(told_->options(*place)[static_cast<std::size_t>(touch[1])]);
  std::vector<State> next(on_.begin(), place);
  next.insert(next.end(), atoms.begin(), atoms.end());
  next.insert(next.end(), place + 1, on_.end());
  return States(told_, std::move(next));
}

std::vector<States> States::each() const {
  std::vector<States> out;
  for (const State state : on_) out.push_back(States(told_, {state}));
  return out;
}

}  // namespace sg
