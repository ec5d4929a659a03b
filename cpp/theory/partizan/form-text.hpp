// Printer of values in the notation of CGSuite: "{1|0,*}", "^", "v*", "^[3]", "+-1", "Tiny(1/2)", "3/4v[3]*".
// Grammar  docs/notation.md, Values
#pragma once

#include <string>

#include "theory/partizan/thermograph.hpp"
#include "theory/partizan/uptimals.hpp"

namespace sg::partizan {

/// Memoised texts of the forms of one arena. Throws Interrupted as Forms does.
class FormTexts {
 public:
  static constexpr std::size_t most_length = 4096;

  FormTexts(Thermographs& thermographs, Uptimals& uptimals)
      : forms_(thermographs.forms()), thermographs_(thermographs), uptimals_(uptimals) {}
  /// Returns the text of g, or nullopt if it is longer than 4096 characters.
  std::optional<std::string> text(Form g);
  /// Returns the options in the order in which they are printed: numbers, nimbers, uptimals, then the rest by their
  /// options.
  Forms::Options in_order(Forms::Options options);

 private:
  /// Text with the length of its longest bar outside braces, 0 if there is none: bars of different lengths need no
  /// braces.
  struct Text {
    std::string text = {};
    unsigned bars = 0;
  };
  struct Place {
    Form form;
    bool braces, parentheses;
    std::uint64_t key() const { return std::uint64_t{form} << 2 | (braces ? 2u : 0u) | (parentheses ? 1u : 0u); }
  };
  /// number + {0 || 0 | -inner} or, if `is_mini`, number + {inner | 0 || 0}.
  struct Tiny {
    bool is_mini;
    Dyadic number;
    Form inner;
  };

  static Place place_of(std::uint64_t key) { return {static_cast<Form>(key >> 2), (key & 2) != 0, (key & 1) != 0}; }
  bool is_before(Form g, Form h);
  const Forms::Options& written(Form g, Player player);
  void order(Form g);
  std::optional<std::string> short_text(Form g, bool parentheses);
  std::optional<Tiny> tiny(Form g);
  std::optional<Text> made(const Place& place);
  template <class Visit>
  void each_part(const Place& place, Visit&& visit);

  Forms& forms_;
  Thermographs& thermographs_;
  Uptimals& uptimals_;
  std::unordered_map<Form, std::array<Forms::Options, 2>> written_;
  std::unordered_map<std::uint64_t, std::optional<Text>> texts_;
};

}  // namespace sg::partizan
