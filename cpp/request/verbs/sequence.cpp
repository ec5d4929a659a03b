// Verbs sequence, period, compare and read-values: values of single heaps, of positions with one number, or of a list
// that the user gives.
#include "request/families/sequence.hpp"
#include "request/boundary/verb.hpp"
#include "request/documents/answer.hpp"
#include "request/families/family-table.hpp"

namespace sg {
namespace {

/// Returns the parameter `from`. Throws UsageError if it is greater than `to`.
std::uint64_t checked_from(const Arguments& given) {
  const std::uint64_t from = given.number("from"), to = given.number("to");
  if (from > to) throw UsageError(ErrorCode::bad_request, "from", {Expected::whole_number_up_to, to});
  return from;
}

class TabulateJob final : public SequenceJob {
 public:
  TabulateJob(const Arguments& given, bool with_values)
      : SequenceJob(given.text("game"), given.number_if_any("to"), with_values ? checked_from(given) : 0),
        with_values_(with_values),
        from_(with_values ? given.number("from") : 0),
        format_(with_values ? given.text("format") : "json") {}

  Reply reply() override {
    const bool known = with_values_ ? tabulation().complete() : tabulation().period().has_value();
    std::string document = with_values_ ? text_of(tabulation(), from_, format_) : tabulation().document();
    return {std::move(document), known ? Status::answered : Status::limited};
  }

 private:
  bool with_values_;
  std::uint64_t from_;
  std::string format_;
};

/// Tabulates who wins under a convention that has no additive values.
class PlayedJob final : public Job {
 public:
  explicit PlayedJob(const Arguments& given)
      : table_(family(given.text("game")), read_play(given.text("play"), {}), {checked_from(given), given.number("to")},
               {0, 0}, Meter::unlimited),
        is_misere_(given.text("play") == "misere"),
        is_csv_(given.text("format") == "csv") {
    if (given.text("format") == "b-file")
      throw UsageError(ErrorCode::bad_request, "format", {Expected::one_of, std::vector<std::string>{"json", "csv"}});
  }
  bool advance(Meter& meter) override { return table_.advance(meter); }
  std::uint64_t made() const override { return table_.made(); }
  Reply reply() override {
    return {is_csv_ ? table_.csv() : document(), table_.complete() ? Status::answered : Status::limited};
  }

 private:
  static OpenFamily family(const std::string& text) {
    OpenFamily family(text);
    if (family.names().size() != 1) refuse(ErrorCode::bad_request, Expected::one_open_name);
    return family;
  }

  std::string document() const {
    const Range& range = table_.ranges()[0];
    Json json;
    json.begin_object().key("from").number(range.from).key("game").text(table_.family().name());
    json.key("to").number(range.to);
    table_.write_status(json);
    json.key("ground").text(text_of(table_.ground())).key("made").number(table_.made());
    for (const std::string_view none : {"preperiod", "period", "saltus", "certificate", "observed"})
      json.key(none).null();
    json.key("values").begin_array().end_array().key("outcomes").text(table_.letters(0));
    if (is_misere_) {
      json.key("misere");
      table_.write_values(json, 0);
    }
    return json.end_object().take();
  }

  FamilyTable table_;
  bool is_misere_, is_csv_;
};

class CompareJob final : public Job {
 public:
  explicit CompareJob(const Arguments& given)
      : comparison_(given.text("one"), other_of(given), kind_of(given), given.number_if_any("to")) {}
  bool advance(Meter& meter) override { return comparison_.advance(meter); }
  std::uint64_t made() const override { return comparison_.made(); }
  Reply reply() override {
    return {comparison_.document(), comparison_.settled() ? Status::answered : Status::limited};
  }

 private:
  static const std::string& other_of(const Arguments& given) {
    const std::string &other = given.text("other"), &values = given.text("with");
    if (other.empty() == values.empty())
      throw UsageError(ErrorCode::bad_request, "other",
                       {Expected::parameter, "another game, or --with a file that has values"});
    return other.empty() ? values : other;
  }
  static Comparison::Other kind_of(const Arguments& given) {
    const std::string& other = given.text("other");
    return other.empty() || is_list_of_values(other) ? Comparison::Other::values : Comparison::Other::game;
  }

  Comparison comparison_;
};

constexpr std::string_view usual_budget = "20000000";

Parameter family_parameter(std::string_view name = "game") {
  return {name, Takes::game, "a game of heaps, as in take-and-break(0.77), or an open address, as in cram:{n+1}x2"};
}

const EnrolledVerb sequence_verb{
    {.name = "sequence",
     .about = "the values of single heaps",
     .document = "Series",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> {
       if (given.text("play") == "normal") return std::make_unique<TabulateJob>(given, true);
       return std::make_unique<PlayedJob>(given);
     },
     .parameters = {family_parameter(),
                    {.name = "to", .takes = Takes::number, .about = "the last heap", .is_named = true},
                    {"from", Takes::number, "the first heap", "0"},
                    play_parameter(),
                    {"format", Takes::choice, "how they are written", "json", {"json", "csv", "b-file"}},
                    budget_parameter(usual_budget)},
     .is_long = true}};

const EnrolledVerb period_verb{
    {.name = "period",
     .about = "the period of the values with a certificate, or what was seen of one",
     .document = "PeriodFound",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> {
       return std::make_unique<TabulateJob>(given, false);
     },
     .parameters = {family_parameter(),
                    {"to", Takes::number, "the last heap; none looks as far as one may well", ""},
                    budget_parameter(usual_budget)},
     .is_long = true}};

const EnrolledVerb compare_verb{
    {.name = "compare",
     .about = "the first heap where two games differ, or a game and values of one's own, or that they never do",
     .document = "Comparison",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> {
       return std::make_unique<CompareJob>(given);
     },
     .parameters = {family_parameter("one"),
                    {.name = "other",
                     .takes = Takes::game,
                     .about = "another, or values, as in 0 1 2 3 1 4",
                     .usual = "",
                     .is_named = false},
                    {"to", Takes::number, "the last heap; none looks as far as one may well", ""},
                    budget_parameter(usual_budget),
                    {"with", Takes::file,
                     "a file of values in place of another game: a list, or n and its value in each line", ""}},
     .is_long = true}};

const EnrolledVerb read_values_verb{
    {.name = "read-values",
     .about = "a list of values as it is read, to be compared with a game",
     .document = "GivenValues",
     .start =
         [](const Arguments& given, Session&) {
           return in_one_go([given](Meter&) { return Reply{UserSequence::read(given.text("values"))->document()}; });
         },
     .parameters = {{"values", Takes::file, "a list, or n and its value in each line"}}}};

}  // namespace
}  // namespace sg
