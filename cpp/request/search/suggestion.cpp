#include "request/search/suggestion.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "core/game/mixed-bits.hpp"
#include "core/game/small-sort.hpp"
#include "core/text/json.hpp"
#include "request/address/address.hpp"
#include "request/play/move-text.hpp"
#include "request/search/definition-rules.hpp"

namespace sg {
namespace {

constexpr std::size_t most_listed = 1000;    // moves of one position; others are never chosen
constexpr std::size_t most_candidates = 64;  // moves of the root, if there are more a random choice of them
constexpr unsigned most_plies = 1000;        // of a random game; a longer one counts as not won
constexpr std::size_t elements_a_step = 64;  // of a position that is copied
constexpr std::size_t touched_a_step = 8;    // elements of a move that is listed

/// Random numbers that are the same in every run and on every machine: SplitMix64.
class RandomNumbers {
 public:
  /// Returns a number below `n`, which must not be 0.
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(mixed_bits(state_ += 0x9e3779b97f4a7c15) % n); }

 private:
  std::uint64_t state_ = 0;
};

struct Candidate {
  Touch touch;
  Sum after;
  std::size_t index;  // in the order of the rules
  std::uint64_t games = 0, won = 0;

  /// Orders by the share of games won, each counted as if two more had been played and one of them won.
  bool operator<(const Candidate& other) const {
    const std::uint64_t own = (won + 1) * (other.games + 2), others = (other.won + 1) * (games + 2);
    return std::tie(others, index) < std::tie(own, other.index);
  }
};

class RandomGames {
 public:
  explicit RandomGames(Play play)
      : play_(play), rules_{{play}, [this](const Sum& sum, Meter& meter) { return stop_(sum, meter); }} {}
  RandomGames(const RandomGames&) = delete;
  RandomGames& operator=(const RandomGames&) = delete;

  /// Returns at most so many moves of a position, each set of them as likely as any other; nullopt if the meter refuses.
  std::optional<std::vector<Touch>> moves(const Sum& sum, std::size_t most, Meter& meter) {
    std::vector<Touch> chosen;
    std::size_t listed = 0;
    const bool all = rules_.each_move(sum, meter, [&](const Touch& touch) {
      if (chosen.size() < most)
        chosen.push_back(touch);
      else if (const std::size_t at = random_.below(listed + 1); at < most)
        chosen[at] = touch;
      meter.spend(touch.size() / touched_a_step);
      return ++listed < most_listed;
    });
    return all || listed == most_listed ? std::optional(std::move(chosen)) : std::nullopt;
  }

  Sum after(const Sum& sum, const Touch& touch, Meter& meter) const {
    for (const Component& c : sum) meter.spend(1 + c.position->size() / elements_a_step);
    return rules_.after(sum, touch);
  }

  /// Plays a game at random; returns true if the player to move wins, nullopt if it is too long or the meter refuses.
  std::optional<bool> play_out(Sum sum, Meter& meter) {
    // The player who cannot move has lost if the last mover wins.
    bool wins = !last_mover_wins(play_);
    meter.spend();
    for (unsigned plies = 0; plies < most_plies; ++plies, wins = !wins) {
      const auto move = moves(sum, 1, meter);
      if (!move) return std::nullopt;
      if (move->empty()) return wins;
      sum = after(sum, move->front(), meter);
    }
    return std::nullopt;
  }

 private:
  Play play_;
  ZeroValueStop stop_;
  DefinitionRules<WinLoss> rules_;
  RandomNumbers random_;
};

/// Plays random games after each candidate, for as many steps as the meter grants; the most promising comes first.
void rank(std::vector<Candidate>& candidates, RandomGames& games, const Meter& meter) {
  const auto halvings = static_cast<std::uint64_t>(std::bit_width(candidates.size() - 1));
  const std::uint64_t steps = meter.left() / std::max<std::uint64_t>(halvings, 1);
  for (std::size_t left = candidates.size();; left = (left + 1) / 2) {
    Meter round = meter.extra(steps);
    for (std::size_t i = 0;; i = (i + 1) % left) {
      const auto opponent_wins = games.play_out(candidates[i].after, round);
      if (round.refuses()) break;
      ++candidates[i].games;
      if (opponent_wins == false) ++candidates[i].won;
    }
    std::span ranked(candidates.data(), left);
    put_in_order(ranked);
    if (left <= 2) return;
  }
}

}  // namespace

Reply suggestion(std::string_view address, std::string_view play_text, Meter& meter) {
  const Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  RandomGames games(play);
  const auto moves = games.moves(sum, most_candidates, meter);
  if (!moves) return limit_reply(meter.limit());
  std::vector<Candidate> candidates;
  for (const Touch& touch : *moves) candidates.push_back({touch, games.after(sum, touch, meter), candidates.size()});
  if (!candidates.empty()) rank(candidates, games, meter);
  Json json;
  json.begin_object().key("address").text(address_of(sum)).key("play").text(text_of(play)).key("move");
  if (candidates.empty()) return {json.null().key("games").number(0).key("won").number(0).end_object().take()};
  const Candidate& best = candidates.front();
  write_move(json.begin_object(), describe_move(sum, unflat(sum, best.touch, play), play));
  json.end_object().key("games").number(best.games).key("won").number(best.won);
  return {json.end_object().take()};
}

}  // namespace sg
