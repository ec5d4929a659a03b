// One `analyze`: a job that is started, advanced in budgets and asked for its answer (docs/notation.md, "The answer").
#pragma once

#include <string>
#include <string_view>

#include "api/solved-sum.hpp"

namespace sg {

enum class Listing : std::uint8_t { all, winning, none };
Listing read_listing(std::string_view text);

class Analysis {
 public:
  /// Throws InputError.
  Analysis(std::string_view address, std::string_view play, Listing listing, std::uint64_t budget);

  /// Works for about `positions` positions; true when finished.
  bool advance(std::uint64_t positions);
  /// Nothing was left unknown for want of budget.
  bool solved() const { return state_ == Progress::done; }
  std::size_t visited() const { return solved_.positions(); }
  /// The answer, as far as it is known; before the end it is a limit of kind "cancelled".
  std::string answer();
  /// The winning moves as far as they would be listed.
  std::vector<Touch> winning_touches();

 private:
  Analysis(Sum sum, std::string_view play, Listing listing, std::uint64_t budget);
  struct Winning {
    std::optional<Count> count;
    std::vector<std::pair<std::size_t, Touch>> listed;
  };
  Winning winning_moves();
  std::optional<Count> total_moves() const;
  void write_moves(Json& json, const Verdict& whole);
  void write_move(Json& json, std::size_t component, const Touch& touch, std::optional<bool> wins, std::uint64_t& work);
  void write_component(Json& json, const Component& component, bool alone);
  void write_verdict(Json& json, const Verdict& verdict) const;
  std::vector<Reason> why(const Verdict& whole);

  std::string play_text_;
  Play play_;
  Listing listing_;
  std::uint64_t budget_;
  SolvedSum solved_;
  Progress state_ = Progress::working;
};

}  // namespace sg
