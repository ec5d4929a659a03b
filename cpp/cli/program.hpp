// Running program of the user, which reads lines on its standard input and writes lines to its standard output.
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <string>
#include <vector>

namespace sg {

class Program {
 public:
  /// Starts the program named by the first word, looked up on the PATH, with the other words as its arguments. Throws
  /// InputError if it cannot be started.
  explicit Program(const std::vector<std::string>& words);
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  /// Terminates the process if it still runs, and waits for its end.
  ~Program();

  /// Sends a line and returns the lines of the answer, up to an empty one. Throws InputError if the program ends, or
  /// closes its output, before that.
  std::vector<std::string> ask(const std::string& line);

 private:
  pid_t process_ = -1;
  std::FILE* in_ = nullptr;
  std::FILE* out_ = nullptr;
};

}  // namespace sg
