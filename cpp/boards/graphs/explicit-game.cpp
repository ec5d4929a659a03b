#include "boards/graphs/explicit-game.hpp"

#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE ExplicitGame ExplicitGame::read_name(Reader& reader, ExplicitStates::Kind kind) {
  const std::size_t from = (reader.peek(), reader.at());
  const std::string own(ExplicitStates::name_in(reader.rest()));
  if (own.empty()) reader.fail(Expected::told_name);
  reader.rewind(from + own.size());
  auto found = ExplicitStates::find(own);
  if (!found) reader.fail_at(from, {Expected::told_game, own});
  if (found->kind() != kind) reader.fail_at(from, {Expected::told_as, found->game()});
  return {std::move(found)};
}

}  // namespace sg
