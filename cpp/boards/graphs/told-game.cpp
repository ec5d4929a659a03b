#include "boards/graphs/told-game.hpp"

#include "core/text/cold.hpp"

namespace sg {

SG_COLD ToldGame ToldGame::read_name(Reader& reader, bool is_partizan) {
  const std::size_t from = (reader.peek(), reader.at());
  const std::string_view name = reader.rest();
  const auto fits = [](char c) { return c == '-' || ('0' <= c && c <= '9') || ('a' <= (c | 32) && (c | 32) <= 'z'); };
  const auto end = std::find_if_not(name.begin(), name.end(), fits);
  if (end == name.begin()) reader.fail(Expected::told_name);
  const std::string own(name.begin(), end);
  reader.rewind(from + own.size());
  auto told = ToldStates::find(own);
  if (!told) reader.fail_at(from, {Expected::told_game, own});
  if (told->is_partizan() != is_partizan) reader.fail_at(from, {Expected::told_as, told->game()});
  return {std::move(told)};
}

}  // namespace sg
