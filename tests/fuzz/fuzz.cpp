// libFuzzer over every verb that takes text: its name and parameters are the fields of the input, each of which is
// mutated by itself.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <random>

#include "cli/for-people.hpp"
#include "request.hpp"
#include "request/boundary/session.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t most);
/// Number of times that each edge of the control flow was passed since the request began.
extern "C" std::uint8_t __start___sancov_cntrs, __stop___sancov_cntrs;

namespace {

using sg::Parameter;
using sg::Takes;
using sg::Verb;

/// Maximum of meter checks, a few hundred steps: enough for small positions, and a slow request within them is a bug.
constexpr std::uint64_t most_looks = 20;

/// Limit of processor time for one request.
constexpr double most_seconds = 0.01;

/// Clears the coverage of a request that takes longer than `most_seconds`, so that it is not mutated further: its
/// offspring would be as slow, and soon take most of the run.
class Breeding {
 public:
  ~Breeding() {
    if (std::clock() - begun_ > most_seconds * CLOCKS_PER_SEC)
      std::fill(&__start___sancov_cntrs, &__stop___sancov_cntrs, std::uint8_t{0});
  }

 private:
  std::clock_t begun_ = std::clock();
};

const std::vector<const Verb*>& open_verbs() {
  static const std::vector<const Verb*> all = [] {
    std::vector<const Verb*> found;
    for (const Verb& verb : sg::verbs())
      if (sg::fuzz::is_open(verb)) found.push_back(&verb);
    return found;
  }();
  return all;
}

class Mutation {
 public:
  Mutation(std::size_t most, unsigned seed) : most_(most), random_(seed) {}

  void mutate(std::vector<std::string>& fields) {
    const Verb* verb = sg::find_verb(fields[0]);
    if (!verb || !sg::fuzz::is_open(*verb) || one_in(20)) {
      verb = open_verbs()[below(open_verbs().size())];
      fields[0] = verb->name;
    }
    const auto& parameters = verb->parameters;
    fields.resize(std::min(fields.size(), parameters.size() + 1));
    const std::size_t place = below(one_in(4) ? parameters.size() : texts_of(*verb));
    while (fields.size() < place + 2) fields.emplace_back(parameters[fields.size() - 1].usual.value_or(""));
    mutate(fields[place + 1], parameters[place]);
  }

 private:
  std::size_t below(std::size_t n) { return random_() % n; }
  bool one_in(std::size_t n) { return below(n) == 0; }

  /// Number of leading parameters up to the last one that takes text.
  static std::size_t texts_of(const Verb& verb) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < verb.parameters.size(); ++i)
      if (verb.parameters[i].takes != Takes::choice && verb.parameters[i].takes != Takes::number) count = i + 1;
    return count;
  }

  void mutate(std::string& field, const Parameter& parameter) {
    const auto choices = parameter.choices.listed();
    if (parameter.takes == Takes::choice && !one_in(20))
      field = choices[below(choices.size())];
    else if (parameter.takes == Takes::number && !one_in(4))
      field = std::to_string(number());
    else
      mutate(field);
  }
  /// Returns a random number, as often small as near a power of two.
  std::uint64_t number() {
    if (one_in(2)) return below(1000);
    return (std::uint64_t{1} << below(64)) + below(3) - 1;
  }
  void mutate(std::string& field) {
    std::vector<std::uint8_t> bytes(std::max(most_, field.size()));
    std::copy(field.begin(), field.end(), bytes.begin());
    const std::size_t size = LLVMFuzzerMutate(bytes.data(), field.size(), bytes.size());
    field.assign(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
  }

  std::size_t most_;
  std::minstd_rand random_;
};

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed) {
  auto fields = sg::fuzz::fields_of({reinterpret_cast<const char*>(bytes), size});
  Mutation(most, seed).mutate(fields);
  const std::string mutated = sg::fuzz::joined(fields);
  const std::size_t kept = std::min(mutated.size(), most);
  std::memcpy(bytes, mutated.data(), kept);
  return kept;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const auto request = sg::fuzz::request_of(sg::fuzz::fields_of({reinterpret_cast<const char*>(bytes), size}));
  if (!request) return -1;
  const Breeding breeding;
  sg::Session session;
  const sg::Reply reply = sg::fuzz::answer(*request, session, most_looks);
  if (const auto flaw = sg::fuzz::flaw_of(*request, reply)) {
    std::fprintf(stderr, "%s: %s\n", flaw->c_str(), reply.document.c_str());
    std::abort();
  }
  sg::for_people(*request->verb, reply);
  return 0;
}
