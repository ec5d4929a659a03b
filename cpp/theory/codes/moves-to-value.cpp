#include "theory/codes/moves-to-value.hpp"

#include <algorithm>

#include "core/game/small-sort.hpp"
#include "core/text/minsize.hpp"

namespace sg {
namespace {

/// Calls `visit(digit, rest)` for each digit under which a heap of n can be changed, with the number of counters left.
template <class Visit>
void each_rest(const Code& code, std::uint64_t n, Visit&& visit) {
  for (std::uint64_t step = code.most_added(); step < code.written() && step < code.most_added() + n; ++step)
    visit(code.digit(step), n + code.most_added() - step);
}

/// Returns the number of sizes a >= 1 with a <= rest - a, or a < rest - a if equal heaps may not stay.
std::uint64_t smaller_parts(std::uint64_t rest, Marks marks) { return marks.allow_equal() ? rest / 2 : (rest - 1) / 2; }

/// Returns the last smaller part to examine: those above it repeat by their residues.
std::uint64_t looked_at(const HeapValues& values, std::uint64_t rest) {
  if (const auto proof = values.proof()) return std::min(rest / 2, proof->period.preperiod + proof->period.period - 1);
  return rest / 2;
}

}  // namespace

bool keeps_at_most_two(const Code& code) { return sparse_rules(code).has_value(); }

std::uint64_t cost_of_splits(const Code& code, const HeapValues& values, std::uint64_t n) {
  std::uint64_t cost = 0;
  each_rest(code, n, [&](const Digit& digit, std::uint64_t rest) {
    cost += 1 + (digit.most() > 1 ? looked_at(values, rest) : 0);
  });
  return cost;
}

std::vector<SplitRun> splits_of_value(const Code& code, const HeapValues& values, std::uint64_t n, Nimber wanted) {
  std::vector<SplitRun> runs;
  if (n > 0 && wanted == 0 && code.clears(n)) runs.push_back({0, 1, 1, 0});
  each_rest(code, n, [&](const Digit& digit, std::uint64_t rest) {
    if (digit.marks(1) && values.at(rest) == wanted) runs.push_back({rest, 1, 1, rest});
    const Marks marks = digit.marks(2);
    if (!marks || rest < 2) return;
    const std::uint64_t last = smaller_parts(rest, marks), head = looked_at(values, rest);
    const std::optional<Proof> proof = head < rest / 2 ? values.proof() : std::nullopt;
    const auto add = [&](std::uint64_t part) {
      if (part > last || (values.at(part) ^ values.at(rest - part)) != wanted) return;
      const bool repeats = proof && part >= proof->period.preperiod;
      const std::uint64_t step = repeats ? proof->period.period : 1;
      runs.push_back({part, step, repeats ? (last - part) / step + 1 : 1, rest});
    };
    if (marks.allow_unequal())
      for (std::uint64_t part = 1; part <= head; ++part) add(part);
    else if (rest % 2 == 0 && wanted == 0)
      runs.push_back({rest / 2, 1, 1, rest});
  });
  return runs;
}

SG_MINSIZE Followers sizes_after(const Code& code, std::uint64_t n, std::span<const std::uint64_t> kept) {
  Followers found;
  Ranges next;
  if (kept.empty() && n > 0 && code.clears(n)) next.emplace_back(0, 0);
  if (kept.size() == 1 && kept[0] == 0) found.done = n > 0 && code.clears(n);
  each_rest(code, n, [&](const Digit& digit, std::uint64_t rest) {
    const Marks marks = digit.marks(2);
    const auto pairs = [&](std::uint64_t part) {
      return marks && 0 < part && part <= rest - part && rest > part &&
             (2 * part == rest ? marks.allow_equal() : marks.allow_unequal());
    };
    if (kept.empty()) {
      if (marks && rest >= 2) {
        const std::uint64_t last = smaller_parts(rest, marks);
        if (marks.allow_unequal() && last > 0) next.emplace_back(1, last);
        if (!marks.allow_unequal() && rest % 2 == 0) next.emplace_back(last, last);
      }
      if (digit.marks(1)) next.emplace_back(rest, rest);
    } else if (kept.size() == 1) {
      found.done = found.done || (digit.marks(1) && kept[0] == rest);
      if (pairs(kept[0])) next.emplace_back(rest - kept[0], rest - kept[0]);
    } else if (kept.size() == 2) {
      found.done = found.done || (pairs(kept[0]) && kept[0] + kept[1] == rest);
    }
  });
  put_in_order(next);
  for (const auto& [from, to] : next) add_range(found.next, from, to);
  return found;
}

}  // namespace sg
