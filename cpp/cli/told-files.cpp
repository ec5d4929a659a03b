#include "cli/told-files.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "request/boundary/engine.hpp"
#include "solve/explicit/explicit-states.hpp"

namespace sg {
namespace {

constexpr std::string_view option = "--told";

struct ToldFile {
  std::string name, path;
};

ToldFile told_file(const std::string& word) {
  const std::size_t sign = word.find('=');
  if (sign != word.npos) return {word.substr(0, sign), word.substr(sign + 1)};
  return {std::filesystem::path(word).stem().string(), word};
}

}  // namespace

std::optional<Reply> tell_files(std::vector<std::string>& words) {
  std::size_t place = 0;
  for (; place < words.size() && words[place] == option; place += 2) {
    if (place + 1 == words.size()) throw CommandError(words.size() + 1, {Expected::value_for, words.back()});
    const auto [name, path] = told_file(words[place + 1]);
    if (name.empty() || ExplicitStates::name_in(name) != name) throw CommandError(place + 2, {Expected::told_name});
    std::ifstream file(path, std::ios::binary);
    if (!file) throw CommandError(place + 2, {Expected::readable_file});
    Engine engine{ProcessWatch()};
    const Verb& tell = *find_verb("tell");
    std::string states{std::istreambuf_iterator<char>(file), {}};
    const Reply reply = engine.run(
        tell, tell.arguments({{"name", name}, {"states", std::move(states)}, {"starts", "0"}}), Reading::exact);
    if (reply.status != Status::answered) return reply;
  }
  words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(place));
  return std::nullopt;
}

}  // namespace sg
