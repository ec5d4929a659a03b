// File of a table that is written row by row. If a run is killed, at most the last line of its file is cut off.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "tools/sweep/sweep-row.hpp"

namespace sg {

/// Parameters of a table: the first line of its file.
struct SweepOf {
  unsigned digits = 3;
  SweepBounds bounds = {2000, 10'000'000};

  std::string line() const;
  /// Parses a first line; returns nullopt if the line is not a valid one.
  static std::optional<SweepOf> read(const std::string& line);
};

/// Throws a CommandError that says what is wrong with a line of a file.
[[noreturn]] void refuse_file(const std::string& name, std::size_t line, const std::string& why);

/// Returns the code of a row; empty if the line has none.
std::string code_of_row(const std::string& line);

struct LinesOfFile {
  std::vector<std::string> whole = {};
  std::string cut_off = {};  // text after the last line break
};
/// Reads the lines of a file, without their line breaks. Throws InputError if the file cannot be read.
LinesOfFile lines_of_file(const std::string& name);

}  // namespace sg
