#include "request/input/interpretations.hpp"

#include <algorithm>

#include "request/input/position-spellings.hpp"
#include "request/input/typed-text.hpp"

namespace sg {
namespace {

constexpr std::size_t longest_name = 100;  // in bytes
constexpr std::string_view ends_name = ":([{";
/// Game of bare numbers, and the example of a game that has values to show.
constexpr std::string_view bare_numbers = "nim", heap_game = "kayles";
/// Game whose positions are values.
constexpr std::string_view values = "value";
/// Beginning of a graph without cycles.
constexpr std::string_view without_cycles = "dag(";
/// Longest text that is tried as a position of every game.
constexpr std::size_t longest_board = 200;

void add_new(std::vector<std::string>& all, std::string text) {
  if (std::find(all.begin(), all.end(), text) == all.end()) all.push_back(std::move(text));
}

/// Returns the text without the signs between a name and what belongs to it.
std::string_view without_signs(std::string_view text) {
  while (!text.empty() && (is_blank(text[0]) || text[0] == ':' || text[0] == '=' || text[0] == ','))
    text.remove_prefix(1);
  return trimmed(text);
}

/// Returns true for two numbers with a slash between them: heaps or a fraction.
bool is_fraction(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto is_number = [](std::string_view part) {
    return !part.empty() && std::all_of(part.begin(), part.end(), is_numeral);
  };
  return slash != std::string_view::npos && is_number(text.substr(0, slash)) && is_number(text.substr(slash + 1));
}

/// Returns true for numbers joined by dashes, with spaces between them: "0-1 1-2".
bool are_edges(std::string_view text) {
  return text.find('-') != std::string_view::npos && text.find(' ') != std::string_view::npos;
}

/// Returns true for numbers with commas, semicolons or spaces between them.
bool is_list(std::string_view text) { return text.find_first_not_of("0123456789,; ") == std::string_view::npos; }

/// Returns true if both texts have the same signs, all digits being one: "4x3" and "12x7" look alike.
bool look_alike(std::string_view one, std::string_view other) {
  const auto has = [](std::string_view text, char c) {
    return is_numeral(c) ? std::any_of(text.begin(), text.end(), is_numeral) : text.find(c) != std::string_view::npos;
  };
  return std::all_of(one.begin(), one.end(), [&](char c) { return has(other, c); }) &&
         std::all_of(other.begin(), other.end(), [&](char c) { return has(one, c); });
}

/// Returns true for a byte of a scalar but its first.
bool is_inner_byte(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

bool is_latin(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

struct LeadingName {
  std::vector<const NamedGame*> games;
  std::string_view remainder;
};
/// Returns the games that the longest possible beginning of the text names; none if no beginning names any.
LeadingName leading_name(std::string_view text) {
  const std::size_t end = std::min(text.find_first_of(ends_name), text.size());
  for (std::size_t i = std::min(end, longest_name); i > 0; --i) {
    const char last = text[i - 1], next = i < text.size() ? text[i] : '\0';
    // No name ends with a sign, within a word or within a number.
    if ((!is_letter(last) && !is_numeral(last)) || (is_latin(last) && is_latin(next)) ||
        (is_numeral(last) && is_numeral(next)) || is_inner_byte(next))
      continue;
    if (auto games = games_by_name(text.substr(0, i)); !games.empty()) return {games, trimmed(text.substr(i))};
  }
  return {};
}

class Interpreter {
 public:
  Interpreter(std::string_view text, const InputContext& context) : text_(text), context_(context) {}

  Interpretations run() const {
    const LeadingName name = leading_name(text_);
    Interpretations all;
    if (name.games.empty())
      all.matches = nameless();
    else
      for (const NamedGame* const game : name.games) all.matches.push_back(as(*game, name.remainder));
    bool is_misspelt = false;
    if (name.games.empty()) is_misspelt = guess(all);
    all.examples = examples(name);
    // A reading as a value says nothing of a fault.
    const auto is_game = [](const Interpretation& match) { return match.game != named_game(values); };
    const bool is_single = std::count_if(all.matches.begin(), all.matches.end(), is_game) == 1 && !is_misspelt;
    all.likeliest = is_single ? all.matches[0].texts[0] : std::string(text_);
    return all;
  }

 private:
  std::vector<std::string> positions(std::string_view game, std::string_view position, std::string_view sample) const {
    const std::string own(game);
    if (context_.is_game) return {own};
    if (position.empty()) return {own + ':' + std::string(sample)};
    std::vector<std::string> all;
    for (const std::string& one : position_spellings(position)) all.push_back(own + ':' + one);
    return all;
  }

  std::vector<std::string> with_rules(std::string_view family, std::string_view rules,
                                      std::string_view position) const {
    const NamedGame* sample = nullptr;
    std::vector<std::string> all;
    for (const std::string& rule : rule_spellings(rules)) {
      for (const NamedGame& game : named_games())
        if (game.family == family && (!sample || game.rules == rule)) sample = &game;
      std::string game(family);
      game.append("(").append(rule).append(")");
      for (std::string& text : positions(game, without_signs(position), sample ? sample->sample : ""))
        all.push_back(std::move(text));
    }
    return all;
  }

  /// Interprets what follows the name of a game as rules and a position.
  std::vector<std::string> ruled(const NamedGame& game, std::string_view remainder) const {
    if (game.family.empty()) return {};
    if (const auto bracket = bracketed(remainder)) return with_rules(game.family, bracket->inside, bracket->after);
    const std::size_t colon = remainder.find(':');
    if (colon != std::string_view::npos && !trimmed(remainder.substr(0, colon)).empty())
      return with_rules(game.family, remainder.substr(0, colon), remainder.substr(colon + 1));
    const auto [first, rest] = first_word(remainder, false);
    if (begins_with_code(first) || (!game.is_alias && is_word_of_rules(first)))
      return with_rules(game.family, first, rest);
    return {};
  }

  Interpretation as(const NamedGame& game, std::string_view remainder) const {
    const auto as_position = positions(game.game, without_signs(remainder), game.sample);
    const auto as_rules = ruled(game, remainder);
    Interpretation own{&game, {}};
    const auto add = [&](const std::vector<std::string>& texts) {
      for (const std::string& text : texts) add_new(own.texts, text);
    };
    // Numbers in brackets after a game that has rules are rules.
    if (game.is_alias) add(as_position);
    add(as_rules);
    if (!game.is_alias && (game.family.empty() || !bracketed(remainder))) add(as_position);
    return own;
  }

  /// Returns true for a word that names rules, such as "squares" in "subtraction squares 20".
  static bool is_word_of_rules(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return is_latin(c) || c == '-'; });
  }

  static std::pair<std::string_view, std::string_view> first_word(std::string_view text, bool at_colon) {
    std::size_t end = 0;
    while (end < text.size() && !is_blank(text[end]) && !(at_colon && text[end] == ':')) ++end;
    return {text.substr(0, end), text.substr(end)};
  }

  std::vector<Interpretation> nameless() const {
    std::string_view set = text_;
    if (!set.empty() && (set[0] == 's' || set[0] == 'S')) set = trimmed(set.substr(1));
    if (const auto bracket = bracketed(set);
        bracket && is_list(bracket->inside) && (set[0] == '{' || set.size() < text_.size()))
      return {{named_game("subtraction"), with_rules("subtraction", bracket->inside, bracket->after)}};
    const auto [code, after] = first_word(text_, true);
    if (begins_with_code(code) || (context_.is_game && is_octal(code)))
      return {{named_game("take-and-break"), with_rules("take-and-break", code, after)}};
    if (context_.is_game) return {};
    std::vector<Interpretation> all;
    const bool are_heaps = is_numbers(text_) && !are_edges(text_);
    // A colon follows the name of another game.
    const bool has_current = !context_.current.empty() && text_.find(':') == std::string_view::npos;
    if (has_current && are_edges(text_))
      all.push_back({current(), {std::string(context_.current).append(":").append(std::string(text_))}});
    else if (has_current)
      all.push_back({current(), positions(context_.current, text_, "")});
    else if (are_heaps)
      all.push_back(as(*named_game(bare_numbers), text_));
    if (!are_heaps || (is_fraction(text_) && !has_current)) all.push_back(as_value());
    return all;
  }

  Interpretation as_value() const {
    return {named_game(values), {std::string(values).append(":").append(std::string(text_))}};
  }

  const NamedGame* current() const {
    const auto found = std::find_if(named_games().begin(), named_games().end(),
                                    [this](const NamedGame& game) { return game.game == context_.current; });
    return found == named_games().end() ? named_game(context_.current.substr(0, context_.current.find('('))) : &*found;
  }

  /// Adds what a text without a name may be meant as; returns true if it begins with a misspelt name.
  bool guess(Interpretations& all) const {
    const std::size_t end = std::min(text_.find_first_of(":([{0123456789"), text_.size());
    const std::string_view name = text_.substr(0, end), remainder = text_.substr(end);
    const auto near = games_near(name);
    if (const MissingGame* const missing = missing_game(name, near.empty())) {
      all.missing = missing;
      for (const std::string_view id : missing->near)
        if (const NamedGame* const game = named_game(id)) all.alternatives.push_back(example(*game));
      return false;
    }
    for (const NamedGame* const game : near) {
      Interpretation own = as(*game, remainder);
      for (const std::string& text : example(*game).texts) add_new(own.texts, text);
      all.alternatives.push_back(std::move(own));
    }
    if (context_.is_game) return !near.empty();
    if (is_numbers(text_) && !are_edges(text_)) all.alternatives.push_back(as(*named_game(bare_numbers), text_));
    if (near.empty() && !text_.empty() && text_.size() <= longest_board) add_boards(all.alternatives);
    return !near.empty();
  }

  /// Adds every game that may read the whole text as a position, those first whose own example looks like it.
  void add_boards(std::vector<Interpretation>& all) const {
    for (const bool is_alike : {true, false})
      for (const NamedGame& game : named_games()) {
        const bool is_first = game.family.empty() || named_game(game.id) == &game;
        if (is_first && look_alike(game.sample, text_) == is_alike)
          all.push_back({&game, positions(game.game, text_, "")});
      }
  }

  Interpretation example(const NamedGame& game) const { return {&game, positions(game.game, {}, game.sample)}; }

  std::vector<Interpretation> examples(const LeadingName& name) const {
    const NamedGame* game = name.games.empty() ? nullptr : name.games[0];
    if (!game && !context_.current.empty()) game = current();
    if (!game) game = named_game(context_.is_game ? heap_game : bare_numbers);
    return game ? std::vector{example(*game)} : std::vector<Interpretation>{};
  }

  std::string_view text_;
  const InputContext& context_;
};

}  // namespace

Interpretations interpret(std::string_view text, const InputContext& context) {
  if (text.size() < 2 || text[0] != '-' || !is_letter(text[1])) {
    Interpretations all = Interpreter(text, context).run();
    // The game that allows cycles, as the graph may have one.
    if (text.substr(0, without_cycles.size()) == without_cycles)
      all.alternatives.insert(all.alternatives.begin(),
                              {named_game("digraph"), {"digraph(" + std::string(text.substr(without_cycles.size()))}});
    return all;
  }
  // The negative of a game.
  Interpretations all = Interpreter(text.substr(1), context).run();
  all.likeliest.insert(0, 1, '-');
  for (auto* const list : {&all.matches, &all.alternatives})
    for (Interpretation& one : *list)
      for (std::string& address : one.texts) address.insert(0, 1, '-');
  return all;
}

}  // namespace sg
