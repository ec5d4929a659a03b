#include "boards/heaps/heap-game.hpp"

#include <algorithm>

#include "boards/heaps/heaps.hpp"
#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE GamePtr read_heap_game(Reader& reader) {
  const std::string_view text = reader.rest().substr(0, reader.rest().find_last_not_of(' ') + 1);
  const std::size_t from = reader.at(), open = std::min(text.find('('), text.size());
  const auto named = find_game(text.substr(0, open));
  if (!named) reader.fail(Expected::game);
  const Family& family = *named->family;
  // A game that a move can end at once, or whose positions have no values, has no play in every component.
  if (family.formats.position != Heaps::format || !family.defines(Play::every)) reader.fail(Expected::game_of_heaps);
  const bool takes_rules = !named->alias && family.parametrised;
  reader.rewind(from + open);
  if (takes_rules != (open < text.size()))
    reader.fail(takes_rules ? Wording<0>(Expected::rules_in_brackets) : Wording<0>(Expected::end_of_game));
  if (takes_rules && !text.ends_with(')')) reader.fail_at(from + text.size(), {Expected::sign, ")"});
  if (takes_rules) reader.rewind(from + open + 1);
  Reader rules = reader.until(from + text.size() - (takes_rules ? 1 : 0));
  GamePtr game = make_game(*named, takes_rules ? &rules : nullptr);
  reader.rewind(from + text.size());
  return game;
}

}  // namespace sg
