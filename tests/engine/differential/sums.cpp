#include <map>

#include "lost.hpp"
#include "pool.hpp"
#include "relations.hpp"

namespace sg::differential {
namespace {

/// All followers of a position as numbered lists of options, options first and the position last, by nothing but the
/// rules. Empty if there are more than `most`.
std::vector<std::vector<std::size_t>> followers(const Component& c, std::size_t most) {
  std::map<std::string, std::size_t> number;
  std::vector<std::vector<std::size_t>> options;
  struct Open {
    PositionPtr position;
    std::vector<PositionPtr> next;
    std::vector<std::size_t> done = {};
  };
  const auto opened = [&](const PositionPtr& position) {
    Open open{position, {}};
    Meter meter(Meter::unlimited);
    c.game->each_move(*position, meter, [&](const Touch& touch) {
      open.next.push_back(c.game->after(*position, touch, Play::normal));
      return true;
    });
    return open;
  };
  std::vector<Open> stack{opened(c.position)};
  while (!stack.empty()) {
    if (options.size() + stack.size() > most) return {};
    Open& top = stack.back();
    if (top.done.size() < top.next.size()) {
      const PositionPtr next = top.next[top.done.size()];
      if (const auto known = number.find(next->key()); known != number.end())
        top.done.push_back(known->second);
      else
        stack.push_back(opened(next));
    } else {
      number.emplace(top.position->key(), options.size());
      options.push_back(std::move(top.done));
      stack.pop_back();
    }
  }
  return options;
}

/// Compares the values of two positions and of their sum with outcomes of the two played together.
void sums_by_play(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  using Lost = Beside<std::uint64_t>;
  constexpr std::size_t most = 64;  // positions: bounds the values, of each position and of the sum
  for (unsigned i = 0; i < count;) {
    const Sum sum = pool.sum(random, 2);
    // If a rule can end the whole game, the options are not only moves.
    if (!sum[0].game->defines(Play::sj) || !sum[1].game->defines(Play::sj)) continue;
    const auto first = followers(sum[0], most), second = followers(sum[1], most);
    if (first.empty() || second.empty()) continue;
    std::vector<std::vector<std::uint64_t>> lost(first.size(), std::vector<std::uint64_t>(second.size(), 0));
    for (std::size_t a = 0; a < first.size(); ++a)
      for (std::size_t b = 0; b < second.size(); ++b) {
        std::uint64_t options = 0;
        for (const std::size_t to : first[a]) options |= lost[to][b];
        for (const std::size_t to : second[b]) options |= lost[a][to];
        lost[a][b] = Lost::lost(options);
      }
    const std::string address = address_of(sum);
    const auto value = said_afresh(address, Play::normal).of<Mex>();
    ++i;
    if (!value) {
      ++tally.silent;
      continue;
    }
    tally.demand(value == Value::nimber(Lost::value(lost.back().back())), [&] { return "the value of " + address; });
    ++tally.by_address;
  }
}

/// Requires g(A + B) = g(A) ^ g(B).
void xors(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  for (unsigned i = 0; i < count; ++i) {
    const Sum sum = pool.sum(random, 2 + random.below(2));
    std::optional<Value> expected = Value::nimber(0);
    for (const Component& c : sum) {
      const auto own = said_afresh(c.address(), Play::normal).of<Mex>();
      expected = expected && own ? std::optional(*expected ^ *own) : std::nullopt;
    }
    if (!expected) {
      ++tally.silent;
      continue;
    }
    const auto value = said_afresh(address_of(sum), Play::normal).of<Mex>();
    tally.demand(value == expected, [&] { return "the value of " + address_of(sum); });
    ++tally.by_address;
  }
}

/// Requires that A + A is lost and has the value 0, unless A can be won at once.
void doubles(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  for (unsigned i = 0; i < count;) {
    const std::string address = address_of(random.of(pool.of_one()));
    const Verdict twice = said_afresh(address + " + " + address, Play::normal);
    if (said_afresh(address, Play::normal).of<Mex>() == Value::loony()) continue;
    tally.demand(twice.of<Mex>() == Value::nimber(0) && twice.wins == false, [&] { return address + " twice"; });
    ++tally.by_address;
    ++i;
  }
}

}  // namespace

Evidence sums(std::uint64_t seed) {
  return {"sums",
          "values of sums",
          {{"sums", "the value of a sum of two or three games is the xor of theirs", "each game by itself",
            halves(xors, seed + 2, some(300'000))},
           {"sums by play", "the value of a sum of two games", "outcomes of both played together, beside Nim heaps",
            halves(sums_by_play, seed + 3, some(60'000))},
           {"doubles", "a position with a copy of itself is lost and worth 0", "the theorem of sums",
            halves(doubles, seed + 4, some(150'000))}}};
}

}  // namespace sg::differential
