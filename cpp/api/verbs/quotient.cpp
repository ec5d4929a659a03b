// quotient: the misere quotient of a game's heaps, or of a position.
#include "api/misere-class-method.hpp"
#include "api/misere-request.hpp"
#include "api/quotient-document.hpp"
#include "api/quotient-method.hpp"
#include "api/verb.hpp"

namespace sg {
namespace {

class QuotientJob final : public Job {
 public:
  QuotientJob(const Arguments& given, std::uint64_t to)
      : quotient_(given.text("game"), to),
        with_(given.text("certificate") == "yes" ? WithCertificate::yes : WithCertificate::no) {}

  bool advance(Meter& meter) override {
    const bool done = quotient_.advance(meter);
    met_ = meter.refuses() ? meter.limit() : "cancelled";
    return done || meter.refuses();
  }
  std::uint64_t made() const override { return quotient_.covered(); }
  Reply reply() override {
    return {document_of(quotient_, quotient_.gave_up() ? "memory" : met_, with_),
            quotient_.complete() ? Status::answered : Status::limited};
  }

 private:
  HeapQuotient quotient_;
  WithCertificate with_;
  std::string_view met_ = "cancelled";
};

class PositionQuotientJob final : public Job {
 public:
  explicit PositionQuotientJob(const std::string& address) : quotient_(misere_sum(address)) {}

  bool advance(Meter& meter) override {
    const bool done = quotient_.advance(meter);
    if (meter.refuses()) met_ = meter.limit();
    return done || meter.refuses();
  }
  std::uint64_t made() const override { return quotient_.positions(); }
  Reply reply() override {
    return {document_of(quotient_, met_), quotient_.is_complete() ? Status::answered : Status::limited};
  }

 private:
  PositionQuotient quotient_;
  std::string_view met_ = "memory";
};

const EnrolledVerb quotient_verb{
    {.name = "quotient",
     .about = "the misere quotient of the single heaps, with its period where that is proved, or of all that follows "
              "from a position",
     .document = "QuotientFound | QuotientOfPosition",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> {
       if (const auto to = heaps_asked(given)) return std::make_unique<QuotientJob>(given, *to);
       return std::make_unique<PositionQuotientJob>(given.text("game"));
     },
     .parameters = {{"game", Takes::game,
                     "a position; with `to` a game of heaps, as in kayles, or an open address, as in cram:{n+1}x2"},
                    {"to", Takes::number, "of a game, the last heap", ""},
                    {"certificate", Takes::choice, "with a certificate of the period", "no", {"no", "yes"}},
                    budget_parameter("20000000")},
     .is_long = true}};

/// Under misere play, of heaps alone that are listed by what is kept of them, and have no table of tame pairs.
const EnrolledMethod quotient_method_entry{
    Enrolled::quotient, [](const GameContext& context) -> std::unique_ptr<Method> {
      const bool applies = context.play == Play::misere && context.alone && context.table == nullptr &&
                           context.game.info().board == BoardKind::heaps && context.game.sequence() != nullptr;
      return applies ? std::make_unique<QuotientMethod>(context) : nullptr;
    }};

const EnrolledMethod by_kinds{Enrolled::kinds, misere_class_method};
const EnrolledSumSolver sum_by_kinds{Play::misere, misere_sum_solver};

}  // namespace
}  // namespace sg
