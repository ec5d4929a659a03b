#include "contest/judges/contest.hpp"

namespace sg {
namespace {

bool at_zero(Reader& in) {
  const std::size_t start = in.at();
  const bool zero = in.number(Expected::number) == 0;
  in.rewind(start);
  return zero;
}

std::string joined(std::span<const std::uint64_t> numbers) {
  std::string out;
  for (const std::uint64_t n : numbers) out += (out.empty() ? "" : ",") + std::to_string(n);
  return out;
}

}  // namespace

Solve once(Put put, Say say) {
  return [=](Reader& in, Solver& solver) {
    put(in, solver);
    say(solver);
  };
}

Solve counted(Solve one) {
  return [=](Reader& in, Solver& solver) {
    for (std::uint64_t left = in.number(Expected::how_many_cases); left > 0; --left) one(in, solver);
  };
}

Solve to_end(Solve one) {
  return [=](Reader& in, Solver& solver) {
    while (!in.done()) one(in, solver);
  };
}

Solve to_zero(Solve one) {
  return [=](Reader& in, Solver& solver) {
    while (!in.done() && !at_zero(in)) one(in, solver);
    // Skips the rest, which follows the end mark.
    in.rewind(in.at() + in.rest().size());
  };
}

Put numbers(std::string_view game, std::uint64_t count) {
  return [=](Reader& in, Solver& solver) { solver.about(game, {list(in, count)}); };
}

Put counted_numbers(std::string_view game) {
  return [=](Reader& in, Solver& solver) { solver.about(game, {list(in, in.number(Expected::how_many_numbers))}); };
}

Put heaps(std::string_view game, Play play) {
  return [=](Reader& in, Solver& solver) {
    solver.about(game, boards(read_numbers(in, in.number(Expected::how_many_heaps))), play);
  };
}

Say winner(std::string_view wins, std::string_view loses) {
  return [=](Solver& solver) {
    solver.write(solver.wins() ? wins : loses);
    solver.write("\n");
  };
}

std::string_view word(Reader& in, Wording<0> expected) {
  if (in.done()) in.fail(expected);
  const std::string_view word = in.rest().substr(0, in.rest().find(' '));
  in.rewind(in.at() + word.size());
  return word;
}

std::vector<std::uint64_t> read_numbers(Reader& in, std::uint64_t count) {
  std::vector<std::uint64_t> numbers;
  for (; count > 0; --count) numbers.push_back(in.number(Expected::number));
  return numbers;
}

std::string list(Reader& in, std::uint64_t count) { return joined(read_numbers(in, count)); }

std::vector<std::string> boards(std::span<const std::uint64_t> heaps) {
  std::vector<std::string> all;
  for (; heaps.size() > most_on_board; heaps = heaps.subspan(most_on_board))
    all.push_back(joined(heaps.first(most_on_board)));
  all.push_back(joined(heaps));
  return all;
}

}  // namespace sg
