#include "request/address/address-syntax.hpp"

#include "core/text/json.hpp"
#include "core/text/minsize.hpp"
#include "request/address/address.hpp"

namespace sg {
namespace {

constexpr std::size_t most_echoed = 65'536;

/// Converts offsets in the folded text, where each scalar is one byte, to UTF-16 offsets in the raw text. They must be
/// passed in ascending order.
class RawUnits {
 public:
  explicit RawUnits(std::string_view raw) : raw_(raw) {}
  std::size_t operator()(std::size_t at) {
    for (; folded_ < at; ++folded_) {
      const auto lead = static_cast<unsigned char>(raw_[bytes_]);
      bytes_ += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
      units_ += lead < 0xF0 ? 1 : 2;
    }
    return units_;
  }

 private:
  std::string_view raw_;
  std::size_t folded_ = 0, bytes_ = 0, units_ = 0;
};

/// Returns the game as it is printed, an alias as it was typed, where only a position stands that of the component before;
/// empty if it cannot be read.
std::string game_named(std::string_view text, const Bounds& bounds, std::string_view id, const std::string& before) {
  if (bounds.is_bare(text)) return before;
  try {
    const GamePtr game = game_of(text, bounds);
    const auto named = find_game(id);
    return named && named->alias ? std::string(id) : game->name();
  } catch (const InputError&) {
    return {};
  }
}

/// Returns the game, for the component behind this one.
std::string write_component(Json& json, std::string_view text, const Bounds& bounds, const std::string& before) {
  const auto part = [text](std::size_t from, std::size_t to) { return text.substr(from, to - from); };
  const std::string_view id = part(bounds.id, bounds.id_end);
  std::string game = game_named(text, bounds, id, before);
  ComponentText own;
  if (!game.empty()) {
    own = ComponentText::of(game);
  } else {
    if (find_game(id)) own.id = id;
    if (bounds.rules_end > bounds.id_end) own.rules = part(bounds.id_end + 1, bounds.rules_end - bounds.is_closed);
  }
  if (bounds.has_position(text)) own.position = part(bounds.rules_end + 1, bounds.to);
  own.write(json);
  return game;
}

}  // namespace

ComponentText ComponentText::of(std::string_view game) {
  const std::size_t open = game.find('(');
  const std::size_t sign = game.starts_with('-');  // the minus of a negative
  ComponentText own{game, game.substr(sign, open - sign)};
  if (open != std::string_view::npos) own.rules = game.substr(open + 1, game.size() - open - 2);
  return own;
}

void write_echo(Json& json, std::string_view key, std::optional<std::string_view> text) {
  json.key(key).text(text && text->size() <= most_echoed ? text : std::nullopt);
}

void ComponentText::write(Json& json) const {
  write_echo(json, "game", game);
  write_echo(json, "id", id);
  write_echo(json, "rules", rules);
  write_echo(json, "position", position);
}

SG_MINSIZE std::string outline(std::string_view raw) {
  return located(raw, [raw](std::string_view text) {
    RawUnits units(raw);
    Json json;
    json.begin_object().key("components").begin_array();
    EachComponent all(text);
    std::string game;
    while (const Bounds* const bounds = all.next()) {
      json.begin_object().key("from").index(units(bounds->from)).key("to").index(units(bounds->to));
      game = write_component(json, text, *bounds, game);
      json.end_object();
    }
    return json.end_array().end_object().take();
  });
}

}  // namespace sg
