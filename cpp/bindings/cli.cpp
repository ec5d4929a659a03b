// The `sg` command: requests in, one JSON document a line out; of a judge, the contest's output. Exit 0 answer, 2 input error,
// 3 a limit was reached.
#include <charconv>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "api/answer.hpp"
#include "api/bare.hpp"
#include "api/judging.hpp"
#include "api/nimber.hpp"
#include "api/random.hpp"
#include "api/remoteness.hpp"
#include "api/requests.hpp"
#include "api/sequence.hpp"
#include "api/strategy.hpp"
#include "checker/certificate.hpp"
#include "core/text/json.hpp"

namespace {

using sg::InputError;

struct Options {
  std::string play = "normal";
  std::string moves = "all";
  std::uint64_t budget = 2'000'000;
  std::uint64_t size = 6;
  std::string seed;
  std::optional<std::uint64_t> to;
  std::uint64_t from = 0;
  std::string format = "json";
};

std::uint64_t read_number(const std::string& text, const char* what) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size())
    throw InputError{"bad-request", std::nullopt, std::string("a number of ") + what};
  return number;
}

Options read_options(const std::vector<std::string>& words, std::size_t from) {
  Options options;
  for (std::size_t i = from; i < words.size(); i += 2) {
    if (i + 1 == words.size()) throw InputError{"bad-request", std::nullopt, "a value for " + words[i]};
    const std::string& value = words[i + 1];
    if (words[i] == "--play")
      options.play = value;
    else if (words[i] == "--moves")
      options.moves = value;
    else if (words[i] == "--budget")
      options.budget = read_number(value, "positions");
    else if (words[i] == "--size")
      options.size = read_number(value, "units of its board");
    else if (words[i] == "--seed")
      options.seed = value;
    else if (words[i] == "--to")
      options.to = read_number(value, "counters");
    else if (words[i] == "--from")
      options.from = read_number(value, "counters");
    else if (words[i] == "--format")
      options.format = value;
    else
      throw InputError{"bad-request", std::nullopt,
                       "--play, --moves, --budget, --size, --seed, --to, --from or --format"};
  }
  return options;
}

std::string all_input() { return {std::istreambuf_iterator<char>(std::cin), {}}; }

/// Prints one document; its exit code.
int answer(const std::function<std::string(bool& limit)>& request) {
  bool limit = false;
  const std::string document = sg::guarded([&] { return request(limit); });
  std::cout << document;
  if (!document.empty() && document.back() != '\n') std::cout << '\n';
  const auto begins = [&](std::string_view start) { return document.compare(0, start.size(), start) == 0; };
  const bool error = begins("{\"error\":") || begins("{\"valid\":false");
  return error ? 2 : limit || document == sg::limit_document ? 3 : 0;
}

int analyze(const std::string& address, const std::vector<std::string>& words, std::size_t options_from) {
  return answer([&](bool& limit) {
    const Options options = read_options(words, options_from);
    sg::Analysis analysis(address, options.play, sg::read_listing(options.moves), options.budget);
    while (!analysis.advance(1'000'000)) {
    }
    limit = !analysis.solved();
    return sg::answer(analysis);
  });
}

/// The values of a ruleset's heaps up to one of them, or, for its period, until that is proved.
int tabulate(const std::string& name, const std::vector<std::string>& words, bool with_values) {
  return answer([&](bool& limit) {
    Options options = read_options(words, 2);
    if (!options.to && with_values) throw InputError{"bad-request", std::nullopt, "--to N"};
    sg::Tabulation tabulation(name, options.to);
    tabulation.advance(options.budget);
    limit = with_values ? !tabulation.complete() : !tabulation.proved();
    return with_values ? sg::text_of(tabulation, options.from, options.format) : tabulation.document();
  });
}

std::string file_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw InputError{"bad-request", std::nullopt, "a file that can be read"};
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Of each line of the input; an error counts before a limit.
int each_line(const std::function<int(const std::string& line)>& request) {
  std::set<int> codes{0};
  for (std::string line; std::getline(std::cin, line);) codes.insert(request(line));
  return codes.count(2) != 0 ? 2 : *codes.rbegin();
}

int run(const std::vector<std::string>& words) {
  const std::string command = words.empty() ? "" : words[0];
  if (command == "catalog") return answer([](bool&) { return sg::catalog(); });
  if (command == "analyze" && words.size() > 1) {
    return analyze(words[1] == "-" ? all_input() : words[1], words, 2);
  }
  if (command == "batch") return each_line([&](const std::string& line) { return analyze(line, words, 1); });
  if (command == "touch" && words.size() > 2)
    return answer([&](bool&) { return sg::touchable(words[1], words[2], read_options(words, 3).play); });
  if (command == "play" && words.size() > 2)
    return answer([&](bool&) { return sg::played(words[1], words[2], read_options(words, 3).play); });
  if (command == "check" && words.size() > 1)
    return answer([&](bool& limit) {
      const Options options = read_options(words, 2);
      const sg::BareVerdict verdict = sg::judge_bare(words[1], options.play, options.budget);
      limit = !verdict.wins;
      return sg::document_of(verdict);
    });
  if (command == "strategy" && words.size() > 1)
    return answer([&](bool&) {
      const Options options = read_options(words, 2);
      return sg::strategy(words[1], options.play, options.budget);
    });
  if (command == "remoteness" && words.size() > 1)
    return answer([&](bool&) {
      const Options options = read_options(words, 2);
      return sg::remoteness(words[1], options.play, options.budget);
    });
  if (command == "options" && words.size() > 1) {
    const auto options = [&](const std::string& address) {
      return answer([&](bool&) {
        const Options given = read_options(words, 2);
        return sg::options_bare(address, given.play, given.budget);
      });
    };
    return words[1] == "-" ? each_line(options) : options(words[1]);
  }
  if (command == "random" && words.size() > 1)
    return answer([&](bool&) {
      const Options options = read_options(words, 2);
      return sg::random_position(words[1], options.size, options.seed);
    });
  if ((command == "sequence" || command == "period") && words.size() > 1)
    return tabulate(words[1], words, command == "sequence");
  if (command == "compare" && words.size() > 2)
    return answer([&](bool& limit) {
      Options options = read_options(words, 3);
      sg::Comparison comparison(words[1], words[2], options.to);
      comparison.advance(options.budget);
      limit = !comparison.settled();
      return comparison.document();
    });
  if (command == "check-certificate" && words.size() > 1)
    return answer([&](bool&) { return checker::check(words[1] == "-" ? all_input() : file_text(words[1])); });
  if (command == "nimber" && words.size() > 1) return answer([&](bool&) { return sg::nimber(words[1]); });
  if (command == "nimber-table" && words.size() > 2)
    return answer([&](bool&) { return sg::nimber_table(words[1], words[2], read_options(words, 3).size); });
  if (command == "gloss" && words.size() > 1) return answer([&](bool&) { return sg::glossed(words[1]); });
  if (command == "judge" && words.size() > 1)
    return answer([&](bool&) { return sg::judge(words[1], all_input()).output; });
  if (command == "signature") {
    std::cout << sg::signature() << '\n';
    return 0;
  }
  return answer([](bool&) -> std::string {
    throw InputError{
        "bad-request", std::nullopt,
        "catalog, analyze ADDRESS, batch, check, strategy, remoteness, options, random, touch, play, sequence GAME "
        "--to N, period GAME, compare GAME GAME, check-certificate FILE, nimber EXPRESSION, "
        "nimber-table sum|product ROW,COLUMN, gloss GAME, judge or signature"};
  });
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return run({argv + 1, argv + argc});
}
