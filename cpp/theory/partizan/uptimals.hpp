// Uptimals: number + *nimber + a1·↑⟨1⟩ + a2·↑⟨2⟩ + ..., the names of many infinitesimals.
// Sources  Winning Ways, ch. 8; Siegel 2013, ch. II.6
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "theory/partizan/forms.hpp"

namespace sg::partizan {

/// The last of `ups` is not 0.
struct Uptimal {
  Dyadic number = {};
  Nimber nimber = 0;
  std::vector<std::int64_t> ups = {};
  bool operator==(const Uptimal&) const = default;
};

/// Of the forms of one arena, each once. Throws Interrupted as that does.
class Uptimals {
 public:
  explicit Uptimals(Forms& forms) : forms_(forms) {}
  /// Nothing where it is none.
  const std::optional<Uptimal>& of(Form g);
  Form made(const Uptimal& uptimal);

 private:
  std::optional<Uptimal> told_by_options(Form g);
  bool may_be(Form g) const { return forms_.stop(g, Player::left) == forms_.stop(g, Player::right); }

  Forms& forms_;
  std::unordered_map<Form, std::optional<Uptimal>> known_;
};

}  // namespace sg::partizan
