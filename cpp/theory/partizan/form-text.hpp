// Values as text, printed as CGSuite prints them: "{1|0,*}", "^", "v*", "^[3]", "+-1", "Tiny(1/2)", "3/4v[3]*".
// Grammar  docs/notation.md, Values
#pragma once

#include <string>

#include "theory/partizan/thermograph.hpp"
#include "theory/partizan/uptimals.hpp"

namespace sg::partizan {

/// Of the forms of one arena, each once. Throws Interrupted as that does.
class FormTexts {
 public:
  static constexpr std::size_t most_length = 4096;

  FormTexts(Thermographs& thermographs, Uptimals& uptimals)
      : forms_(thermographs.forms()), thermographs_(thermographs), uptimals_(uptimals) {}
  /// Nothing past 4096 characters.
  std::optional<std::string> text(Form g);
  /// In the order in which they are written: numbers, nimbers, uptimals, and the rest by their own options.
  Forms::Options in_order(Forms::Options options);

 private:
  /// How a text stands among others: bare bars need no braces of their own.
  struct Text {
    std::string text = {};
    unsigned bars = 0;
  };
  struct Place {
    Form form;
    bool braces, parentheses;
    std::uint64_t key() const { return std::uint64_t{form} << 2 | (braces ? 2u : 0u) | (parentheses ? 1u : 0u); }
  };
  /// x + {0 || 0 | -inner}, or its negative.
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
