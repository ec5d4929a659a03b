#include "cli/typed-words.hpp"

#include <algorithm>

#include "request/boundary/verb.hpp"
#include "request/input/resolve.hpp"

namespace sg {
namespace {

constexpr std::string_view usual_verb = "analyze";

/// Returns the parameter of a verb that has one position or game and no other word; else null.
const Parameter* only_word(const Verb& verb) {
  const Parameter* only = nullptr;
  for (const Parameter& parameter : verb.parameters) {
    if (parameter.is_named || parameter.takes == Takes::input) continue;
    if (only || (parameter.takes != Takes::address && parameter.takes != Takes::game)) return nullptr;
    only = &parameter;
  }
  return only;
}

}  // namespace

std::vector<std::string> with_position(std::vector<std::string> words) {
  if (words.empty()) return words;
  const Verb* const named = find_verb(words[0]);
  const Verb* const verb = named ? named : find_verb(usual_verb);
  const Parameter* const parameter = only_word(*verb);
  const auto first = words.begin() + (named ? 1 : 0);
  const auto end = std::find_if(first, words.end(), [](const std::string& word) { return word.starts_with("--"); });
  if (!parameter || end - first < (named ? 2 : 1)) return words;
  std::string text = *first;
  for (auto word = first + 1; word != end; ++word) text += ' ' + *word;
  const bool is_game = parameter->takes == Takes::game;
  if (!resolve_input(text, {.current = "", .is_game = is_game}).address) return words;
  std::vector<std::string> joined = {std::string(verb->name), std::move(text)};
  joined.insert(joined.end(), end, words.end());
  return joined;
}

}  // namespace sg
