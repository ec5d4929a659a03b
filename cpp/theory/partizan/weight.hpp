// Atomic weights of infinitesimal games, and remote stars.
// Sources  Winning Ways, ch. 8; Conway 1976, ch. 16; Siegel 2013, ch. II.7
#pragma once

#include <optional>
#include <unordered_map>

#include "theory/partizan/forms.hpp"

namespace sg::partizan {

/// Memoised atomic weights of the forms of one arena. Throws Interrupted as Forms does.
class Weights {
 public:
  explicit Weights(Forms& forms) : forms_(forms) {}

  /// Returns the least m above all nimbers among the followers of g: every *n from m on is remote from g.
  Nimber far_star(Form g);
  bool is_all_small(Form g);
  bool is_infinitesimal(Form g) const;
  /// Returns the atomic weight of g, or nullopt if it has none: g is not infinitesimal, or g minus that many ups is not
  /// small compared with a remote star.
  std::optional<Form> atomic_weight(Form g);

 private:
  std::optional<Nimber> near_star(Form g) const;
  std::optional<bool> plainly_small(Form g) const;
  Form weight(Form g);
  Form by_options(Form g);
  std::int64_t least_not_below(Form g);

  Forms& forms_;
  std::unordered_map<Form, Nimber> far_stars_;
  std::unordered_map<Form, bool> small_;
  std::unordered_map<Form, Form> weights_;
};

}  // namespace sg::partizan
