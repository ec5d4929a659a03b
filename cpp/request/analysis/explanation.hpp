// Explanation of an analysed position: reasons for its winner, and for each component of a sum.
#pragma once

#include <optional>
#include <vector>

#include "request/analysis/winning-moves.hpp"

namespace sg {

class Explanation {
 public:
  /// The sum must outlive this object.
  explicit Explanation(SolvedSum& solved) : solved_(solved) {}

  /// Finds the reasons, once; false if the meter pauses first. `wins` is the winner that the winning moves show, where
  /// nothing else does.
  bool advance(Meter& meter, const SearchEnd& end, std::optional<bool> wins);

  const std::vector<Reason>& reasons() const { return reasons_; }
  /// Reasons of each component of a sum of several.
  const std::vector<std::vector<Reason>>& reasons_of_components() const { return reasons_of_components_; }

 private:
  bool search_true_misere(Meter& meter);
  void explain(Meter& meter, const SearchEnd& end, std::optional<bool> wins);
  void explain_nim_sum();
  void explain_loopy_sum(const Loopy::Worth& whole);
  void explain_tameness(const TamePair& pair);
  std::optional<Reason> reason_by_parts();
  Reason reason_by_values(const MisereNim::Worth& stopping, std::optional<bool> wins);
  std::vector<Component> parts() const;
  Reason reason_of_parts(ReasonKey key, const char* name, std::uint64_t (*number)(const Verdict&, Play));

  SolvedSum& solved_;
  std::optional<SolvedSum> true_misere_;  // under sj: the sum under misere play
  std::optional<Meter> true_misere_meter_;
  bool is_explained_ = false;
  std::vector<Reason> reasons_;
  std::vector<std::vector<Reason>> reasons_of_components_;
};

}  // namespace sg
