#include "cli/leading-options.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "boards/grids/grid.hpp"
#include "request/boundary/engine.hpp"
#include "solve/explicit/explicit-states.hpp"

namespace sg {
namespace {

constexpr std::string_view told = "--told", cells_from = "--cells-from";

struct ToldFile {
  std::string name, path;
};

ToldFile told_file(const std::string& word) {
  const std::size_t sign = word.find('=');
  if (sign != word.npos) return {word.substr(0, sign), word.substr(sign + 1)};
  return {std::filesystem::path(word).stem().string(), word};
}

/// Tells the game of a file; nullopt once that is done.
std::optional<Reply> tell_file(const std::string& word, std::size_t place) {
  const auto [name, path] = told_file(word);
  if (name.empty() || ExplicitStates::name_in(name) != name) throw CommandError(place, {Expected::told_name});
  std::ifstream file(path, std::ios::binary);
  if (!file) throw CommandError(place, {Expected::readable_file});
  Engine engine{ProcessWatch()};
  const Verb& tell = *find_verb("tell");
  std::string states{std::istreambuf_iterator<char>(file), {}};
  const Reply reply = engine.run(tell, tell.arguments({{"name", name}, {"states", std::move(states)}, {"starts", "0"}}),
                                 Reading::exact);
  return reply.status == Status::answered ? std::nullopt : std::optional(reply);
}

}  // namespace

std::optional<Reply> take_leading_options(std::vector<std::string>& words) {
  std::size_t place = 0;
  for (; place < words.size() && (words[place] == told || words[place] == cells_from); place += 2) {
    if (place + 1 == words.size()) throw CommandError(words.size() + 1, {Expected::value_for, words.back()});
    const std::string& value = words[place + 1];
    if (words[place] == told) {
      if (auto refusal = tell_file(value, place + 2)) return refusal;
    } else if (value == "0" || value == "1") {
      count_cells_from(value == "1" ? 1 : 0);
    } else {
      throw CommandError(place + 2, {Expected::one_of, std::vector<std::string>{"0", "1"}});
    }
  }
  words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(place));
  return std::nullopt;
}

}  // namespace sg
