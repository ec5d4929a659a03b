// tell: a game by its states and their options, to be played as explored(NAME) from then on.
#include "api/verb.hpp"
#include "core/solve/told-states.hpp"
#include "core/text/json.hpp"

namespace sg {
namespace {

void write_start(const ToldStates& told, ToldStates::State state, Json& json) {
  json.begin_object().key("state").number(state).key("label").text(told.label(state));
  json.key("grundy").number(told.value(state)).key("misere").boolean(told.misere_wins(state)).end_object();
}

Reply tell(const Arguments& given, Meter& meter) {
  auto told = ToldStates::read(given.text("name"), given.text("states"), meter);
  if (!told) return limit_reply();
  const std::uint64_t starts = given.number("starts");
  if (starts > told->size()) refuse(ErrorCode::bad_request, {Expected::whole_number_up_to, told->size()});
  Json json;
  json.begin_object().key("game").text("explored(" + told->name() + ")");
  json.key("states").number(told->size()).key("options").number(told->count_options());
  json.key("starts").begin_array();
  for (ToldStates::State state = 0; state < starts; ++state) write_start(*told, state, json);
  json.end_array();
  ToldStates::keep(std::move(told));
  return {json.end_object().take()};
}

const EnrolledVerb tell_verb{
    {.name = "tell",
     .about = "a game by its states and their options, for explored(NAME)",
     .document = "Told | Limited",
     .start = [](const Arguments& given,
                 Session&) { return in_one_go([given](Meter& meter) { return tell(given, meter); }); },
     .parameters = {{"name", Takes::text, "its name, of letters, digits and -"},
                    {"states", Takes::file,
                     "a line each: what it is called, a tab, the lines that it leads to, as in 1 2+3"},
                    {"starts", Takes::number, "how many of the first states are answered for", "1"},
                    budget_parameter("50000000")},
     .is_long = true}};

}  // namespace
}  // namespace sg
