// What is typed in place of the address of a position or a game, in any verb.
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

bool resolve_typed(const Verb& verb, Arguments& arguments, InputError& error) {
  bool is_changed = false;
  for (const Parameter& parameter : verb.parameters) {
    const bool is_game = parameter.takes == Takes::game;
    if (!is_game && parameter.takes != Takes::address) continue;
    const std::string text = arguments.text(parameter.name);
    if (is_read(text, is_game)) continue;
    const ResolvedInput input = resolve_input(text, {.current = "", .is_game = is_game});
    if (input.address) {
      arguments.set(parameter.name, *input.address);
      if (input.is_misere) arguments.set("play", "misere");
      is_changed = true;
    } else if (error.offers.empty()) {
      for (const Suggestion& offer : input.offers) error.offers.push_back(offer.text);
      if (input.missing) error.missing = input.missing->names[0].second;
    }
  }
  return is_changed;
}

const bool is_enrolled = (enrol(resolve_typed), true);

}  // namespace
}  // namespace sg
