// Verb quotient: misere quotient of the heaps of a game, or of a position and its followers.
#include "request/boundary/verb.hpp"
#include "request/documents/quotient-document.hpp"
#include "request/misere/misere-request.hpp"
#include "solve/misere/class-method.hpp"
#include "solve/misere/quotient-method.hpp"

namespace sg {
namespace {

class QuotientJob final : public Job {
 public:
  QuotientJob(const Arguments& given, std::uint64_t to)
      : quotient_(OpenFamily(given.text("game")).numbered(), to),
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

}  // namespace
}  // namespace sg
