// The file of a table that is made row by row. A run that was killed has at most its last line cut off.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "tools/sweep/sweep-row.hpp"

namespace sg {

/// What a table is of: the first line of its file.
struct SweepOf {
  unsigned digits = 3;
  SweepBounds bounds = {2000, 10'000'000};

  std::string line() const;
  /// Nothing where it is no such line.
  static std::optional<SweepOf> read(const std::string& line);
};

/// What is wrong with a file, as a fault of the command line.
[[noreturn]] void refuse_file(const std::string& name, std::size_t line, const std::string& why);

/// The code of a row, empty where there is none.
std::string code_of_row(const std::string& line);

struct LinesOfFile {
  std::vector<std::string> whole = {};
  std::string cut_off = {};  // what stands behind the last end of a line
};
/// Throws InputError where it cannot be read.
LinesOfFile lines_of_file(const std::string& name);

}  // namespace sg
