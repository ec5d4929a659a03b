#include "tools/sweep/sweep.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "cli/process.hpp"
#include "core/text/json.hpp"
#include "tools/sweep/sweep-file.hpp"

namespace sg {
namespace {

/// Greatest last heap of a table: the moves of so many heaps are stored for the next quotient.
constexpr std::uint64_t most_heaps = 2500;

struct SweepOrder {
  std::string file = {}, check = {}, help = {};
  std::optional<unsigned> digits = {};
  std::optional<std::uint64_t> to = {}, budget = {};
};

[[noreturn]] void refuse_words(const std::string& why) {
  throw CommandError(std::nullopt, {Expected::command_line, why});
}

/// Parses the words of the command line after the name of the program. Throws CommandError.
SweepOrder read_order(const std::vector<std::string>& words) {
  SweepOrder wanted;
  CLI::App app{
      "The misere quotients of all octal codes of two or three digits behind the point, a line of JSON each. Codes of "
      "one game with other sizes of heaps have one line. Steps are counted and no clock is asked: the same bounds give "
      "the same lines.",
      "sg-sweep"};
  const SweepOf usual;
  const auto with_usual = [](const std::string& about, std::uint64_t n) {
    return about + " [" + std::to_string(n) + "]";
  };
  auto* const file = app.add_option("--file", wanted.file,
                                    "where lines are added, one at a time; a run that was cut is taken up again");
  auto* const check = app.add_option("--check", wanted.check,
                                     "a file of such lines, or some of them: each is made anew, and the quotient given "
                                     "to the checker of certificates");
  const std::vector<CLI::Option*> bounds = {
      app.add_option("--digits", wanted.digits, with_usual("2 or 3, behind the point at most", usual.digits))
          ->check(CLI::Range(2, 3)),
      app.add_option("--to", wanted.to, with_usual("the last heap that is looked at", usual.bounds.to))
          ->check(CLI::Range(std::uint64_t{1}, most_heaps)),
      app.add_option("--budget", wanted.budget, with_usual("the steps for each code", usual.bounds.budget))
          ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}))};
  check->excludes(file);
  for (CLI::Option* const bound : bounds) check->excludes(bound);
  try {
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
  } catch (const CLI::CallForHelp&) {
    wanted.help = app.help();
  } catch (const CLI::ParseError& error) {
    refuse_words(error.what());
  }
  return wanted;
}

SweepOf with_overrides(const SweepOrder& wanted, SweepOf of) {
  of.digits = wanted.digits.value_or(of.digits);
  of.bounds = {wanted.to.value_or(of.bounds.to), wanted.budget.value_or(of.bounds.budget)};
  return of;
}

SweepOf header_of(const std::string& name, const std::vector<std::string>& lines) {
  const auto of = lines.empty() ? std::nullopt : SweepOf::read(lines[0]);
  if (!of || of->bounds.to < 1 || of->bounds.to > most_heaps || of->bounds.budget < 1)
    refuse_file(name, 1, "no beginning of a table, as in " + SweepOf().line());
  return *of;
}

int say_stopped() {
  std::cerr << "stopped, or out of memory; the rows so far are whole\n";
  return 3;
}

/// Table that is written to a file, continuing its rows if it has any, or to standard output.
class SweptTable {
 public:
  explicit SweptTable(const SweepOrder& wanted) : of_(with_overrides(wanted, {})) {
    const bool is_begun = !wanted.file.empty() && std::filesystem::exists(wanted.file);
    const auto [lines, cut_off] = is_begun ? lines_of_file(wanted.file) : LinesOfFile();
    if (!lines.empty())
      take_up(wanted, lines);
    else if (of_.line().compare(0, cut_off.size(), cut_off) != 0)
      header_of(wanted.file, {cut_off});
    codes_ = swept_codes(of_.digits);
    demand_first(wanted.file, lines);
    if (is_begun) std::filesystem::resize_file(wanted.file, whole_);
    if (!wanted.file.empty()) {
      out_.open(wanted.file, std::ios::binary | std::ios::app);
      if (!out_) refuse(ErrorCode::bad_request, Expected::writable_file);
    }
    if (lines.empty()) add(of_.line());
  }

  int fill(const Meter::Watch& watch) {
    for (; next_ < codes_.size(); ++next_) {
      const SweepRow row(codes_[next_], of_.bounds, watch);
      if (!row.line()) return say_stopped();
      add(*row.line());
      if (out_.is_open())
        std::cerr << next_ + 1 << " of " << codes_.size() << "  " << codes_[next_].code << "  " << row.outcome()
                  << '\n';
    }
    return 0;
  }

 private:
  void take_up(const SweepOrder& wanted, const std::vector<std::string>& lines) {
    of_ = header_of(wanted.file, lines);
    if (const SweepOf other = with_overrides(wanted, of_); other.line() != of_.line())
      refuse_words(wanted.file + " was begun as " + of_.line() + ", not as " + other.line());
    for (const std::string& line : lines) whole_ += line.size() + 1;
  }
  /// Throws CommandError unless the rows of the file are those of the first codes, in order.
  void demand_first(const std::string& name, const std::vector<std::string>& lines) {
    for (std::size_t i = 1; i < lines.size(); ++i) {
      if (i > codes_.size()) refuse_file(name, i + 1, "more rows than there are codes");
      if (code_of_row(lines[i]) != codes_[i - 1].code) refuse_file(name, i + 1, "not the row of " + codes_[i - 1].code);
    }
    next_ = lines.empty() ? 0 : lines.size() - 1;
  }
  void add(const std::string& line) {
    std::ostream& out = out_.is_open() ? out_ : std::cout;
    if (!(out << line << '\n' << std::flush)) refuse(ErrorCode::bad_request, Expected::writable_file);
  }

  SweepOf of_;
  std::vector<SweptCode> codes_;
  std::ofstream out_;
  std::size_t next_ = 0, whole_ = 0;
};

int check_rows(const std::string& name, const Meter::Watch& watch) {
  const auto [lines, cut_off] = lines_of_file(name);
  const SweepOf of = header_of(name, lines);
  if (!cut_off.empty()) refuse_file(name, lines.size() + 1, "cut off");
  const std::vector<SweptCode> codes = swept_codes(of.digits);
  std::size_t refused = 0;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::string own = code_of_row(lines[i]);
    const auto found = std::find_if(codes.begin(), codes.end(), [&](const SweptCode& one) { return one.code == own; });
    if (found == codes.end()) refuse_file(name, i + 1, "not the row of a code of this table");
    const SweepRow row(*found, of.bounds, watch);
    if (!row.line()) return say_stopped();
    const bool is_same = *row.line() == lines[i];
    const auto fault = is_same ? row.refuted(watch) : std::optional<std::string>("it is made as " + *row.line());
    if (fault) {
      ++refused;
      Json json;
      json.begin_object().key("code").text(own).key("line").index(i + 1).key("fault").text(*fault);
      std::cout << json.end_object().take() << '\n' << std::flush;
    }
    std::cerr << i << " of " << lines.size() - 1 << "  " << own << (fault ? "  refused" : "  holds") << '\n';
  }
  Json json;
  json.begin_object().key("rows").index(lines.size() - 1).key("refused").index(refused);
  std::cout << json.end_object().take() << '\n';
  return refused == 0 ? 0 : 1;
}

}  // namespace

int sweep(const std::vector<std::string>& words, const Meter::Watch& watch) {
  const SweepOrder wanted = read_order(words);
  if (!wanted.help.empty()) {
    std::cout << wanted.help;
    return 0;
  }
  return wanted.check.empty() ? SweptTable(wanted).fill(watch) : check_rows(wanted.check, watch);
}

}  // namespace sg
