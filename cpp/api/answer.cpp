#include "api/answer.hpp"

#include <algorithm>
#include <set>

#include "core/text/json.hpp"

namespace sg {
namespace {

constexpr std::size_t most_listed_bytes = 1'000'000;
constexpr std::size_t most_echoed = 65'536;
constexpr std::size_t most_address_in_move = 1024;
constexpr std::size_t most_drawn = 20'000;
constexpr std::uint64_t reply_work = 200'000;       // options looked at for all replies together
constexpr std::uint64_t listing_work = 20'000'000;  // board elements gone through to value the listed moves

std::size_t size_of(const Sum& sum) {
  std::size_t size = 1;
  for (const Component& c : sum) size += c.position->size();
  return size;
}

class Writer {
 public:
  explicit Writer(Analysis& analysis)
      : analysis_(analysis), solved_(analysis.solved_sum()), sum_(solved_.sum()), whole_(solved_.verdict(sum_)) {}

  std::string write() {
    json_.begin_object();
    write_address(address_of(sum_));
    json_.key("play").text(text_of(solved_.play()));
    const auto limit = analysis_.limit();
    json_.key("status").text(limit ? "limit" : "solved");
    write_limit(limit);
    write_verdict(whole_);
    write_kind(whole_, sum_.size() == 1 ? sum_[0].game->info().kind : Kind::nimber);
    json_.key("board");
    if (sum_.size() == 1) {
      write_board(*sum_[0].position);
    } else {
      json_.null().key("components").begin_array();
      for (const Component& component : sum_) write_component(component);
      json_.end_array();
    }
    write_why(analysis_.why());
    const auto number = whole_.partizan ? whole_.partizan->number : std::nullopt;
    json_.key("value").text(number ? std::optional(number->text()) : std::nullopt);
    write_moves();
    json_.end_object();
    return json_.take();
  }

 private:
  void write_limit(const std::optional<Limit>& limit) {
    if (limit) json_.key("limit").begin_object().key("kind").text(limit->kind).key("at").number(limit->at).end_object();
  }
  void write_address(const std::string& address) {
    json_.key("address").text(address.size() > most_echoed ? std::nullopt : std::optional(address));
  }
  void write_board(const Position& position) {
    if (position.size() > most_drawn)
      json_.null();
    else
      position.write(json_);
  }
  void write_why(const std::vector<Reason>& reasons) {
    json_.key("why").begin_array();
    for (const Reason& reason : reasons) reason.write(json_);
    json_.end_array();
  }

  void write_value(const Verdict& verdict) {
    const bool nimber = verdict.value && verdict.value->is_nimber();
    json_.key("grundy").number(nimber ? std::optional(verdict.value->nimber()) : std::nullopt);
    std::optional<std::string_view> outcome;
    if (verdict.wins) outcome = *verdict.wins ? "N" : "P";
    if (verdict.partizan) outcome = verdict.partizan->outcome;
    if (outcome == "") outcome.reset();
    json_.key("outcome").text(outcome);
  }
  void write_verdict(const Verdict& verdict) {
    json_.key("ground").text(verdict.wins ? std::optional(text_of(verdict.ground)) : std::nullopt);
    write_value(verdict);
  }
  void write_kind(const Verdict& verdict, Kind own) {
    const bool loony = verdict.value && verdict.value->is_loony();
    json_.key("kind").text(text_of(loony ? Kind::loony : solved_.play() != Play::normal ? Kind::outcome_only : own));
  }
  void write_component(const Component& component) {
    const Verdict verdict = solved_.verdict(component);
    json_.begin_object();
    write_address(component.address());
    write_verdict(verdict);
    write_kind(verdict, component.game->info().kind);
    write_why(solved_.why(component));
    json_.key("board");
    write_board(*component.position);
    json_.end_object();
  }

  void write_touch(const Sum& sum, const Move& move) {
    sg::write_touch(json_, flat(sum, move, solved_.play()));
    json_.key("text").text(text_of(sum, move));
  }

  /// `replies` pays for the options looked at to find an answer to a losing move.
  void write_move(const Move& move, bool winning, std::uint64_t& replies) {
    const Sum next = after(sum_, move, solved_.play());
    const Verdict then = solved_.verdict(next);
    json_.begin_object();
    write_touch(sum_, move);
    if (size_of(next) <= most_address_in_move)
      if (const std::string to = address_of(next); to.size() <= most_address_in_move) json_.key("to").text(to);
    write_value(then);
    json_.key("wins").boolean(winning ? std::optional(true) : then.wins ? std::optional(!*then.wins) : std::nullopt);
    if (then.wins == true && replies > 0) {
      solved_.each_winning(next, replies, [&](const Move& reply) {
        json_.key("reply").begin_object();
        write_touch(next, reply);
        json_.end_object();
        return false;
      });
    }
    json_.end_object();
  }

  void write_moves() {
    json_.key("moves").begin_object();
    const auto total = analysis_.total_moves();
    const auto& winning = analysis_.winning_moves();
    json_.key("total").text(total).key("winning").text(winning.count);
    write_limit(total ? winning.limit : Analysis::uncounted);
    json_.key("listed").begin_array();
    const std::size_t listed = total == "0" ? 0 : write_listed(winning.listed);
    json_.end_array();
    const auto& whole_list = analysis_.listing() == Listing::all ? total : winning.count;
    json_.key("truncated").boolean(whole_list != std::to_string(listed)).end_object();
  }

  /// The winning moves, then the others, as far as there is room; how many.
  std::size_t write_listed(const std::vector<Move>& winning) {
    std::size_t listed = 0;
    std::uint64_t replies = reply_work;
    const std::size_t most = std::min<std::size_t>(Analysis::most_listed, listing_work / size_of(sum_));
    const auto room = [&] { return listed < most && json_.bytes() < most_listed_bytes; };
    const auto list = [&](const Move& move, bool wins) {
      write_move(move, wins, replies);
      ++listed;
    };
    if (analysis_.listing() == Listing::none) return 0;
    std::set<Touch> winners;
    for (const Move& move : winning) {
      if (!room()) return listed;
      list(move, true);
      winners.insert(flat(sum_, move, solved_.play()));
    }
    if (analysis_.listing() == Listing::all && room())
      solved_.each_move(sum_, [&](const Move& move) {
        if (winners.count(flat(sum_, move, solved_.play())) == 0) list(move, false);
        return room();
      });
    return listed;
  }

  Analysis& analysis_;
  SolvedSum& solved_;
  const Sum& sum_;
  Verdict whole_;
  Json json_;
};

}  // namespace

std::string_view text_of(Ground ground) {
  switch (ground) {
    case Ground::theorem:
      return "theorem";
    case Ground::period:
      return "period";
    case Ground::table:
      return "table";
    case Ground::search:
      break;
  }
  return "search";
}

std::string answer(Analysis& analysis) { return Writer(analysis).write(); }

}  // namespace sg
