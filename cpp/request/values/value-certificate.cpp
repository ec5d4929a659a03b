#include "request/values/value-certificate.hpp"

#include <deque>

#include "request/address/address.hpp"
#include "request/search/strategy.hpp"
#include "request/values/values-job.hpp"
#include "solve/partizan/negative.hpp"
#include "theory/partizan/value-position.hpp"

namespace sg {
namespace {

using partizan::Form;

/// Adds a value, negated if `sign` is "-", to the sum as a position; 0 adds nothing. Returns false if the text of the
/// value is too long for a position.
bool add_value(Sum& sum, Form value, const char* sign, ValueCalculator& calculator) {
  if (value == calculator.forms.zero()) return true;
  const auto text = calculator.texts.text(value);
  if (!text || text->size() > partizan::ValuePosition::most_length) return false;
  sum.push_back(read_address(sign + ("value:" + *text))[0]);
  return true;
}

class RelationCertificate final : public ValuesJob {
 public:
  RelationCertificate(const std::string& a, const std::string& b) {
    queries_.emplace_back(a, calculator());
    if (!b.empty()) queries_.emplace_back(b, calculator());
  }

  Reply reply() override {
    if (!done_) return limit_reply(met().empty() ? "positions" : met());
    Json json;
    json.begin_object().key("certificate").text("relation").key("difference").text(address_of(difference_));
    json.key("relation").text(text_of(relation_)).key("plans").begin_array();
    for (auto& plan : plans_) plan->write(json);
    return {json.end_array().end_object().take()};
  }

 protected:
  Progress work(Meter& meter) override {
    if (difference_.empty())
      if (const Progress state = find_difference(meter); state != Progress::done) return state;
    for (auto& plan : plans_) {
      if (!plan->advance(meter)) return Progress::working;
      if (!plan->is_whole()) return Progress::limit;
    }
    done_ = true;
    return Progress::done;
  }

 private:
  Progress find_difference(Meter& meter) {
    for (ValueQuery& query : queries_)
      if (const Progress state = query.advance(meter); state != Progress::done) return state;
    const Meter::NoPauseScope whole(meter);
    partizan::Forms& forms = calculator().forms;
    forms.measure_by(meter);
    const Form a = queries_.front().value(), b = queries_.back().value();
    relation_ = forms.relation(a, b);
    auto difference = difference_of(queries_.front(), queries_.size() > 1 ? &queries_.back() : nullptr, calculator());
    if (!difference) return Progress::limit;
    difference_ = *std::move(difference);
    for (const Player player : players)
      plans_.push_back(std::make_unique<Plan>(moved_by(difference_, player), Play::normal));
    return Progress::done;
  }

  std::deque<ValueQuery> queries_;  // one or two; a deque, since they cannot be moved
  Sum difference_;
  partizan::Relation relation_ = partizan::Relation::equal;
  std::vector<std::unique_ptr<Plan>> plans_;
  bool done_ = false;
};

}  // namespace

std::optional<Sum> difference_of(ValueQuery& a, ValueQuery* b, ValueCalculator& calculator) {
  auto [difference, rest] = a.terms();
  if (!add_value(difference, rest, "", calculator)) return std::nullopt;
  Form taken = {};
  if (b == nullptr) {
    taken = a.value();
  } else {
    auto terms = b->terms();
    for (const Component& c : terms.positions) difference.push_back({negative_of(c.game), c.position});
    taken = terms.rest;
  }
  if (!add_value(difference, taken, "-", calculator)) return std::nullopt;
  // A sum of impartial games does not record who is to move; a partizan component without moves does.
  if (!is_partizan(difference)) difference.push_back(read_address("value:0")[0]);
  return std::move(difference);
}

std::unique_ptr<Job> relation_certificate(const std::string& a, const std::string& b) {
  return std::make_unique<RelationCertificate>(a, b);
}

}  // namespace sg
