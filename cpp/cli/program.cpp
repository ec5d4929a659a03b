#include "cli/program.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>

#include "core/text/reader.hpp"

extern char** environ;

namespace sg {
namespace {

/// Returns the ends for reading and for writing, of which a child inherits only duplicates. Throws InputError.
std::array<int, 2> new_pipe() {
  std::array<int, 2> ends;
  if (pipe2(ends.data(), O_CLOEXEC) != 0) refuse(ErrorCode::bad_request, Expected::startable_program);
  return ends;
}

}  // namespace

Program::Program(const std::vector<std::string>& words) {
  std::signal(SIGPIPE, SIG_IGN);  // the end of the program is noticed on reading
  const auto to = new_pipe(), from = new_pipe();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const int fault = posix_spawnp(&process_, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(to[0]);
  close(from[1]);
  in_ = fdopen(to[1], "w");
  out_ = fdopen(from[0], "r");
  if (fault == 0) return;
  process_ = -1;
  std::fclose(in_);
  std::fclose(out_);
  refuse(ErrorCode::bad_request, Expected::startable_program);
}

Program::~Program() {
  std::fclose(in_);
  std::fclose(out_);
  kill(process_, SIGTERM);
  waitpid(process_, nullptr, 0);
}

std::vector<std::string> Program::ask(const std::string& line) {
  std::fputs((line + '\n').c_str(), in_);
  std::fflush(in_);
  std::vector<std::string> answer;
  char* text = nullptr;
  std::size_t room = 0;
  ssize_t length = 0;
  while ((length = getline(&text, &room, out_)) > 0) {
    std::string own(text, static_cast<std::size_t>(length));
    while (!own.empty() && (own.back() == '\n' || own.back() == '\r')) own.pop_back();
    if (own.empty()) break;
    answer.push_back(std::move(own));
  }
  std::free(text);
  if (length <= 0) refuse(ErrorCode::bad_request, {Expected::options_of_program, line});
  return answer;
}

}  // namespace sg
