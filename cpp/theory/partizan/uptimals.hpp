// Uptimals: number + *nimber + a1·↑⟨1⟩ + a2·↑⟨2⟩ + ..., a notation for many infinitesimals.
// Sources  Winning Ways, ch. 8; Siegel 2013, ch. II.6
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "theory/partizan/forms.hpp"

namespace sg::partizan {

/// `ups[i]` is the coefficient of ↑⟨i+1⟩; the last one is not 0.
struct Uptimal {
  Dyadic number = {};
  Nimber nimber = 0;
  std::vector<std::int64_t> ups = {};
  bool operator==(const Uptimal&) const = default;
};

/// Memoised uptimals of the forms of one arena; references stay valid. Throws Interrupted as Forms does.
class Uptimals {
 public:
  explicit Uptimals(Forms& forms) : forms_(forms) {}
  /// Returns g as an uptimal, or nullopt if it is none.
  const std::optional<Uptimal>& of(Form g);
  Form made(const Uptimal& uptimal);

 private:
  std::optional<Uptimal> of_options(Form g);
  bool may_be(Form g) const { return forms_.stop(g, Player::left) == forms_.stop(g, Player::right); }

  Forms& forms_;
  std::unordered_map<Form, std::optional<Uptimal>> known_;
};

}  // namespace sg::partizan
