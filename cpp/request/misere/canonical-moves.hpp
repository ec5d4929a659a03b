// Moves of a position compared with its canonical form under misere play: each game that they lead to, once, marked if
// the form leaves it out.
// Theorem  a game is left out where the position can be moved to from it: whoever goes there is brought back
//          (theory/misere/forms.hpp).
#pragma once

#include "solve/misere/forms-of-positions.hpp"
#include "solve/sum/move.hpp"
#include "theory/misere/form-text.hpp"

namespace sg {

/// Writes a member of an object that has been begun: one of the texts of a form, null if it is not known.
inline void write_text(Json& json, std::string_view key, const std::optional<misere::FormText>& text,
                       std::string misere::FormText::*part) {
  json.key(key).text(text ? std::optional<std::string_view>((*text).*part) : std::nullopt);
}

class FormMoves {
 public:
  /// Works on the moves of a position that has this form. Returns true once all are found or some cannot be; false if
  /// the meter pauses first.
  bool advance(const Sum& sum, misere::Form form, MisereForms& forms, Meter& meter);
  /// Writes a list of the games with the moves that lead to each; null if it is not known.
  void write(Json& json, const Sum& sum) const;

 private:
  struct Row {
    bool kept;  // true if it is an option of the canonical form
    std::optional<misere::FormText> text = {};
    std::vector<Placed> from = {};  // moves that lead to it
  };
  bool list(const Sum& sum, Meter& meter);

  std::vector<Placed> moves_;
  bool is_listed_ = false;
  std::vector<misere::Form> found_;  // by move
  std::optional<std::vector<Row>> rows_;
};

}  // namespace sg
