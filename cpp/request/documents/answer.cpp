#include "request/documents/answer.hpp"

#include "core/text/json.hpp"
#include "core/text/minsize.hpp"
#include "request/address/address-syntax.hpp"
#include "request/documents/measures.hpp"
#include "solve/solvers.hpp"

namespace sg {
namespace {

constexpr std::size_t most_listed_bytes = 1'000'000;  // not counting the parts of moves
constexpr std::size_t most_drawn = 20'000;

class Writer {
 public:
  explicit Writer(Analysis& analysis)
      : analysis_(analysis), solved_(analysis.solved_sum()), sum_(solved_.sum()), whole_(analysis.verdict()) {}

  std::string write() {
    json_.begin_object();
    if (sum_.size() == 1)
      write_names(sum_[0]);
    else
      write_names(address_of(sum_), {});
    json_.key("play").text(text_of(solved_.play()));
    const auto limit = analysis_.limit();
    json_.key("status").text(limit ? "limit" : "solved");
    write_limit(limit);
    write_verdict(whole_);
    write_class(whole_, sum_.size() == 1    ? sum_[0].game->info().game_class
                        : is_partizan(sum_) ? GameClass::partizan
                        : is_loopy(sum_)    ? GameClass::loopy
                                            : GameClass::nimber);
    json_.key("board");
    if (sum_.size() == 1) {
      write_board(sum_[0]);
    } else {
      json_.null().key("components").begin_array();
      for (std::size_t i = 0; i < sum_.size(); ++i)
        write_component(sum_[i], analysis_.explanation().reasons_of_components()[i]);
      json_.end_array();
    }
    write_why(analysis_.explanation().reasons());
    write_value_text(sum_, whole_);
    write_moves();
    json_.end_object();
    return json_.take();
  }

 private:
  void write_limit(const std::optional<Limit>& limit) {
    if (limit) json_.key("limit").begin_object().key("kind").text(limit->kind).key("at").number(limit->at).end_object();
  }
  void write_names(const std::string& address, const ComponentText& own) {
    write_echo(json_, "address", address);
    own.write(json_);
  }
  void write_names(const Component& component) {
    const std::string game = component.game->name();
    const std::string position = component.position->text();
    ComponentText own = ComponentText::of(game);
    own.position = position;
    write_names(component.address(), own);
  }
  void write_board(const Component& component) {
    if (component.position->size() > most_drawn)
      json_.null();
    else
      component.game->draw(*component.position, json_);
  }
  void write_why(const std::vector<Reason>& reasons) {
    json_.key("why").begin_array();
    for (const Reason& reason : reasons) reason.write(json_);
    json_.end_array();
  }

  ValueText text_of_value(const Verdict& verdict) const { return solved_.convention().describe(verdict.worths); }
  void write_value(const Verdict& verdict) {
    json_.key("grundy").number(text_of_value(verdict).grundy);
    std::optional<std::string_view> outcome;
    if (verdict.wins) outcome = *verdict.wins ? "N" : "P";
    if (verdict.draws) outcome = "D";
    if (verdict.partizan) outcome = verdict.partizan->outcome;
    if (outcome == "") outcome.reset();
    json_.key("outcome").text(outcome);
  }
  /// Writes the value if it is no nimber, and its measures, or bounds if it was not found.
  void write_value_text(const Sum& sum, const Verdict& verdict, bool with_measures = true) {
    ValueFinder* const values = analysis_.values();
    const auto* const own = values != nullptr ? values->value(sum) : nullptr;
    json_.key("value").text(own != nullptr ? *own : text_of_value(verdict).value);
    if (values == nullptr || !with_measures) return;
    if (const auto measures = values->measures(sum)) return write_measures(json_, *measures);
    if (const auto* const bounds = values->bounds(sum)) write_bounds(json_, bounds);
  }
  void write_verdict(const Verdict& verdict) {
    json_.key("ground").text(verdict.is_decided() ? std::optional(text_of(verdict.ground)) : std::nullopt);
    write_value(verdict);
  }
  void write_class(const Verdict& verdict, GameClass game_class) {
    const bool has_values = solved_.play() == Play::normal || game_class == GameClass::loopy;
    json_.key("kind").text(text_of(text_of_value(verdict).loony ? GameClass::loony
                                   : has_values                 ? game_class
                                                                : GameClass::outcome_only));
  }
  void write_component(const Component& component, const std::vector<Reason>& why) {
    const Verdict verdict = solved_.verdict(component);
    json_.begin_object();
    write_names(component);
    write_verdict(verdict);
    write_class(verdict, component.game->info().game_class);
    write_why(why);
    if (has_values_) write_value_text({component}, verdict);
    json_.key("board");
    write_board(component);
    json_.end_object();
  }

  void write_listed(const ListedMove& listed) {
    json_.begin_object();
    parts_bytes_ += write_move(json_, describe_move(sum_, listed.move, solved_.play()));
    if (listed.to) json_.key("to").text(*listed.to);
    write_value(listed.then);
    if (has_values_) write_value_text(after(sum_, listed.move, solved_.play()), listed.then, false);
    json_.key("wins").boolean(listed.wins);
    if (listed.reply) {
      parts_bytes_ += write_move(json_.key("reply").begin_object(), *listed.reply);
      json_.end_object();
    }
    json_.end_object();
  }

  void write_moves() {
    json_.key("moves").begin_object();
    const auto& total = analysis_.total_moves();
    const WinningMoves& winning = analysis_.winning_moves();
    json_.key("total").text(total).key("winning").text(winning.count());
    if (whole_.draws) json_.key("drawing").text(winning.drawing());
    const bool cancelled = winning.limit() && winning.limit()->kind == "cancelled";
    write_limit(total || cancelled ? winning.limit() : most_examined);
    json_.key("listed").begin_array();
    std::size_t listed = 0;
    for (const ListedMove& move : analysis_.listed_moves().all()) {
      if (json_.bytes() - parts_bytes_ >= most_listed_bytes) break;
      write_listed(move);
      ++listed;
    }
    json_.end_array();
    const auto& whole_list = analysis_.listed_moves().listing() == Listing::all ? total : winning.count();
    json_.key("truncated").boolean(whole_list != std::to_string(listed)).end_object();
  }

  Analysis& analysis_;
  SolvedSum& solved_;
  const Sum& sum_;
  Verdict whole_;
  bool has_values_ = analysis_.values() != nullptr || is_loopy(sum_);  // that are no nimbers
  Json json_;
  std::size_t parts_bytes_ = 0;
};

}  // namespace

std::string_view text_of(Justification ground) {
  switch (ground) {
    case Justification::theorem:
      return "theorem";
    case Justification::period:
      return "period";
    case Justification::table:
      return "table";
    case Justification::search:
      break;
  }
  return "search";
}

SG_MINSIZE std::string progress_document(Analysis& analysis) {
  Json json;
  const auto progress = analysis.progress();
  if (!progress) return json.null().take();
  json.begin_object().key("stage").text(analysis.stage() == Analysis::Stage::winner ? "winner" : "winning-moves");
  return json.key("examined").index(progress->examined).key("of").index(progress->of).end_object().take();
}

SG_MINSIZE Reply answer(Analysis& analysis) {
  Meter none = Meter::stopped();
  analysis.advance(none);
  return {Writer(analysis).write(), analysis.solved() ? Status::answered : Status::limited};
}

}  // namespace sg
