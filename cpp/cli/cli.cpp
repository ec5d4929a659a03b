// The `sg` command: one request, one document on one line, or text for people. Exit 0 answer, 2 input error or what is refused,
// 3 a limit was reached, 4 an error of the program itself. An interrupt asks the work to stop: it answers what is known.
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <set>

#include "cli/command.hpp"
#include "cli/explore.hpp"
#include "cli/for-people.hpp"
#include "cli/lines.hpp"
#include "core/text/reader.hpp"
#include "request/boundary/memory.hpp"
#include "request/boundary/running.hpp"
#include "tools/sweep/sweep.hpp"

namespace {

volatile std::sig_atomic_t is_interrupted = 0;

/// The first asks to stop; the next one, of either kind, ends the process at once.
void interrupt(int) {
  is_interrupted = 1;
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

/// Of an interrupt, and now and then of the memory.
struct Watch {
  sg::Meter::Signal operator()() {
    if (is_interrupted != 0) return sg::Meter::Signal::stop;
    return memory.is_full() ? sg::Meter::Signal::full : sg::Meter::Signal::go_on;
  }
  sg::MemoryWatch memory = {};
};

constexpr int exit_code(sg::Status status) {
  switch (status) {
    case sg::Status::answered:
      return 0;
    case sg::Status::refused:
      return 2;
    case sg::Status::limited:
      return 3;
    case sg::Status::broken:
      break;
  }
  return 4;
}

std::string all_of(std::istream& in) { return {std::istreambuf_iterator<char>(in), {}}; }

/// What a parameter's text stands for.
std::string content_of(const sg::Parameter& p, const std::string& text) {
  if (p.takes == sg::Takes::input) return all_of(std::cin);
  if (text == "-" && (p.takes == sg::Takes::address || p.takes == sg::Takes::file)) return all_of(std::cin);
  if (p.takes != sg::Takes::file) return text;
  std::ifstream file(text, std::ios::binary);
  if (!file) sg::refuse(sg::ErrorCode::bad_request, sg::Expected::readable_file);
  return all_of(file);
}

/// As `guarded`; an error of the command line is left to `run`.
template <class Work>
sg::Reply guarded_work(Work&& work) try {
  return work();
} catch (const sg::CommandError&) {
  throw;
} catch (...) {
  return sg::fault_reply();
}

sg::Reply run_verb(const sg::Verb& verb, sg::Arguments arguments, sg::Session& session) {
  sg::Running running(verb, std::move(arguments), session, Watch());
  while (!running.advance()) {
  }
  return running.reply();
}

/// The exit code.
int write(const std::string& text, sg::Status status) {
  std::cout << text;
  if (!text.empty() && text.back() != '\n') std::cout << '\n';
  return exit_code(status);
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
  /// As it was given, or usually is.
  std::string text_of(const sg::Parameter& p) const {
    for (const auto& [name, text] : command_.given)
      if (name == p.name) return text;
    return std::string(p.usual.value_or(""));
  }

  /// With a line of standard input as its first argument, or with those that were given.
  int answer_one(const std::optional<std::string>& line) {
    const sg::Reply reply = guarded_work([&] { return work(line); });
    return write(command_.for_people ? sg::for_people(*command_.verb, reply) : reply.document, reply.status);
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
    return run_verb(verb, checked(given), session_);
  }

  sg::Arguments checked(const sg::Verb::Given& given) const try {
    return command_.verb->arguments(given);
  } catch (const sg::UsageError& error) {
    throw sg::CommandError(sg::word_of(words_, *command_.verb, error.parameter), error);
  }

  const std::vector<std::string>& words_;
  const sg::Command& command_;
  sg::Session session_;
};

int explore(const std::vector<std::string>& words, bool is_terminal) {
  sg::Session session;
  sg::Explored answer;
  const sg::Reply reply = guarded_work([&] {
    answer = sg::explore({words.begin() + 1, words.end()}, [&](const sg::Verb& verb, const sg::Verb::Given& given) {
      return run_verb(verb, verb.arguments(given), session);
    });
    return answer.reply;
  });
  const bool is_document = answer.verb != nullptr;
  return write(is_document && is_terminal ? sg::for_people(*answer.verb, reply) : reply.document, reply.status);
}

int sweep(const std::vector<std::string>& words) {
  std::optional<int> code;
  const sg::Reply fault = guarded_work([&] {
    code = sg::sweep({words.begin() + 1, words.end()}, Watch());
    return sg::Reply();
  });
  return code ? *code : write(fault.document, fault.status);
}

/// `read` gives the words of the command. Throws nothing.
int run(const std::function<std::vector<std::string>()>& read) try {
  const std::vector<std::string> words = read();
  const bool is_terminal = isatty(STDOUT_FILENO) != 0;
  if (!words.empty() && words[0] == "explore") return explore(words, is_terminal);
  if (!words.empty() && words[0] == "sweep") return sweep(words);
  if (words.size() == 1 && words[0] == "lines")
    return sg::answer_lines([](const std::string& line) { return run([&] { return sg::words_of_line(line); }); });
  const sg::Command command = sg::read_command(words, is_terminal);
  if (!command.help.empty()) {
    std::cout << command.help;
    return 0;
  }
  return Request(words, command).answer();
} catch (const sg::CommandError&) {
  const sg::Reply fault = sg::fault_reply();
  const int code = write(fault.document, fault.status);
  if (isatty(STDERR_FILENO) != 0) std::cerr << "`sg --help` lists the verbs, `sg VERB --help` what each takes.\n";
  return code;
} catch (...) {
  const sg::Reply fault = sg::fault_reply();
  return write(fault.document, fault.status);
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  sg::limit_memory();
  return run([&] { return std::vector<std::string>(argv + 1, argv + argc); });
}
