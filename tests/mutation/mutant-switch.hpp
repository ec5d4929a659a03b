// Switch for a build with many mutants: the environment selects the one that is alive. Included first in each instrumented file.
//   SG_MUTANT        number of the mutant, from 1; none if unset
//   SG_REACHED       file that gets the numbers of all mutants that were reached, one on a line
//   SG_MUTANT_STEPS  number of mutants that a thread may reach; one more ends the process with exit code 124
// A process with a mutant alive is limited to 4 GiB of memory and 60 seconds of processor time.
#pragma once

#include <sys/resource.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace mutation {

inline constexpr unsigned most = 1 << 16;

inline std::uint64_t number_in(const char* name, std::uint64_t otherwise) {
  const char* const text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

struct Reached {
  const char* file = std::getenv("SG_REACHED");
  bool seen[most] = {};
  ~Reached() {
    std::FILE* const out = file == nullptr ? nullptr : std::fopen(file, "w");
    if (out == nullptr) return;
    for (unsigned i = 0; i < most; ++i)
      if (seen[i]) std::fprintf(out, "%u\n", i);
    std::fclose(out);
  }
};

inline Reached reached;
inline const std::uint64_t alive = number_in("SG_MUTANT", 0);
inline const int bounded = [] {
  const rlimit memory{rlim_t{4} << 30, rlim_t{4} << 30}, processor{60, 60};
  return alive == 0 ? 0 : setrlimit(RLIMIT_AS, &memory) + setrlimit(RLIMIT_CPU, &processor);
}();
inline const std::uint64_t most_steps = number_in("SG_MUTANT_STEPS", UINT64_MAX);
inline thread_local std::uint64_t steps = 0;

inline bool is(unsigned mutant) {
  if (reached.file != nullptr) reached.seen[mutant] = true;
  if (++steps > most_steps) std::_Exit(124);
  return alive == mutant;
}

}  // namespace mutation

/// True if the mutant is alive; constant evaluation keeps the original code.
#define MUTANT(number) (!__builtin_is_constant_evaluated() && mutation::is(number))
