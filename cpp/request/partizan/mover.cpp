// Notation of the player to move in a sum, before its first component: "turn=R red-blue-hackenbush:0-1b + nim:3". A
// component may name the player itself, "red-blue-hackenbush:turn=R 0-1b", which no other may contradict. A component
// with a minus before it is the negative.
#include <algorithm>

#include "core/game/two-player.hpp"
#include "core/text/minsize.hpp"
#include "request/address/address.hpp"
#include "solve/partizan/negative.hpp"

namespace sg {
namespace {

constexpr std::string_view head = "turn=";

std::size_t behind_spaces(std::string_view text, std::size_t at) {
  while (at < text.size() && text[at] == ' ') ++at;
  return at;
}
bool names_mover(std::string_view text, std::size_t at) {
  return text.substr(behind_spaces(text, at)).starts_with(head);
}

/// Returns the offset behind "turn=", the text up to the next space, valid or not, and spaces; 0 without "turn=".
SG_MINSIZE std::size_t end_of_head(std::string_view text) {
  if (!names_mover(text, 0)) return 0;
  return behind_spaces(text, std::min(text.find(' ', behind_spaces(text, 0)), text.size()));
}

/// Returns true if Left is named as the player to move; nullopt if neither is. Throws InputError.
std::optional<bool> read_head(std::string_view text) {
  if (!names_mover(text, 0)) return std::nullopt;
  Reader reader(text, 0, end_of_head(text), ErrorCode::bad_request);
  const bool left = read_mover(reader) == Player::left;
  reader.expect_end(Expected::end_of_mover);
  return left;
}

SG_MINSIZE void settle(std::string_view text, Sum& sum) {
  const std::optional<bool> named = read_head(text);
  if (named && !is_partizan(sum))
    throw InputError(ErrorCode::bad_request, behind_spaces(text, 0), {Expected::game_without_mover});
  std::optional<bool> mover = named;
  EachComponent all(text);
  for (Component& c : sum) {
    const Bounds& bounds = *all.next();
    const auto left = left_moves(c);
    if (!left || left == mover.value_or(*left)) {
      if (left) mover = left;
    } else if (named && !names_mover(text, bounds.rules_end + 1)) {
      c.position = c.game->turned(*c.position);
    } else {
      throw InputError(ErrorCode::bad_position, bounds.from, {Expected::same_mover});
    }
  }
}

SG_MINSIZE GamePtr negative(std::string_view text, const Bounds& bounds) {
  const auto fail = [](ErrorCode code, std::size_t at) { throw InputError(code, at, {Expected::game}); };
  Bounds own = bounds;
  if (own.id == own.id_end) fail(ErrorCode::bad_request, own.id);
  const std::string_view unsigned_id = text.substr(own.id + 1, own.id_end - own.id - 1);
  if (text[own.id] != '-' || !find_game(unsigned_id)) fail(ErrorCode::unknown_game, own.id);
  ++own.id;
  GamePtr game = game_of(text, own);
  if (game->info().game_class == GameClass::draft) fail(ErrorCode::bad_request, bounds.id);
  return negative_of(game);
}

constexpr MoverNotation notation_of_mover{end_of_head, settle, negative};
const struct Enrolment {
  SG_MINSIZE Enrolment() { enrol(notation_of_mover); }
} enrolment;

}  // namespace
}  // namespace sg
