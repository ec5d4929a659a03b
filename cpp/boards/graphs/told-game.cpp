#include "boards/graphs/told-game.hpp"

#include "core/text/cold.hpp"

namespace sg {

SG_COLD ToldGame ToldGame::read_name(Reader& reader, bool is_partizan) {
  const std::size_t from = (reader.peek(), reader.at());
  const std::string own(ToldStates::name_in(reader.rest()));
  if (own.empty()) reader.fail(Expected::told_name);
  reader.rewind(from + own.size());
  auto told = ToldStates::find(own);
  if (!told) reader.fail_at(from, {Expected::told_game, own});
  if (told->is_partizan() != is_partizan) reader.fail_at(from, {Expected::told_as, told->game()});
  return {std::move(told)};
}

}  // namespace sg
