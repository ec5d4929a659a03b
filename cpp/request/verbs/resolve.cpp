// Verb resolve: the address that a typed text stands for, or what to type instead.
#include "request/input/resolve.hpp"

#include "request/address/address-syntax.hpp"
#include "request/boundary/verb.hpp"

namespace sg {
namespace {

std::string resolved(std::string_view text, const InputContext& context) {
  Source{context.current};  // refuses what is not UTF-8, which would stand in the document
  const ResolvedInput input = resolve_input(text, context);
  Json json;
  json.begin_object().key("text").text(input.address).key("likeliest").text(input.likeliest);
  json.key("play").text(input.is_misere ? "misere" : "normal").key("offers").begin_array();
  for (const Suggestion& offer : input.offers) {
    const ComponentText game = offer.game ? ComponentText::of(offer.game->game) : ComponentText{};
    json.begin_object().key("text").text(offer.text).key("game").text(game.game);
    json.key("id").text(game.id).key("rules").text(game.rules).end_object();
  }
  json.end_array().key("guesses").boolean(input.are_guesses);
  json.key("missing");
  if (!input.missing) return json.null().end_object().take();
  json.begin_object();
  for (const auto& [language, name] : input.missing->names) json.key(language).text(name);
  return json.end_object().end_object().take();
}

const EnrolledVerb resolve_verb{
    {.name = "resolve",
     .about = "the address that a typed text stands for, or what to type instead",
     .document = "ResolvedInput",
     .start =
         [](const Arguments& given, Session&) {
           return in_one_go([given](Meter&) {
             return Reply{resolved(given.text("text"), {given.text("current"), given.text("kind") == "game"})};
           });
         },
     .parameters = {{"text", Takes::text, "as it is typed: \"nim 3 5 7\", \"Dawson's Kayles 9\", \".137\""},
                    {"current", Takes::text, "the game to which bare numbers belong", ""},
                    {"kind", Takes::choice, "what it stands for", "position", {"position", "game"}}}}};

}  // namespace
}  // namespace sg
