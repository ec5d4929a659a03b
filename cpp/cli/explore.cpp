#include "cli/explore.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fstream>
#include <iostream>
#include <unordered_map>

#include "cli/command.hpp"
#include "cli/program.hpp"
#include "solve/explicit/explicit-states.hpp"

namespace sg {
namespace {

constexpr std::string_view between_parts = " + ", between_players = "|";

/// List of the states, numbered in the order in which they were first named.
class Exploration {
 public:
  explicit Exploration(std::size_t most) : most_(most) {}

  std::size_t size() const { return states_.size(); }
  void name(const std::string& state) { number_of(state); }
  /// Returns a line with the options of each state, in the format of `tell`. States that are sums are not sent to the
  /// program: their lines name the parts.
  std::string lines(Program& program) {
    std::string all;
    // The list grows in the loop, but the pointers into the map stay valid.
    for (std::size_t i = 0; i < states_.size(); ++i) {
      const std::string& state = *states_[i];
      (all += state) += '\t';
      if (state.find(between_parts) != std::string::npos) {
        all += '=';
        add_sum(state, all);
        all += '\n';
        continue;
      }
      bool is_first = true;
      for (const std::string& option : program.ask(state)) {
        if (!is_first) all += ' ';
        is_first = false;
        if (option == between_players)
          all += option;
        else
          add_sum(option, all);
      }
      all += '\n';
    }
    return all;
  }

 private:
  std::size_t number_of(std::string state) {
    std::replace(state.begin(), state.end(), '\t', ' ');
    const auto [place, is_new] = numbers_.try_emplace(std::move(state), states_.size());
    if (is_new) {
      if (states_.size() == most_) refuse(ErrorCode::too_big, {Expected::most_states, most_});
      states_.push_back(&place->first);
    }
    return place->second;
  }
  void add_sum(std::string_view option, std::string& all) {
    for (;;) {
      const std::size_t end = std::min(option.find(between_parts), option.size());
      all += std::to_string(number_of(std::string(option.substr(0, end))));
      if (end == option.size()) return;
      option.remove_prefix(end + between_parts.size());
      all += '+';
    }
  }

  std::size_t most_;
  std::unordered_map<std::string, std::size_t> numbers_;
  std::vector<const std::string*> states_;
};

struct Order {
  std::vector<std::string> states = {}, program = {};
  std::uint64_t from = 0;
  std::optional<std::uint64_t> to = {};
  std::string play = "normal", lines = {};
  std::size_t most = ExplicitStates::most_states;
  std::string help = {};  // help text if help is requested, else empty; all else is to be ignored then
};

std::vector<std::string> lines_of(std::istream& in) {
  std::vector<std::string> all;
  for (std::string line; std::getline(in, line);) all.push_back(std::move(line));
  return all;
}

/// Parses the words after "explore". Throws CommandError.
Order read(const std::vector<std::string>& words) {
  const auto dashes = std::find(words.begin(), words.end(), "--");
  Order wanted;
  CLI::App app{
      "A game whose moves a program tells. The program reads a state, a line, and answers with the options, a line "
      "each, and an empty line; an option that is a sum of states has \" + \" between them. Of two players it answers "
      "with Left's options, a line \"|\" and Right's. The program and its arguments stand behind \"--\".",
      "sg explore"};
  app.add_option(
      "state", wanted.states,
      "where to begin, which may be such a sum; one is analysed, several are told in a table; - reads lines");
  app.add_option("--from", wanted.from, "the first of numbers to begin at [0]");
  app.add_option("--to", wanted.to, "the last of them");
  app.add_option("--play", wanted.play, "the convention of an analysis [normal]");
  app.add_option("--most", wanted.most, "states that may be found [2000000]");
  app.add_option("--lines", wanted.lines, "a file for the lines that were found, as `sg tell` reads them");
  try {
    app.parse(std::vector<std::string>(std::make_reverse_iterator(dashes), words.rend()));
    if (dashes == words.end() || dashes + 1 == words.end()) throw CLI::RequiredError("-- PROGRAM");
    wanted.program.assign(dashes + 1, words.end());
    if (wanted.to)
      for (std::uint64_t n = wanted.from; n <= *wanted.to; ++n) wanted.states.push_back(std::to_string(n));
    if (wanted.states == std::vector<std::string>{"-"}) wanted.states = lines_of(std::cin);
    if (wanted.states.empty()) throw CLI::RequiredError("STATE");
  } catch (const CLI::CallForHelp&) {
    wanted.help = app.help();
  } catch (const CLI::ParseError& error) {
    throw CommandError(std::nullopt, {Expected::command_line, error.what()});
  }
  return wanted;
}

}  // namespace

Explored explore(const std::vector<std::string>& words, const RunVerb& run) {
  const Order wanted = read(words);
  if (!wanted.help.empty()) return {.reply = {wanted.help}};
  Exploration exploration(wanted.most);
  for (const std::string& state : wanted.states) exploration.name(state);
  const std::size_t starts = exploration.size();
  Program program(wanted.program);
  const std::string lines = exploration.lines(program);
  if (!wanted.lines.empty() && !(std::ofstream(wanted.lines, std::ios::binary) << lines))
    refuse(ErrorCode::bad_request, Expected::writable_file);
  const std::string name = "program";
  const Verb* const tell = find_verb("tell");
  Reply reply = run(*tell, {{"name", name}, {"states", lines}, {"starts", std::to_string(starts)}});
  if (wanted.states.size() != 1 || wanted.to || reply.status != Status::answered) return {tell, reply};
  const Verb* const analyze = find_verb("analyze");
  return {analyze, run(*analyze, {{"address", ExplicitStates::find(name)->game() + ":0"}, {"play", wanted.play}})};
}

}  // namespace sg
