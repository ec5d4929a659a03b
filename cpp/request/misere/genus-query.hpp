// Genus and class of one position under misere play.
#pragma once

#include "core/text/json.hpp"
#include "solve/misere/forms-of-positions.hpp"

namespace sg {

class GenusOf {
 public:
  /// Default budget of requests, for one position or for the heaps of a game.
  static constexpr std::string_view budget = "20000000";

  /// Returns true once all is known or cannot be found; false if the meter pauses first.
  bool advance(const Sum& sum, MisereForms& forms, Meter& meter);
  /// Returns the canonical form; nullopt if it is not known.
  const std::optional<misere::Form>& form() const { return form_; }
  bool is_known() const { return half_tame_.has_value(); }

  /// Writes members of an object that has been begun; those that are not known are null.
  void write(Json& json, MisereForms& forms) const;

 private:
  std::optional<misere::Form> form_;
  std::optional<bool> half_tame_;
};

}  // namespace sg
