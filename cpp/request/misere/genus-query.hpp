// Of one position under misere play: what it is called, and its genus.
#pragma once

#include "core/text/json.hpp"
#include "solve/misere/forms-of-positions.hpp"

namespace sg {

class GenusOf {
 public:
  /// For one position, and for the heaps of a game.
  static constexpr std::string_view budget = "20000000";

  /// Whether it is known, or has to be left.
  bool advance(const Sum& sum, MisereForms& forms, Meter& meter);
  const std::optional<misere::Form>& form() const { return form_; }
  bool is_known() const { return half_tame_.has_value(); }

  /// Members of an object that has been begun; null what is not known.
  void write(Json& json, MisereForms& forms) const;

 private:
  std::optional<misere::Form> form_;
  std::optional<bool> half_tame_;
};

}  // namespace sg
