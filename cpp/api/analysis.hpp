// One `analyze`: a job that is started, advanced in budgets and asked what it has found; answer.hpp writes it down.
#pragma once

#include <string>
#include <string_view>

#include "api/turn.hpp"

namespace sg {

enum class Listing : std::uint8_t { all, winning, none };
Listing read_listing(std::string_view text);

/// What kept something from being known, and how much had been looked at by then.
struct Limit {
  std::string_view kind;
  std::uint64_t at;
};

class Analysis {
 public:
  /// Throws InputError.
  Analysis(std::string_view address, std::string_view play, Listing listing, std::uint64_t budget);

  /// Works for about `positions` positions; true when finished.
  bool advance(std::uint64_t positions);
  /// Nothing was left unknown for want of budget.
  bool solved() const { return state_ == Progress::done; }
  std::uint64_t visited() const { return solved_.positions(); }
  /// Why it is not solved; before the end that is "cancelled".
  std::optional<Limit> limit() const;

  Listing listing() const { return listing_; }
  SolvedSum& solved_sum() { return solved_; }

  static constexpr std::size_t most_listed = 1000;
  static constexpr Count most_visited = 10'000'000;  // winning moves, where nothing counts them
  struct Winning {
    std::optional<std::string> count;  // decimal
    std::optional<Limit> limit;        // why there is no count
    std::vector<Move> listed;
  };
  const Winning& winning_moves();
  /// The touches that winning moves are made of, as far as those would be listed.
  std::vector<Placed> winning_touches();
  std::optional<std::string> total_moves();
  static constexpr Limit uncounted{"positions", 1'000'000};  // moves, when they have to be looked at
  std::vector<Reason> why();

 private:
  std::optional<Turn> turn();
  std::optional<Reason> by_parts();
  std::optional<bool> wins_true_misere() const;
  Analysis(const Sum& sum, std::string_view play, Listing listing, std::uint64_t budget);

  Listing listing_;
  std::uint64_t budget_;
  SolvedSum solved_;
  Progress state_ = Progress::working;
  std::optional<Winning> winning_;  // as far as the work has come
};

}  // namespace sg
