#include "request/documents/catalog.hpp"

#include "core/game/problem.hpp"
#include "core/text/json.hpp"
#include "request/address/address.hpp"
#include "request/input/named-games.hpp"

namespace sg {
namespace {

void write_entry(Json& json, const Family& family, const Alias* alias) {
  const Info& info = family.info;
  const bool named = alias && !alias->id.empty();
  json.begin_object().key("id").text(named ? alias->id : info.id).key("alias_of");
  json.text(named ? std::optional(info.id) : std::nullopt);
  std::string name(named ? alias->id : info.id);
  if (alias && !named) name.append("(").append(alias->rules).append(")");
  json.key("game").text(name);
  json.key("rules").text(alias ? std::optional(alias->rules) : std::nullopt);
  json.key("board").text(text_of(info.board)).key("sample").text(alias ? alias->sample : info.sample);
  const auto text_or_null = [](std::string_view text) { return text.empty() ? std::nullopt : std::optional(text); };
  const Formats& formats = family.formats;
  json.key("format").text(text_or_null(formats.position)).key("pieces").text(formats.pieces);
  json.key("rules_format").text(text_or_null(formats.rules));
  json.key("plays").begin_array();
  for (const Play play : plays_of(family)) json.text(text_of(play));
  json.end_array().key("source").text(alias ? alias->source : info.source).key("kind").text(text_of(info.game_class));
  json.key("checked_to").index(info.checked_to).key("spellings").begin_array();
  for (const NamedGame& game : named_games())
    if (game.game == name)
      for (const NameKey& key : game.keys) json.text(key.text);
  json.end_array().end_object();
}

}  // namespace

std::string catalog() {
  Json json;
  json.begin_object().key("games").begin_array();
  for (const Family& family : families()) {
    if (!family.parametrised) write_entry(json, family, nullptr);
    for (const Alias& alias : family.info.aliases) write_entry(json, family, &alias);
  }
  json.end_array().key("problems").begin_array();
  for (const Problem& problem : problems()) {
    json.begin_object().key("ids").begin_array();
    for (const std::string_view id : problem.ids) json.text(id);
    json.end_array().key("spellings").begin_array();
    for (const std::string& spelling : spellings(problem)) json.text(spelling);
    json.end_array().key("input").text(problem.input).key("output").text(problem.output);
    json.key("ours").boolean(problem.sample_is_ours).end_object();
  }
  json.end_array().end_object();
  return json.take();
}

std::string glossed(std::string_view game) {
  const GamePtr found = read_game(game);
  Json json;
  json.begin_object().key("game").text(found->name()).key("rules").text(found->rules()).key("gloss").begin_array();
  for (const Sign& sign : found->gloss()) sign.write(json);
  return json.end_array().end_object().take();
}

}  // namespace sg
