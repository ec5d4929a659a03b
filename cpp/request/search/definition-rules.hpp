// Rules of a sum by the definition of its play alone: every turn that the convention allows, and where play stops. No
// theorem, table or split.
#pragma once

#include <functional>
#include <optional>

#include "solve/sum/sum-rules.hpp"

namespace sg {

/// Visits every choice of one touch in each component that has a move, or if `may_rest` in some of them, but at least
/// one. Returns false if the visitor answers false or the meter refuses.
bool each_turn(const Sum& sum, bool may_rest, Meter& meter, const std::function<bool(const Move&)>& visit);

/// Rules of a sum as the convention defines them, with its turns and its end.
template <class Algebra>
struct DefinitionRules : SumRules {
  /// Returns true if play has stopped, under sj; nullopt if that is not known, as when the meter pauses first.
  std::function<std::optional<bool>(const Sum&, Meter&)> stopped;

  bool each_move(const Sum& sum, Meter& meter, const Look& look) const {
    const auto over = stops_at_zero_values(play) ? stopped(sum, meter) : std::optional(false);
    if (is_over(sum) || !over || *over) return over.has_value();
    if (stops_at_stuck_component(play) && has_stuck_component(sum)) return true;
    if (!moves_in_several(play)) return SumRules::each_move(sum, meter, look);
    const bool may_rest = !moves_in_every_component(play);
    return each_turn(sum, may_rest, meter, [&](const Move& move) { return look(flat(sum, move, play)); });
  }
  std::optional<typename Algebra::Worth> known(const Sum& sum) const {
    return is_over(sum) ? Algebra::ended() : std::nullopt;
  }
};

/// Stop rule of sj: every component has the value 0, found by mex alone. Returns nullopt if a value is not found.
class ZeroValueStop {
 public:
  ZeroValueStop() : values_({{Play::normal}, {}}, Mex{}) {}
  std::optional<bool> operator()(const Sum& sum, Meter& meter);
  std::size_t positions() const { return values_.positions(); }

 private:
  Search<DefinitionRules<Mex>, Mex> values_;
};

}  // namespace sg
