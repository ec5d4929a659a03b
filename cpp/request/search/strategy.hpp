// A winner's whole plan: the reply in every position that is won, and in every position that is lost each move that the other
// may try. Checked again without any theory by docs/check-strategy.mjs.
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
  /// Of a plan that is whole, as a certificate.
  void write(Json& json);

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

  std::size_t add(const Sum& sum);
  Progress find_moves(std::size_t i, Meter& meter);
  bool has_move(const Sum& sum, Meter& meter);
  void rank();

  SolvedSum solved_;
  std::size_t found_ = 0;  // entries whose moves are known
  std::vector<Entry> entries_;
  std::unordered_map<std::string, std::size_t> places_;
  std::size_t bytes_ = 0;
};

/// {"certificate":"strategy", ...}, its shape is web/engine/types.d.ts; {"status":"limit"} where the meter refuses, or a winner
/// is not found. The claim is "winner", or "value": then the plan is that of the sum with a heap as large as the value, which
/// its first player loses. Throws InputError, of a position too whose value is no nimber.
std::unique_ptr<Job> strategy(std::string_view address, std::string_view play, std::string_view claim);

}  // namespace sg
