#include "boards/graphs/trie.hpp"

#include <algorithm>

#include "core/game/small-sort.hpp"

namespace sg {
Trie Trie::read(Reader& reader) {
  Trie trie;
  std::size_t letters = 0;
  while (!reader.done()) {
    if (!reader.at_letter()) reader.fail(Expected::letter_a_to_z);
    const std::string_view rest = reader.rest();
    const auto end = std::find_if(rest.begin(), rest.end(), [](char c) { return c < 'a' || c > 'z'; });
    const auto length = static_cast<std::size_t>(end - rest.begin());
    letters += length;
    if (letters > most_letters) reader.too_big(reader.at(), Expected::most_letters, most_letters);
    trie.words_.emplace_back(rest.substr(0, length));
    reader.rewind(reader.at() + length);
    reader.eat(',');
  }
  if (trie.words_.empty()) reader.fail(Expected::word);
  // In sorted order each letter is either on the path of the previous word or a new last child.
  std::vector<std::string_view> sorted(trie.words_.begin(), trie.words_.end());
  put_in_order(sorted);
  trie.nodes_.push_back({0, 0, 0, '\0'});
  std::vector<Node> path{0};
  std::string_view before;
  for (const std::string_view word : sorted) {
    const auto shared = static_cast<std::size_t>(
        std::mismatch(word.begin(), word.end(), before.begin(), before.end()).first - word.begin());
    const Node elder = shared + 1 < path.size() ? path[shared + 1] : 0;
    path.resize(shared + 1);
    for (std::size_t i = shared; i < word.size(); ++i) {
      const auto fresh = static_cast<Node>(trie.nodes_.size());
      trie.nodes_.push_back({path.back(), 0, 0, word[i]});
      (i == shared && elder != 0 ? trie.nodes_[elder].sibling : trie.nodes_[path.back()].child) = fresh;
      path.push_back(fresh);
    }
    before = word;
  }
  return trie;
}

std::optional<Trie::Node> Trie::child(Node n, char letter) const {
  std::optional<Node> found;
  each_child(n, [&](char own, Node child) {
    if (own == letter) found = child;
    return !found;
  });
  return found;
}

std::string Trie::prefix(Node n) const {
  std::string out;
  for (; n != 0; n = nodes_[n].parent) out += nodes_[n].letter;
  std::reverse(out.begin(), out.end());
  return out;
}

std::string Trie::text() const {
  std::string out;
  for (const std::string& word : words_) (out += out.empty() ? "" : ",") += word;
  return out;
}

Rounds::Rounds(std::shared_ptr<const Trie> trie, std::uint64_t left, Trie::Node at)
    : trie_(std::move(trie)), left_(left), at_(at) {
  if (left_ > 1 && trie_->leaf(at_)) {
    --left_;
    at_ = 0;
  }
}

Rounds Rounds::read(std::shared_ptr<const Trie> trie, Reader& reader) {
  const std::size_t start = (reader.peek(), reader.at());
  const std::uint64_t left = reader.number(Expected::how_many_rounds);
  if (left == 0) reader.fail_at(start, Expected::rounds_from_1);
  Trie::Node at = 0;
  if (reader.eat('/'))
    while (reader.at_letter()) {
      const auto child = trie->child(at, reader.peek());
      if (!child) reader.fail(Expected::beginning_of_word);
      at = *child;
      reader.eat(reader.peek());
    }
  return Rounds(std::move(trie), left, at);
}

std::string Rounds::text() const { return std::to_string(left_) + (at_ == 0 ? "" : '/' + trie_->prefix(at_)); }

std::string Rounds::key() const { return std::to_string(left_) + '/' + std::to_string(at_); }

void Rounds::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::trie)).key("words").begin_array();
  for (const std::string& word : trie_->words()) json.text(word);
  json.end_array().key("prefix").text(trie_->prefix(at_)).key("rounds").number(left_).end_object();
}

Phrase Rounds::move_part(const Touch& touch) const {
  return Phrase(notation::letter).add(std::string(1, static_cast<char>('a' + touch[0])));
}

Rounds Rounds::after(const Touch& touch) const {
  return Rounds(trie_, left_, *trie_->child(at_, static_cast<char>('a' + touch[0])));
}

}  // namespace sg
