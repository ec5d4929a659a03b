#include "solve/sum/turn.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace sg {

std::optional<Turn> Turn::of(SolvedSum& solved, const Sum& sum, Meter& meter) {
  Turn turn;
  for (std::size_t c = 0; c < sum.size(); ++c) {
    std::map<std::size_t, Slot> slots;  // by place
    const auto keep = [&](std::size_t place, const Touch& touch, std::uint64_t step) {
      slots[place].push_back({{c, touch}, step});
      return true;
    };
    if (!solved.evaluator(sum[c]).each_step(sum[c].position, meter, keep)) return std::nullopt;
    for (auto& [place, slot] : slots) turn.slots_.push_back(std::move(slot));
  }
  return turn.slots_.size() <= most_slots ? std::optional(std::move(turn)) : std::nullopt;
}

Natural Turn::total() const {
  return slots_.empty() ? Natural() : count_up_to(std::numeric_limits<std::uint64_t>::max());
}

Natural Turn::winning() const {
  Natural count;
  for (const std::uint64_t step : even_steps()) {
    count += count_up_to(step);
    if (step > 0) count -= count_up_to(step - 1);
  }
  return count;
}

/// Number of turns after which no component lasts longer than `step`.
Natural Turn::count_up_to(std::uint64_t step) const {
  Natural product = slots_.empty() ? 0 : 1;
  for (const Slot& slot : slots_)
    product *= static_cast<std::uint32_t>(
        std::count_if(slot.begin(), slot.end(), [&](const Option& option) { return option.step <= step; }));
  return product;
}

std::vector<std::uint64_t> Turn::even_steps() const {
  std::set<std::uint64_t> steps;
  for (const Slot& slot : slots_)
    for (const Option& option : slot)
      if (option.step % 2 == 0) steps.insert(option.step);
  return {steps.begin(), steps.end()};
}

/// Visits every choice of one allowed option from each slot until the visitor
/// answers false; returns false then, or if the meter refuses.
template <class Allows>
bool Turn::each_product(const std::vector<Slot>& slots, Allows&& allows, Meter& meter, const VisitMove& visit) {
  std::vector<std::vector<const Option*>> allowed(slots.size());
  for (std::size_t i = 0; i < slots.size(); ++i) {
    for (const Option& option : slots[i])
      if (allows(i, option.step)) allowed[i].push_back(&option);
    if (allowed[i].empty()) return true;
  }
  std::vector<std::size_t> chosen(slots.size(), 0);
  while (true) {
    Move move;
    for (std::size_t i = 0; i < slots.size(); ++i) move.push_back(allowed[i][chosen[i]]->placed);
    if (!meter.spend(turn_steps(slots.size())) || !visit(move)) return false;
    std::size_t i = slots.size();
    while (i > 0 && chosen[i - 1] + 1 == allowed[i - 1].size()) chosen[--i] = 0;
    if (i == 0) return true;
    ++chosen[i - 1];
  }
}

void Turn::each(Meter& meter, const VisitMove& visit) const {
  const auto any = [](std::size_t, std::uint64_t) { return true; };
  if (!slots_.empty()) each_product(slots_, any, meter, visit);
}

void Turn::each_winning(Meter& meter, const VisitMove& visit) const {
  // Visits each winning turn once: by its longest component, the first of them if several last as long.
  for (const std::uint64_t longest : even_steps())
    for (std::size_t first = 0; first < slots_.size(); ++first) {
      const auto allows = [&](std::size_t i, std::uint64_t step) {
        return i < first ? step < longest : i == first ? step == longest : step <= longest;
      };
      if (!each_product(slots_, allows, meter, visit)) return;
    }
}

void Turn::each_touch(const std::function<void(const Placed&)>& visit) const {
  for (const Slot& slot : slots_) {
    // Steps for which the other slots can complete a winning turn.
    std::set<std::uint64_t> wins;
    for (const std::uint64_t longest : even_steps()) {
      bool reached = false;
      bool possible = true;
      for (const Slot& other : slots_) {
        if (&other == &slot) continue;
        reached =
            reached || std::any_of(other.begin(), other.end(), [&](const Option& o) { return o.step == longest; });
        possible =
            possible && std::any_of(other.begin(), other.end(), [&](const Option& o) { return o.step <= longest; });
      }
      for (const Option& option : slot)
        if (possible && (option.step == longest || (reached && option.step < longest))) wins.insert(option.step);
    }
    for (const Option& option : slot)
      if (wins.count(option.step) != 0) visit(option.placed);
  }
}

}  // namespace sg
