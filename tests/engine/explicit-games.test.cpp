// Explicit games: values, pairs and winners against the definition, and errors in them.
#include "solve/explicit/explicit-states.hpp"

#include <map>
#include <random>
#include <set>

#include "catch.hpp"
#include "core/text/reader.hpp"

namespace sg::explicit_games {
namespace {

using State = ExplicitStates::State;
using Tokens = std::multiset<std::size_t>;

/// An explicit game made by the test: for each state its options, which are sums of states with smaller numbers.
struct Made {
  std::vector<std::vector<Tokens>> options;
  std::map<std::size_t, Tokens> sums;  // states that are sums themselves

  std::string text() const {
    // Line k is the state with the k-th largest number: a state may lead to any line.
    const std::size_t n = options.size();
    const auto word = [&](const Tokens& sum) {
      std::string out;
      for (const std::size_t state : sum) (out += out.empty() ? "" : "+") += std::to_string(n - 1 - state);
      return out.empty() ? std::string("-") : out;
    };
    std::string out;
    for (std::size_t line = 0; line < n; ++line) {
      const std::size_t state = n - 1 - line;
      out += "s" + std::to_string(state) + '\t';
      if (sums.count(state) != 0)
        out += '=' + word(sums.at(state));
      else
        for (const Tokens& option : options[state]) out += word(option) + ' ';
      out += '\n';
    }
    return out;
  }
  Tokens atoms(const Tokens& states) const {
    Tokens all;
    for (const std::size_t state : states)
      if (const auto sum = sums.find(state); sum != sums.end())
        all.merge(atoms(sum->second));
      else
        all.insert(state);
    return all;
  }
};

/// Values and winners by the definition: every position is a multiset of atoms.
class Definition {
 public:
  explicit Definition(const Made& made) : made_(made) {}
  Nimber value(const Tokens& position) {
    const auto known = values_.find(position);
    if (known != values_.end()) return known->second;
    std::vector<Nimber> seen;
    each_option(position, [&](const Tokens& option) { seen.push_back(value(option)); });
    return values_[position] = mex(seen);
  }
  bool misere_wins(const Tokens& position) {
    const auto known = misere_.find(position);
    if (known != misere_.end()) return known->second;
    bool any = false, lost = false;
    each_option(position, [&](const Tokens& option) {
      any = true;
      lost = !misere_wins(option) || lost;
    });
    return misere_[position] = !any || lost;
  }

 private:
  void each_option(const Tokens& position, auto&& visit) {
    for (const std::size_t state : position)
      for (const Tokens& option : made_.options[state]) {
        Tokens next = position;
        next.erase(next.find(state));
        next.merge(made_.atoms(option));
        visit(next);
      }
  }
  const Made& made_;
  std::map<Tokens, Nimber> values_;
  std::map<Tokens, bool> misere_;
};

Made random_game(std::mt19937& random, bool parts) {
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  Made made;
  const std::size_t n = 2 + below(7);
  for (std::size_t state = 0; state < n; ++state) {
    made.options.emplace_back();
    const auto sum = [&] {
      Tokens out;
      for (std::size_t i = parts ? below(3) : 1; i > 0; --i) out.insert(below(state));
      return out;
    };
    if (parts && state > 1 && below(6) == 0)
      made.sums[state] = sum();
    else if (state > 0)
      for (std::size_t i = below(4); i > 0; --i) made.options[state].push_back(sum());
  }
  return made;
}

std::shared_ptr<const ExplicitStates> read(const std::string& text) {
  Meter meter(Meter::unlimited);
  return ExplicitStates::read("test", text, meter);
}

std::string refused(const std::string& text) {
  try {
    read(text);
    return "";
  } catch (const InputError& error) {
    return error.expected.text();
  }
}

}  // namespace

TEST_CASE("told states are worth what the definition says, with and without sums") {
  std::mt19937 random(20);
  std::size_t known = 0, wild = 0;
  for (unsigned i = 0; i < 600; ++i) {
    const Made made = random_game(random, i % 3 != 0);
    const auto told = read(made.text());
    Definition definition(made);
    const std::size_t n = made.options.size();
    REQUIRE(told->size() >= n);
    for (std::size_t state = 0; state < n; ++state) {
      const auto line = static_cast<State>(n - 1 - state);
      const Tokens atoms = made.atoms({state});
      CAPTURE(made.text(), state);
      CHECK(told->value(line) == definition.value(atoms));
      Tokens told_atoms;
      for (const State atom : told->atoms(line)) told_atoms.insert(n - 1 - atom);
      CHECK(told_atoms == atoms);
      if (const auto wins = told->misere_wins(line)) {
        CHECK(*wins == definition.misere_wins(atoms));
        ++known;
      } else {
        CHECK(i % 3 != 0);  // without parts, the winner is known
        ++wild;
      }
      if (const auto pair = told->tame_pair(line)) {
        CHECK(pair->normal == definition.value(atoms));
        CHECK((pair->misere != 0) == definition.misere_wins(atoms));
      }
    }
  }
  CHECK(known > 1000);
  CAPTURE(wild);
}

TEST_CASE("a path of a million states is told without recursion") {
  std::string text;
  const std::size_t n = 1'000'000;
  for (std::size_t i = 0; i + 1 < n; ++i) text += "s\t" + std::to_string(i + 1) + '\n';
  const auto told = read(text + "s\t");
  CHECK(told->value(0) == (n - 1) % 2);
}

TEST_CASE("an option that is told twice is one move") {
  const auto told = read("a\t2 1 2 1+2 2+1\nb\t2\nc\t\n");
  CHECK(std::vector<State>(told->options(0).begin(), told->options(0).end()) == std::vector<State>{2, 1, 3});
  CHECK(told->label(3) == "b + c");
}

TEST_CASE("what is told is refused with its line, or with its cycle") {
  CHECK(refused("") == "a state, a tab and its options in line 1");
  CHECK(refused("a\t1\nb\n") == "a state, a tab and its options in line 2");
  const std::string number = "a number of a line, counted from 0, or a sum as in 1+2, in line ";
  CHECK(refused("a\t1\nb\t2\n") == number + "2");
  CHECK(refused("a\t1+\nb\t\n") == number + "1");
  CHECK(refused("a\tb\nb\t\n") == number + "1");
  CHECK(refused("a\t=1 1\nb\t\n") == number + "1");
  CHECK(refused("a\t1+3\nb\t2\nc\t1\nd\t\n") == "no cycle: b -> c -> b");
  CHECK(refused("a\t=1+1\nb\t0\n") == "no cycle: a -> b -> a");
  CHECK(refused("a\t1\nb\xff\t\n") == "text in UTF-8");
}

TEST_CASE("states that can come back make another kind of game, unless one is a sum") {
  CHECK(read("a\t1\nb\t\n")->kind() == ExplicitStates::Kind::impartial);
  const auto round = read("a\t1\nb\t2\nc\t1\n");
  CHECK(round->kind() == ExplicitStates::Kind::loopy);
  CHECK(round->game() == "loopy-explored(test)");
  CHECK(round->atoms(2).size() == 1);
}

TEST_CASE("telling leaves off where the meter refuses") {
  std::string text;
  for (unsigned i = 0; i < 1000; ++i) text += "s\t" + (i < 999 ? std::to_string(i + 1) : "") + '\n';
  Meter meter(10);
  CHECK(ExplicitStates::read("test", text, meter) == nullptr);
}

}  // namespace sg::explicit_games
