// What becomes of the moves of a position in its canonical form under misere play: each game that they lead to, once, and whether it is
// left out.
// Theorem  a game is left out where the position can be moved to from it: whoever goes there is brought back (theory/misere/forms.hpp).
#pragma once

#include "solve/misere/forms-of-positions.hpp"
#include "solve/sum/move.hpp"
#include "theory/misere/form-text.hpp"

namespace sg {

/// A member of an object that has been begun: one of the texts of a form, null where it is not known.
inline void write_text(Json& json, std::string_view key, const std::optional<misere::FormText>& text,
                       std::string misere::FormText::*part) {
  json.key(key).text(text ? std::optional<std::string_view>((*text).*part) : std::nullopt);
}

class FormMoves {
 public:
  /// Of a position of this form. Whether all is found, or it has to be left.
  bool advance(const Sum& sum, misere::Form form, MisereForms& forms, Meter& meter);
  /// A list, or null where it is not known.
  void write(Json& json, const Sum& sum) const;

 private:
  struct Row {
    bool kept;
    std::optional<misere::FormText> text = {};
    std::vector<Placed> from = {};
  };
  bool list(const Sum& sum, Meter& meter);

  std::vector<Placed> moves_;
  bool is_listed_ = false;
  std::vector<misere::Form> found_;  // by move
  std::optional<std::vector<Row>> rows_;
};

}  // namespace sg
