#include "cli/process.hpp"

#include <csignal>
#include <iostream>

namespace sg {
namespace {

volatile std::sig_atomic_t is_interrupted = 0;

void interrupt(int) {
  is_interrupted = 1;
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

constexpr int exit_code(Status status) {
  switch (status) {
    case Status::answered:
      return 0;
    case Status::refused:
      return 2;
    case Status::limited:
      return 3;
    case Status::broken:
      break;
  }
  return 4;
}

}  // namespace

void CommandError::write(Json& json) const {
  Error::write(json);
  json.key("word").index(word);
  if (!parameter.empty()) json.key("parameter").text(parameter);
}

Meter::Signal ProcessWatch::operator()() {
  if (is_interrupted != 0) return Meter::Signal::stop;
  return memory.is_full() ? Meter::Signal::full : Meter::Signal::go_on;
}

int write_reply(const Reply& reply) {
  std::cout << reply.document;
  if (!reply.document.empty() && reply.document.back() != '\n') std::cout << '\n';
  return exit_code(reply.status);
}

int write_error() { return write_reply(fault_reply()); }

int run_process(int argc, char** argv, const std::function<int(const std::vector<std::string>&)>& run) {
  std::ios::sync_with_stdio(false);
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  limit_memory();
  try {
    return run({argv + 1, argv + argc});
  } catch (...) {
    return write_error();
  }
}

}  // namespace sg
