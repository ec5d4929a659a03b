// Verbs value and relate: canonical forms of short games, which are given as expressions or positions.
#include "core/text/json.hpp"
#include "request/boundary/verb.hpp"
#include "request/documents/measures.hpp"
#include "request/documents/value-document.hpp"
#include "request/values/value-certificate.hpp"
#include "request/values/value-query.hpp"
#include "request/values/values-job.hpp"
#include "solve/partizan/partizan-sum-solver.hpp"

namespace sg {
namespace {

using partizan::Form;

constexpr std::string_view values_budget = "100000000";

void write_limit(Json& json, std::string_view met) {
  json.key("status").text("limit");
  json.key("limit").begin_object().key("kind").text(met.empty() ? "positions" : met).end_object();
}

/// Finds the outcome of a position whose value is too large to compute: from its bounds, else by search.
class Winners {
 public:
  /// Returns `limit` once the search is done, as the value stays unknown.
  Progress search(const Sum& position, Meter& meter) {
    if (!solved_) solved_.emplace(position, Play::normal);
    if (solved_->advance(meter) == Progress::working) return Progress::working;
    const Verdict verdict = solved_->verdict(position);
    if (verdict.partizan) outcome_ = verdict.partizan->outcome;
    return Progress::limit;
  }
  std::optional<std::string_view> outcome(const partizan::SumBounds* bounds) const {
    return outcome_ || bounds == nullptr ? outcome_ : outcome_of(*bounds);
  }

 private:
  std::optional<SolvedSum> solved_;
  std::optional<std::string_view> outcome_;
};

/// Returns the relation to 0 of a game with this outcome.
std::string_view relation_of(std::string_view outcome) {
  return outcome == "L" ? ">" : outcome == "R" ? "<" : outcome == "P" ? "=" : "||";
}

class ValueJob final : public ValuesJob {
 public:
  explicit ValueJob(const std::string& text) : text_(text), query_(text, calculator()) {}

  Reply reply() override {
    if (done_) return {*done_};
    Json json;
    json.begin_object().key("expression").text(text_);
    write_limit(json, met());
    json.key("value").null().key("outcome").text(winners_.outcome(query_.bounds()));
    write_bounds(json, query_.bounds());
    return {json.end_object().take(), Status::limited};
  }

 protected:
  Progress work(Meter& meter) override {
    if (is_past_cap_)
      return winners_.outcome(query_.bounds()) ? Progress::limit : winners_.search(*query_.position(), meter);
    if (const Progress state = query_.advance(meter); state != Progress::done) {
      is_past_cap_ = state == Progress::limit && query_.position() != nullptr;
      return is_past_cap_ ? Progress::working : state;
    }
    const Sum* const position = query_.position();
    if (position != nullptr && !options_) options_.emplace(calculator().positions, *position);
    if (options_)
      if (const Progress state = options_->advance(meter); state != Progress::done) return state;
    const Meter::NoPauseScope whole(meter);
    calculator().forms.measure_by(meter);
    Json json;
    json.begin_object().key("expression").text(text_).key("address");
    json.text(position != nullptr ? std::optional<std::string_view>(address_) : std::nullopt);
    write_value(json, calculator(), query_.value());
    write_incentives(json, calculator(), query_.value(), meter);
    calculator().forms.measure_by(meter);
    write_options(json, calculator(), position, listed_options(calculator(), query_.value(), given()));
    done_ = json.end_object().take();
    return Progress::done;
  }

 private:
  std::vector<ValuedMove> given() const {
    if (options_) return options_->found();
    std::vector<ValuedMove> given;
    if (const auto* const options = query_.options())
      for (const Player player : players)
        for (const Form form : (*options)[index_of(player)]) given.push_back({player, {}, form});
    return given;
  }

  std::string text_;
  ValueQuery query_;
  std::string address_ = query_.position() != nullptr ? address_of(*query_.position()) : "";
  std::optional<OptionValues> options_;
  bool is_past_cap_ = false;
  Winners winners_;
  std::optional<std::string> done_;
};

class RelateJob final : public ValuesJob {
 public:
  RelateJob(const std::string& a, const std::string& b)
      : texts_{a, b}, queries_{ValueQuery(a, calculator()), ValueQuery(b, calculator())} {}

  Reply reply() override {
    if (done_) return {*done_};
    Json json;
    json.begin_object().key("a").text(texts_[0]).key("b").text(texts_[1]);
    write_limit(json, met());
    const auto outcome = winners_.outcome(bounds());
    json.key("relation").text(relation_ || !outcome ? relation_ : relation_of(*outcome));
    write_bounds(json, bounds());
    return {json.end_object().take(), Status::limited};
  }

 protected:
  Progress work(Meter& meter) override {
    if (difference_) return winners_.search(*difference_, meter);
    const Progress found = find_values(meter);
    if (found == Progress::limit) return past_caps(meter);
    if (found == Progress::working) return found;
    const Meter::NoPauseScope whole(meter);
    calculator().forms.measure_by(meter);
    partizan::Forms& forms = calculator().forms;
    const Form a = queries_[0].value(), b = queries_[1].value();
    relation_ = text_of(forms.relation(a, b));
    const Form difference = forms.difference(a, b);
    Json json;
    json.begin_object().key("a").text(texts_[0]).key("b").text(texts_[1]);
    const auto write = [&](std::string_view key, Form form) {
      const auto text = calculator().texts.text(form);
      json.key(key).text(text ? std::optional<std::string_view>(*text) : std::nullopt);
    };
    write("a_value", a);
    write("b_value", b);
    json.key("relation").text(relation_);
    write("difference", difference);
    const auto position = difference_of(queries_[0], &queries_[1], calculator());
    const std::string address = position ? address_of(*position) : "";
    json.key("position").text(position ? std::optional<std::string_view>(address) : std::nullopt);
    for (const Player player : players) {
      const auto first = first_move(a, b, player);
      json.key(player == Player::left ? "left" : "right").begin_object().key("wins").boolean(first.has_value());
      json.key("in").text(first ? std::optional<std::string_view>(first->in) : std::nullopt);
      if (first)
        write("to", first->to);
      else
        json.key("to").null();
      json.end_object();
    }
    done_ = json.end_object().take();
    return Progress::done;
  }

 private:
  Progress find_values(Meter& meter) {
    for (ValueQuery& query : queries_)
      if (const Progress state = query.find_parts(meter); state != Progress::done) return state;
    if (!bounds_) {
      std::vector<partizan::Part> parts = queries_[0].parts();
      for (const auto& [value, count] : queries_[1].parts()) parts.push_back({value, -count});
      bounds_ = calculator().bounds(parts, meter);
    }
    for (ValueQuery& query : queries_)
      if (const Progress state = query.advance(meter); state != Progress::done) return state;
    return Progress::done;
  }
  const partizan::SumBounds* bounds() const { return bounds_ ? &*bounds_ : nullptr; }
  /// Prepares a search for the outcome if the bounds leave it open; returns `limit` if they do not, or if the
  /// difference cannot be written as a position.
  Progress past_caps(Meter& meter) {
    if (winners_.outcome(bounds())) return Progress::limit;
    for (ValueQuery& query : queries_)
      if (query.position() == nullptr)
        if (const Progress state = query.find_parts(meter); state != Progress::done) return state;
    difference_ = difference_of(queries_[0], &queries_[1], calculator());
    return difference_ ? Progress::working : Progress::limit;
  }

  struct First {
    std::string_view in;
    Form to;
  };
  /// Returns a move that wins a - b if that player begins: in a or, with the roles exchanged, in b; nullopt if there is
  /// none.
  std::optional<First> first_move(Form a, Form b, Player player) {
    partizan::Forms& forms = calculator().forms;
    const auto wins = [&](Form low, Form high) {
      return player == Player::left ? forms.is_at_most(low, high) : forms.is_at_most(high, low);
    };
    for (const Form x : forms.options(a, player))
      if (wins(b, x)) return First{"a", x};
    for (const Form x : forms.options(b, other(player)))
      if (wins(x, a)) return First{"b", x};
    return std::nullopt;
  }

  std::array<std::string, 2> texts_;
  std::array<ValueQuery, 2> queries_;
  std::optional<partizan::SumBounds> bounds_;
  std::optional<Sum> difference_;  // position whose outcome is searched
  Winners winners_;
  std::optional<std::string_view> relation_;
  std::optional<std::string> done_;
};

const EnrolledVerb value_verb{
    {.name = "value",
     .about = "the value of a short game, with its measures and what became of its options",
     .document = "ShortValue | ShortValueLimited",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> {
       return std::make_unique<ValueJob>(given.text("text"));
     },
     .parameters = {{"text", Takes::text, "a value, as in {1|0} + ^*, with positions in square brackets"},
                    budget_parameter(values_budget)},
     .is_long = true}};

const EnrolledVerb relate_verb{
    {.name = "relate",
     .about = "whether a value is greater than another, less, equal or confused with it, and by which moves",
     .document = "Related | RelatedLimited",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> {
       return std::make_unique<RelateJob>(given.text("a"), given.text("b"));
     },
     .parameters = {{"a", Takes::text, "a value, as in {1|0} + ^*, or a position"},
                    {"b", Takes::text, "another"},
                    budget_parameter(values_budget)},
     .is_long = true}};

}  // namespace
}  // namespace sg
