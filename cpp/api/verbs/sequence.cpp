// sequence, period and compare: the values of single heaps.
#include "api/sequence.hpp"

#include "api/verb.hpp"

namespace sg {
namespace {

class TabulateJob final : public SequenceJob {
 public:
  TabulateJob(const Arguments& given, bool with_values)
      : SequenceJob(given.text("game"), given.number_if_any("to")),
        with_values_(with_values),
        from_(with_values ? given.number("from") : 0),
        format_(with_values ? given.text("format") : "json") {
    if (const auto to = given.number_if_any("to"); to && from_ > *to)
      throw UsageError{ErrorCode::bad_request, "from", {Expected::whole_number_up_to, *to}};
  }

  Reply reply() override {
    const bool known = with_values_ ? tabulation().complete() : tabulation().proved();
    std::string document = with_values_ ? text_of(tabulation(), from_, format_) : tabulation().document();
    return {std::move(document), known ? Status::answered : Status::limited};
  }

 private:
  bool with_values_;
  std::uint64_t from_;
  std::string format_;
};

class CompareJob final : public Job {
 public:
  explicit CompareJob(const Arguments& given)
      : comparison_(given.text("one"), given.text("other"), given.number_if_any("to")) {}
  bool advance(Meter& meter) override { return comparison_.advance(meter); }
  std::uint64_t made() const override { return comparison_.made(); }
  Reply reply() override {
    return {comparison_.document(), comparison_.settled() ? Status::answered : Status::limited};
  }

 private:
  Comparison comparison_;
};

constexpr std::string_view usual_budget = "20000000";

const EnrolledVerb sequence_verb{
    {.name = "sequence",
     .about = "the values of single heaps",
     .document = "Series",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> {
       return std::make_unique<TabulateJob>(given, true);
     },
     .parameters = {game_parameter(),
                    {.name = "to", .takes = Takes::number, .about = "the last heap", .is_named = true},
                    {"from", Takes::number, "the first heap", "0"},
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
     .parameters = {game_parameter(),
                    {"to", Takes::number, "the last heap; none looks as far as one may well", ""},
                    budget_parameter(usual_budget)},
     .is_long = true}};

const EnrolledVerb compare_verb{
    {.name = "compare",
     .about = "the first heap where two games differ, or that they never do",
     .document = "Comparison",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> {
       return std::make_unique<CompareJob>(given);
     },
     .parameters = {game_parameter("one"),
                    game_parameter("other"),
                    {"to", Takes::number, "the last heap; none looks as far as one may well", ""},
                    budget_parameter(usual_budget)},
     .is_long = true}};

}  // namespace
}  // namespace sg
