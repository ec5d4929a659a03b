// Command `sg`: answers one request by a document on one line, or by text for people. Exit codes: 0 answered, 2 input
// error or refused, 3 a limit was reached, 4 an error of the program itself. After an interrupt the work stops and
// answers what is known.
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <set>

#include "cli/command.hpp"
#include "cli/explore.hpp"
#include "cli/for-people.hpp"
#include "cli/leading-options.hpp"
#include "cli/lines.hpp"
#include "cli/process.hpp"
#include "cli/typed-words.hpp"
#include "request/boundary/engine.hpp"

namespace {

std::string all_of(std::istream& in) { return {std::istreambuf_iterator<char>(in), {}}; }

/// Returns the content that the text of a parameter denotes: the text, the contents of a file or standard input. Throws
/// InputError if the file cannot be read.
std::string content_of(const sg::Parameter& p, const std::string& text) {
  if (p.takes == sg::Takes::input) return all_of(std::cin);
  if (text == "-" && (p.takes == sg::Takes::address || p.takes == sg::Takes::file)) return all_of(std::cin);
  if (p.takes != sg::Takes::file) return text;
  std::ifstream file(text, std::ios::binary);
  if (!file) sg::refuse(sg::ErrorCode::bad_request, sg::Expected::readable_file);
  return all_of(file);
}

/// Like `guarded`, but passes a CommandError on to `run`.
template <class Work>
sg::Reply guarded_work(Work&& work) try {
  return work();
} catch (const sg::CommandError&) {
  throw;
} catch (...) {
  return sg::fault_reply();
}

class Request {
 public:
  Request(const std::vector<std::string>& words, const sg::Command& command) : words_(words), command_(command) {}

  int answer() {
    const sg::Verb& verb = *command_.verb;
    const std::string first = verb.parameters.empty() ? "" : text_of(verb.parameters[0]);
    if (!verb.each_line || first != "-") return answer_one(std::nullopt);
    std::set<int> codes{0};
    for (std::string line; std::getline(std::cin, line);) codes.insert(answer_one(line));
    return codes.count(4) == 0 && codes.count(2) != 0 ? 2 : *codes.rbegin();
  }

 private:
  /// Returns the text given for a parameter, else its default, else an empty text.
  std::string text_of(const sg::Parameter& p) const {
    for (const auto& [name, text] : command_.given)
      if (name == p.name) return text;
    return std::string(p.usual.value_or(""));
  }

  /// Answers with `line` as the first argument, or with the given arguments alone; returns the exit code.
  int answer_one(const std::optional<std::string>& line) {
    const sg::Reply reply = guarded_work([&] { return work(line); });
    return sg::write_reply(
        {command_.for_people ? sg::for_people(*command_.verb, reply) : reply.document, reply.status});
  }

  sg::Reply work(const std::optional<std::string>& line) {
    const sg::Verb& verb = *command_.verb;
    sg::Verb::Given given = command_.given;
    const auto set = [&](std::string_view name, std::string text) {
      const auto found = std::find_if(given.begin(), given.end(), [&](const auto& one) { return one.first == name; });
      if (found != given.end()) given.erase(found);
      given.emplace_back(name, std::move(text));
    };
    if (line) set(verb.parameters[0].name, *line);
    for (const sg::Parameter& p : verb.parameters) {
      const bool is_given =
          std::any_of(given.begin(), given.end(), [&](const auto& one) { return one.first == p.name; });
      if (p.takes == sg::Takes::input || (is_given && !line)) set(p.name, content_of(p, text_of(p)));
    }
    return engine_.run(verb, checked(given), sg::Reading::typed);
  }

  sg::Arguments checked(const sg::Verb::Given& given) const try {
    return command_.verb->arguments(given);
  } catch (const sg::UsageError& error) {
    throw sg::CommandError(sg::word_of(words_, *command_.verb, error.parameter), error);
  }

  const std::vector<std::string>& words_;
  const sg::Command& command_;
  sg::Engine engine_{sg::ProcessWatch()};
};

int explore(const std::vector<std::string>& words, bool is_terminal) {
  sg::Engine engine{sg::ProcessWatch()};
  sg::Explored answer;
  const sg::Reply reply = guarded_work([&] {
    answer = sg::explore({words.begin() + 1, words.end()}, [&](const sg::Verb& verb, const sg::Verb::Given& given) {
      return engine.run(verb, verb.arguments(given), sg::Reading::typed);
    });
    return answer.reply;
  });
  const bool is_document = answer.verb != nullptr;
  return sg::write_reply(
      {is_document && is_terminal ? sg::for_people(*answer.verb, reply) : reply.document, reply.status});
}

/// Runs the command whose words `read` returns; returns the exit code. Throws nothing.
int run(const std::function<std::vector<std::string>()>& read) try {
  std::vector<std::string> words = read();
  const bool is_terminal = isatty(STDOUT_FILENO) != 0;
  if (!words.empty() && words[0] == "explore") return explore(words, is_terminal);
  if (const auto refused = sg::take_leading_options(words)) return sg::write_reply(*refused);
  if (words.size() == 1 && words[0] == "lines")
    return sg::answer_lines([](const std::string& line) { return run([&] { return sg::words_of_line(line); }); });
  words = sg::with_position(std::move(words));
  const sg::Command command = sg::read_command(words, is_terminal);
  if (!command.help.empty()) {
    std::cout << command.help;
    return 0;
  }
  return Request(words, command).answer();
} catch (const sg::CommandError&) {
  const int code = sg::write_error();
  if (isatty(STDERR_FILENO) != 0) std::cerr << "`sg --help` lists the verbs, `sg VERB --help` what each takes.\n";
  return code;
} catch (...) {
  return sg::write_error();
}

}  // namespace

int main(int argc, char** argv) {
  return sg::run_process(argc, argv, [](const auto& words) { return run([&] { return words; }); });
}
