#include "theory/heaps/bead-values.hpp"

#include <algorithm>
#include <set>

namespace sg {

bool BeadValues::grow(const Heaps& heaps, Meter& meter) {
  for (const std::uint64_t heap : heaps) {
    if (known_.count(heap) != 0) continue;
    std::vector<std::uint64_t> divisors = proper_divisors(heap);
    divisors.push_back(heap);
    std::set<std::uint64_t> least;
    for (const std::uint64_t d : divisors) least.insert(with_least_primes(d));
    for (const std::uint64_t n : least) {
      if (kinds_.count(n) != 0) continue;
      if (meter.pauses() || !meter.spend()) return false;
      kinds_.emplace(n, found(n));
    }
    for (const std::uint64_t d : divisors) known_.emplace(d, kinds_.at(with_least_primes(d)));
  }
  return true;
}

/// Computes a heap from its proper divisors. An option is the sum of all of them but one; its pair is firm if that of
/// one of its parts is.
BeadValues::Known BeadValues::found(std::uint64_t least) const {
  std::vector<const Known*> divisors;
  Nimber sum = 0;
  std::size_t firm = 0;
  bool tame = true;
  for (const std::uint64_t d : proper_divisors(least)) {
    const Known& other = *divisors.emplace_back(&kinds_.at(with_least_primes(d)));
    sum ^= other.normal;
    tame = tame && other.pair;
    firm += other.pair && other.pair->firm() ? 1 : 0;
  }
  std::vector<Nimber> values;
  Tameness::Options pairs;
  for (const Known* dropped : divisors) {
    const Nimber rest = sum ^ dropped->normal;
    values.push_back(rest);
    const bool rest_firm = tame && firm > (dropped->pair->firm() ? 1u : 0u);
    pairs.add(tame ? Tameness::Worth({rest, rest_firm ? rest : rest ^ 1}) : std::nullopt);
  }
  return {mex(values), Tameness{}.worth(pairs)};
}

bool BeadValues::know(const Heaps& heaps) const {
  return std::all_of(heaps.begin(), heaps.end(), [&](std::uint64_t n) { return known_.count(n) != 0; });
}

std::optional<TamePair> BeadValues::tame_pair(const Heaps& heaps) const {
  if (!know(heaps)) return std::nullopt;
  Tameness::Worth sum = TamePair::empty();
  for (const std::uint64_t n : heaps) sum = Tameness{}.sum(sum, known(n).pair);
  return sum;
}

}  // namespace sg
