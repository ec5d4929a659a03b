// Verbs analyze, batch (analyze for each line of input) and outline (components of an address).
#include "request/address/address-syntax.hpp"
#include "request/boundary/session.hpp"
#include "request/boundary/verb.hpp"
#include "request/documents/answer.hpp"

namespace sg {
namespace {

class AnalyzeJob final : public Job {
 public:
  AnalyzeJob(const Arguments& given, Session& session)
      : session_(session),
        address_(given.text("address")),
        play_(given.text("play")),
        analysis_(std::make_shared<Analysis>(address_, play_, read_listing(given.text("moves")))) {
    session_ = {};  // frees the last analysis first, which holds much memory
  }

  bool advance(Meter& meter) override {
    if (!analysis_->advance(meter)) return false;
    session_ = {address_, play_, analysis_};
    return true;
  }
  std::uint64_t made() const override { return analysis_->solved_sum().positions(); }
  std::string progress() override { return progress_document(*analysis_); }
  Reply reply() override { return answer(*analysis_); }

 private:
  Session& session_;
  std::string address_, play_;
  std::shared_ptr<Analysis> analysis_;
};

std::unique_ptr<Job> start(const Arguments& given, Session& session) {
  return std::make_unique<AnalyzeJob>(given, session);
}

std::vector<Parameter> parameters() {
  return {address_parameter(),
          play_parameter(),
          {"moves", Takes::choice, "the moves that are listed", "all", {"all", "winning", "none"}},
          budget_parameter("20000000")};
}

const EnrolledVerb analyze_verb{{.name = "analyze",
                                 .about = "who wins, the value, the winning moves and why",
                                 .document = "Answer",
                                 .start = start,
                                 .parameters = parameters(),
                                 .is_long = true}};
const EnrolledVerb batch_verb{{.name = "batch",
                               .about = "analyze, of each line of standard input",
                               .document = "Answer",
                               .start = start,
                               .parameters =
                                   [] {
                                     auto all = parameters();
                                     all[0].usual = "-";
                                     all[0].is_named = false;
                                     return all;
                                   }(),
                               .is_long = true,
                               .each_line = true}};

const EnrolledVerb outline_verb{
    {.name = "outline",
     .about = "the components of an address that may be faulty: where each stands, its game, rules and position",
     .document = "Outline",
     .start = [](const Arguments& given,
                 Session&) { return in_one_go([given](Meter&) { return Reply{outline(given.text("address"))}; }); },
     .parameters = {address_parameter()}}};

}  // namespace
}  // namespace sg
