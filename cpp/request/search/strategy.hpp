// Complete plan of the winner: one winning move in every position that is won, and in every position that is lost each
// move that the player may try; of a draw also each move of every position that is one. docs/check-strategy.mjs checks it
// without any theory.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "request/boundary/job.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg {

class Plan final : public Job {
 public:
  Plan(const Sum& sum, Play play);

  bool advance(Meter& meter) override;
  std::uint64_t made() const override { return found_; }
  Reply reply() override;

  bool is_whole() const { return found_ == entries_.size(); }
  /// Writes the plan as a certificate; call it only if `is_whole`.
  void write(Json& json);

 private:
  struct Step {
    Touch touch;
    std::size_t to;  // index of the entry it leads to
  };
  struct Entry {
    Sum sum;
    std::string at;
    std::optional<bool> wins = false;  // nullopt in a draw
    std::vector<Step> moves = {};      // if it wins, one at most
    std::size_t lasts = 0;             // most plies, if the winner keeps to the plan
  };

  std::size_t add(const Sum& sum);
  Progress find_moves(std::size_t i, Meter& meter);
  Counter counter_after(const Sum& sum, const Move& move);
  bool has_move(const Sum& sum, Meter& meter);
  void rank();

  SolvedSum solved_;
  std::size_t found_ = 0;  // entries whose moves are known
  std::vector<Entry> entries_;
  std::unordered_map<std::string, std::size_t> places_;
  std::size_t bytes_ = 0;
};

/// Returns a job that answers {"certificate":"strategy", ...}, the type `Strategy` of web/engine/documents, or a limit
/// if the meter refuses, a winner is not found or the plan is too long. The claim is "winner", or "value": then the
/// plan is that of the sum with a heap as large as the value, which its first player loses. Throws InputError; so does
/// `advance`, if the value is no nimber.
std::unique_ptr<Job> strategy(std::string_view address, std::string_view play, std::string_view claim);

}  // namespace sg
