#include "solve/misere/element-text.hpp"

namespace sg {
namespace {

std::string letter(std::size_t i) {
  if (i < 26) return {static_cast<char>('a' + i)};
  if (i < 52) return {static_cast<char>('A' + (i - 26))};
  return '(' + std::to_string(i + 1) + ')';
}

}  // namespace

Letters::Letters(const misere::Quotient& quotient) : quotient_(quotient) {
  for (const misere::Kind kind : quotient.generators()) letters_.try_emplace(kind, letter(letters_.size()));
}

std::string Letters::of(const misere::Word& word) const {
  std::string text;
  for (std::size_t i = 0; i < word.size();) {
    std::size_t end = i;
    while (end < word.size() && word[end] == word[i]) ++end;
    text += letters_.at(word[i]);
    if (end - i > 1) text += std::to_string(end - i);
    i = end;
  }
  return text.empty() ? "1" : text;
}

}  // namespace sg
