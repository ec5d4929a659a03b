#include "solve/sum/turn.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace sg {

std::optional<Turn> Turn::of(SolvedSum& solved, const Sum& sum, Meter& meter) {
  const Meter::NoPauseScope whole(meter);
  Turn turn;
  const bool may_rest = !moves_in_every_component(solved.play());
  for (std::size_t c = 0; c < sum.size(); ++c) {
    std::map<std::size_t, Slot> slots;  // by place
    Evaluator& own = solved.evaluator(sum[c]);
    const auto keep = [&](std::size_t place, const Touch& touch, std::uint64_t rank) {
      slots[place].push_back({Placed{c, touch}, rank});
      return true;
    };
    if (!own.each_rank(sum[c].position, meter, keep)) return std::nullopt;
    const auto parts = may_rest ? sum[c].game->parts(sum[c].position, solved.play()) : std::vector<PositionPtr>();
    for (auto& [place, slot] : slots) {
      if (may_rest) {
        const auto rank = own.verdict_of_mover(parts[place]).of<Rank>();
        if (!rank) return std::nullopt;
        slot.push_back({std::nullopt, *rank});
        turn.rest_ = std::max(turn.rest_.value_or(0), *rank);
      }
      turn.slots_.push_back(std::move(slot));
    }
  }
  return turn.slots_.size() <= most_slots ? std::optional(std::move(turn)) : std::nullopt;
}

Natural Turn::total() const {
  if (slots_.empty()) return {};
  Natural all = count_up_to(std::numeric_limits<std::uint64_t>::max());
  if (rest_) all -= 1;
  return all;
}

Natural Turn::winning() const {
  Natural count;
  for (const std::uint64_t rank : even_ranks()) {
    count += count_up_to(rank);
    if (rank > 0) count -= count_up_to(rank - 1);
    if (rest_ == rank) count -= 1;
  }
  return count;
}

/// Number of products in which no component has a rank above `rank`.
Natural Turn::count_up_to(std::uint64_t rank) const {
  Natural product = slots_.empty() ? 0 : 1;
  for (const Slot& slot : slots_)
    product *= static_cast<std::uint32_t>(
        std::count_if(slot.begin(), slot.end(), [&](const Choice& choice) { return choice.rank <= rank; }));
  return product;
}

std::vector<std::uint64_t> Turn::even_ranks() const {
  std::set<std::uint64_t> ranks;
  for (const Slot& slot : slots_)
    for (const Choice& choice : slot)
      if (choice.rank % 2 == 0) ranks.insert(choice.rank);
  return {ranks.begin(), ranks.end()};
}

/// Visits every turn made of one allowed choice from each slot until the visitor
/// answers false; returns false then, or if the meter refuses.
template <class Allows>
bool Turn::each_product(const std::vector<Slot>& slots, Allows&& allows, Meter& meter, const VisitMove& visit) {
  std::vector<std::vector<const Choice*>> allowed(slots.size());
  for (std::size_t i = 0; i < slots.size(); ++i) {
    for (const Choice& choice : slots[i])
      if (allows(i, choice.rank)) allowed[i].push_back(&choice);
    if (allowed[i].empty()) return true;
  }
  std::vector<std::size_t> chosen(slots.size(), 0);
  while (true) {
    Move move;
    for (std::size_t i = 0; i < slots.size(); ++i)
      if (const auto& placed = allowed[i][chosen[i]]->placed) move.push_back(*placed);
    if (!meter.spend(turn_steps(slots.size())) || (!move.empty() && !visit(move))) return false;
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
  // Visits each winning turn once: by its component of greatest rank, the first of them if several have it.
  for (const std::uint64_t greatest : even_ranks())
    for (std::size_t first = 0; first < slots_.size(); ++first) {
      const auto allows = [&](std::size_t i, std::uint64_t rank) {
        return i < first ? rank < greatest : i == first ? rank == greatest : rank <= greatest;
      };
      if (!each_product(slots_, allows, meter, visit)) return;
    }
}

void Turn::each_touch(const std::function<void(const Placed&)>& visit) const {
  for (const Slot& slot : slots_) {
    // Ranks for which the other slots can complete a winning turn.
    std::set<std::uint64_t> wins;
    for (const std::uint64_t greatest : even_ranks()) {
      bool reached = false;
      bool possible = true;
      for (const Slot& other : slots_) {
        if (&other == &slot) continue;
        reached =
            reached || std::any_of(other.begin(), other.end(), [&](const Choice& o) { return o.rank == greatest; });
        possible =
            possible && std::any_of(other.begin(), other.end(), [&](const Choice& o) { return o.rank <= greatest; });
      }
      for (const Choice& choice : slot)
        if (possible && (choice.rank == greatest || (reached && choice.rank < greatest))) wins.insert(choice.rank);
    }
    for (const Choice& choice : slot)
      if (choice.placed && wins.count(choice.rank) != 0) visit(*choice.placed);
  }
}

}  // namespace sg
