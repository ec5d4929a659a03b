#include "core/game/two-player.hpp"

#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE Player read_mover(Reader& reader) {
  if (!reader.eat("turn=")) return Player::left;
  if (reader.eat('R') || reader.eat('r')) return Player::right;
  if (!reader.eat('L') && !reader.eat('l')) reader.fail(Expected::player);
  return Player::left;
}

}  // namespace sg
