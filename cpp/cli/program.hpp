// A program of the user at work: lines to its standard input, lines from its standard output.
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <string>
#include <vector>

namespace sg {

class Program {
 public:
  /// `words`: its name, looked for on the PATH, and its arguments. Throws InputError where it cannot be started.
  explicit Program(const std::vector<std::string>& words);
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  /// It is ended if it has not ended by itself.
  ~Program();

  /// The lines up to an empty one. Throws InputError where it ends, or says nothing more, before that.
  std::vector<std::string> ask(const std::string& line);

 private:
  pid_t process_ = -1;
  std::FILE* in_ = nullptr;
  std::FILE* out_ = nullptr;
};

}  // namespace sg
