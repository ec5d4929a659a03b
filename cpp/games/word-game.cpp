// The word game, over several rounds.
// Rules    append a letter so that some listed word still begins with the letters so far. The player who cannot loses
//          the round and begins the next one; the last round decides.
// Theorem  a node can be won if some child cannot, and can be lost if some child cannot; a leaf can be lost. With k
//          rounds left the mover wants to lose this one exactly if the beginner wins the k - 1 rounds after it. A root
//          that can be both won and lost: the beginner wins; only won: exactly if k is odd; not won: never.
// Source   Codeforces 455B "A Lot of Games"
// Cost     O(letters) once for a list of words
#include "boards/graphs/trie.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

/// Nodes at which the player to move can force to win the round, and to lose it.
struct Forced {
  Trie trie;
  std::vector<bool> win, lose;

  explicit Forced(Trie t) : trie(std::move(t)), win(trie.size()), lose(trie.size()) {
    for (auto n = static_cast<Trie::Node>(trie.size()); n-- > 0;) {
      lose[n] = trie.leaf(n);
      trie.each_child(n, [&](char, Trie::Node child) {
        win[n] = win[n] || !win[child];
        lose[n] = lose[n] || !lose[child];
        return true;
      });
    }
  }
  /// Returns true if the beginner wins a match of `rounds`; false for 0, as the loser of the last round would begin and
  /// has lost.
  bool begins_won(std::uint64_t rounds) const { return win[0] && (lose[0] ? rounds > 0 : rounds % 2 != 0); }
};

struct WordGame {
  using Position = Rounds;
  static constexpr std::string_view rules_format = "words";
  static constexpr std::string_view sample_words = "abc,abd,acb,ba,bcc";
  static constexpr Alias listed[] = {{"", sample_words, "3", "cf455b"}};
  static constexpr Info info{.id = "word-game",
                             .board = BoardKind::trie,
                             .sample = "3",
                             .source = "cf455b",
                             .checked_to = 5,
                             .misere = false,
                             .game_class = GameClass::outcome_only,
                             .aliases = listed};
  std::shared_ptr<const Forced> forced;

  static WordGame read_rules(Reader& reader) { return {std::make_shared<Forced>(Trie::read(reader))}; }
  std::string rules() const { return forced->trie.text(); }
  /// Every set of words over a, b with up to two letters, or three that begin with a; and the list in the catalogue.
  static std::vector<std::string> samples() {
    constexpr std::string_view words[] = {"a", "b", "aa", "ab", "ba", "bb", "aaa", "aab", "aba", "abb"};
    std::vector<std::string> out;
    for (unsigned chosen = 1; chosen < 1u << std::size(words); ++chosen) {
      std::string text;
      for (unsigned i = 0; i < std::size(words); ++i)
        if ((chosen >> i & 1) != 0) (text += text.empty() ? "" : ",") += words[i];
      out.push_back(std::move(text));
    }
    out.emplace_back(sample_words);
    return out;
  }

  Rounds read(Reader& reader) const { return Rounds::read(trie(), reader); }
  /// Visits every node, with up to `count` rounds left.
  void each_small(unsigned count, auto&& visit) const {
    for (unsigned left = 1; left <= count; ++left)
      for (Trie::Node n = 0; n < trie()->size(); ++n)
        if (left == 1 || !trie()->leaf(n)) visit(Rounds(trie(), left, n));
  }

  bool each_move(const Rounds& p, auto&& visit) const {
    return trie()->each_child(p.at(), [&](char letter, Trie::Node) { return visit(Touch{touch_of(letter)}); });
  }
  Rounds after(const Rounds& p, const Touch& touch) const { return p.after(touch); }

  std::optional<bool> wins(const Rounds& p, Play) const { return (wants_loss(p) ? forced->lose : forced->win)[p.at()]; }

  std::vector<Reason> why(const Rounds& p) const {
    if (trie()->leaf(p.at())) return {Reason{ReasonKey::no_move}};
    return {Reason{wants_loss(p) ? ReasonKey::rounds_lose : ReasonKey::rounds_win,
                   {{"can_win", can(forced->win[p.at()])},
                    {"can_lose", can(forced->lose[p.at()])},
                    {"begin_win", can(forced->win[0])},
                    {"begin_lose", can(forced->lose[0])},
                    {"rows", rows_below(p.at())}}}};
  }

 private:
  static constexpr std::size_t most_rows = 48;

  static std::string can(bool it) { return it ? "yes" : "no"; }

  /// Rows with the forced results of a node and of all below it, ends first; if there are too many, of it and its
  /// children only.
  std::vector<FactRow> rows_below(Trie::Node from) const {
    std::vector<Trie::Node> found{from};
    const auto add = [&](char, Trie::Node child) {
      found.push_back(child);
      return true;
    };
    for (std::size_t i = 0; i < found.size() && found.size() <= most_rows; ++i) forced->trie.each_child(found[i], add);
    if (found.size() > most_rows) {
      found.resize(1);
      forced->trie.each_child(from, add);
    }
    std::vector<FactRow> rows;
    for (auto n = found.rbegin(); n != found.rend(); ++n)
      rows.push_back(
          {{"prefix", forced->trie.prefix(*n)}, {"win", can(forced->win[*n])}, {"lose", can(forced->lose[*n])}});
    return rows;
  }

  static std::uint64_t touch_of(char letter) { return static_cast<std::uint64_t>(letter - 'a'); }
  std::shared_ptr<const Trie> trie() const { return {forced, &forced->trie}; }
  bool wants_loss(const Rounds& p) const { return forced->begins_won(p.left() - 1); }
};

const Register<WordGame> word_game;

}  // namespace
}  // namespace sg
