#include "theory/rules/rules-of-two.hpp"

#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr std::string_view names[] = {"left", "right"}, between = "; ";

void name(Reader& reader, Player player) {
  const std::string_view own = names[index_of(player)];
  if (!reader.eat(own)) reader.fail({Expected::sign, std::string(own) + ':'});
  reader.expect(':');
}

/// Returns the end of a rule: the semicolon before the other player's name and a colon, which occurs in no rule; else
/// the end of the text.
std::size_t end_of_rule(const Reader& reader, Player next) {
  const std::string_view rest = reader.rest();
  for (std::size_t at = rest.find(';'); at != std::string_view::npos; at = rest.find(';', at + 1)) {
    Reader behind = reader;
    behind.rewind(reader.at() + at + 1);
    if (behind.eat(names[index_of(next)]) && behind.eat(':')) return reader.at() + at;
  }
  return reader.at() + rest.size();
}

}  // namespace

SG_MINSIZE RulesOfTwo RulesOfTwo::read(Reader& reader) {
  RulesOfTwo read;
  name(reader, Player::left);
  Reader left = reader.until(end_of_rule(reader, Player::right));
  read.rules_[0] = HeapRule::read(left);
  reader.rewind(left.at());
  if (!reader.eat(';')) reader.fail({Expected::sign, "; right:"});
  name(reader, Player::right);
  read.rules_[1] = HeapRule::read(reader);
  return read;
}

SG_MINSIZE std::string RulesOfTwo::text() const {
  std::string out;
  for (const Player player : players) {
    if (!out.empty()) out += between;
    (out += names[index_of(player)]) += ": ";
    out += of(player).text();
  }
  return out;
}

}  // namespace sg
