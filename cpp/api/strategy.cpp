#include "api/strategy.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "api/solved-sum.hpp"
#include "core/text/json.hpp"

namespace sg {
namespace {

constexpr std::size_t most_bytes = 64'000'000;  // of addresses

class Plan {
 public:
  Plan(const Sum& sum, Play play, std::uint64_t budget) : solved_(sum, play), budget_(budget) { add(sum); }

  /// Whether it was found within the budget.
  bool find() {
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (!find_moves(i)) return false;
    rank();
    return true;
  }

  void write(Json& json) const {
    json.key("wins").boolean(entries_[0].wins).key("positions").begin_array();
    for (const Entry& entry : entries_) {
      json.begin_object().key("at").text(entry.at).key("wins").boolean(entry.wins);
      json.key("lasts").index(entry.lasts).key("moves").begin_array();
      for (const Step& step : entry.moves) {
        write_touch(json.begin_object(), step.touch);
        json.key("to").index(step.to).end_object();
      }
      json.end_array().end_object();
    }
    json.end_array();
  }

 private:
  struct Step {
    Touch touch;
    std::size_t to;  // its place among the entries
  };
  struct Entry {
    Sum sum;
    std::string at;
    bool wins = false;
    std::vector<Step> moves = {};  // where it wins, one
    std::size_t lasts = 0;         // plies at most, if the winner keeps to the plan
  };

  /// By its text, since that is all that a reader of the plan has.
  std::size_t add(const Sum& sum) {
    std::string at = address_of(sum);
    const auto [place, fresh] = places_.try_emplace(at, entries_.size());
    if (fresh) {
      bytes_ += at.size();
      entries_.push_back({sum, std::move(at)});
    }
    return place->second;
  }

  bool find_moves(std::size_t i) {
    const Sum sum = entries_[i].sum;
    solved_.start(sum);
    if (solved_.advance(budget_) != Progress::done) return false;
    const std::optional<bool> wins = solved_.verdict(sum).wins;
    if (!wins) return false;
    entries_[i].wins = *wins;
    std::vector<Move> moves;
    const auto keep = [&](const Move& move) {
      moves.push_back(move);
      return !*wins && moves.size() < budget_;
    };
    const Looked looked = *wins ? solved_.each_winning(sum, budget_, keep) : solved_.each_move(sum, keep);
    if (moves.size() >= budget_ || (moves.empty() && (looked == Looked::partly || (*wins && !ended(sum)))))
      return false;
    for (const Move& move : moves) {
      const std::size_t to = add(after(sum, move, solved_.play()));
      entries_[i].moves.push_back({flat(sum, move, solved_.play()), to});
    }
    budget_ -= moves.size();
    return bytes_ <= most_bytes;
  }

  bool ended(const Sum& sum) {
    bool ended = true;
    const Looked looked = solved_.each_move(sum, [&](const Move&) { return ended = false; });
    return ended && looked == Looked::wholly;
  }

  /// From the ends of the game backwards: every play ends, so every entry has its turn.
  void rank() {
    std::vector<std::vector<std::size_t>> before(entries_.size());
    std::vector<std::size_t> open(entries_.size()), ready;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      open[i] = entries_[i].moves.size();
      if (open[i] == 0) ready.push_back(i);
      for (const Step& step : entries_[i].moves) before[step.to].push_back(i);
    }
    while (!ready.empty()) {
      const std::size_t done = ready.back();
      ready.pop_back();
      for (const std::size_t i : before[done]) {
        entries_[i].lasts = std::max(entries_[i].lasts, entries_[done].lasts + 1);
        if (--open[i] == 0) ready.push_back(i);
      }
    }
  }

  SolvedSum solved_;
  std::uint64_t budget_;
  std::vector<Entry> entries_;
  std::unordered_map<std::string, std::size_t> places_;
  std::size_t bytes_ = 0;
};

}  // namespace

std::string strategy(std::string_view address, std::string_view play_text, std::uint64_t budget) {
  const Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  Plan plan(sum, play, budget);
  if (!plan.find()) return std::string(limit_document);
  Json json;
  json.begin_object()
      .key("certificate")
      .text("strategy")
      .key("address")
      .text(address_of(sum))
      .key("play")
      .text(text_of(play));
  plan.write(json);
  return json.end_object().take();
}

}  // namespace sg
