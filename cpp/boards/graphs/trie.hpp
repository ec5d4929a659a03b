// Words of a trie, "abc,abd", and a position in it: "3" is the root with three rounds left, "3/ab" the prefix ab.
// Touch: the letter appended, 0 for a to 25 for z.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

/// Nodes are numbered so that a child comes after its parent; 0 is the root.
class Trie {
 public:
  using Node = std::uint32_t;
  static constexpr std::size_t most_letters = 1'000'000;

  /// Reads words; fails if there is none or a character is no letter a to z.
  static Trie read(Reader& reader);

  std::size_t size() const { return nodes_.size(); }
  bool leaf(Node n) const { return nodes_[n].child == 0; }
  /// Visits the children in the order of their letters, as (letter, node), until the visitor returns false.
  bool each_child(Node n, auto&& visit) const {
    for (Node child = nodes_[n].child; child != 0; child = nodes_[child].sibling)
      if (!visit(nodes_[child].letter, child)) return false;
    return true;
  }
  std::optional<Node> child(Node n, char letter) const;
  std::string prefix(Node n) const;
  const std::vector<std::string>& words() const { return words_; }
  std::string text() const;

 private:
  struct Entry {
    Node parent, child, sibling;
    char letter;
  };

  std::vector<std::string> words_;  // as typed
  std::vector<Entry> nodes_;
};

/// Prefix reached in a round. At a leaf the player to move has lost the round and begins the next one: if rounds are
/// left, the position becomes the root with one round fewer.
class Rounds {
 public:
  static constexpr std::string_view format = "rounds";
  Rounds(std::shared_ptr<const Trie> trie, std::uint64_t left, Trie::Node at);
  static Rounds read(std::shared_ptr<const Trie> trie, Reader& reader);

  std::size_t size() const { return trie_->size(); }
  std::uint64_t left() const { return left_; }
  Trie::Node at() const { return at_; }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "letter"; }

  Rounds after(const Touch& touch) const;

 private:
  std::shared_ptr<const Trie> trie_;
  std::uint64_t left_;
  Trie::Node at_;
};

}  // namespace sg
