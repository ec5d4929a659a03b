#include "request/play/random.hpp"

#include "core/game/mixed-bits.hpp"
#include "core/text/json.hpp"
#include "core/text/minsize.hpp"
#include "request/address/address.hpp"

namespace sg {
namespace {

/// Returns a hash: FNV-1a over the bytes, then mixed.
std::uint64_t number_of(std::string_view word) {
  std::uint64_t x = 0xcbf29ce484222325;
  for (const char c : word) x = (x ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return mixed_bits(x);
}

}  // namespace

SG_MINSIZE std::string random_position(std::string_view name, std::uint64_t size, std::string_view seed) {
  const GamePtr game = read_game(name);
  if (size > game->info().checked_to) refuse(ErrorCode::bad_request, {Expected::size_up_to, game->info().checked_to});
  // Picks the least hash of the seed with a position's key. Of equal positions the first, which is the smallest, stands
  // for all.
  PositionPtr found;
  std::uint64_t least = 0;
  game->each_small(static_cast<unsigned>(size), [&](const PositionPtr& position) {
    if (game->over(*position) || !game->has_move(*position)) return;
    const std::uint64_t number = number_of(std::string(seed) + '\n' + position->key());
    if (found && number >= least) return;
    found = position;
    least = number;
  });
  if (!found) refuse(ErrorCode::bad_request, Expected::size_with_move);
  Json json;
  return json.begin_object().key("address").text(Component{game, found}.address()).end_object().take();
}

}  // namespace sg
