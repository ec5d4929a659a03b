// Resolution of what is typed in place of an address, for any verb.
#include "core/game/game.hpp"
#include "core/text/reader.hpp"
#include "request/address/address.hpp"
#include "request/boundary/running.hpp"
#include "request/input/resolve.hpp"

namespace sg {
namespace {

bool is_read(const std::string& text, bool is_game) {
  try {
    is_game ? void(read_game(text)) : void(read_address(text));
    return true;
  } catch (const InputError&) {
    return false;
  }
}

/// Returns true if the text has the form of an address, each component with the id of a game and a position, or of a
/// game with rules or a position.
bool has_form(const std::string& raw, bool is_game) {
  return located(raw, [is_game](std::string_view text) {
    EachComponent all(text);
    while (const Bounds* const bounds = all.next()) {
      const std::size_t sign = bounds->id < bounds->id_end && text[bounds->id] == '-';  // of a negative
      const bool has_id = find_game(text.substr(bounds->id + sign, bounds->id_end - bounds->id - sign)).has_value();
      const bool has_rules = is_game && bounds->rules_end > bounds->id_end && bounds->rules_end == bounds->to;
      if (!has_id || !(has_rules || bounds->has_position(text))) return false;
      // A sum may be typed without spaces: kayles:7+nim:2.
      const std::string_view position = text.substr(bounds->rules_end, bounds->to - bounds->rules_end);
      const std::size_t plus = position.find('+');
      if (plus != std::string_view::npos && position.find(':', plus) != std::string_view::npos) return false;
    }
    return true;
  });
}

bool resolve_typed(const Verb& verb, Arguments& arguments, InputError& error) {
  bool is_changed = false;
  for (const Parameter& parameter : verb.parameters) {
    const bool is_game = parameter.takes == Takes::game;
    if (!is_game && parameter.takes != Takes::address) continue;
    const std::string text = arguments.text(parameter.name);
    if (is_read(text, is_game) || !error.offers.empty()) continue;
    const ResolvedInput input = resolve_input(text, {.current = "", .is_game = is_game});
    const bool can_play =
        !input.is_misere || (verb.parameter("play") && arguments.text("play") == text_of(Play::normal));
    if (input.address && can_play && !has_form(text, is_game)) {
      arguments.set(parameter.name, *input.address);
      if (input.is_misere) arguments.set("play", std::string(text_of(Play::misere)));
      is_changed = true;
    } else if (input.address) {
      error.offers = {*input.address};
    } else if (input.are_guesses) {
      for (const Suggestion& offer : input.offers) error.offers.push_back(offer.text);
      if (input.missing) error.missing = input.missing->names[0].second;
    }
  }
  return is_changed;
}

const bool is_enrolled = (enrol(resolve_typed), true);

}  // namespace
}  // namespace sg
