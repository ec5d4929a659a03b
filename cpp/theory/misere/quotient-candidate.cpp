#include "theory/misere/quotient-candidate.hpp"

namespace sg::misere {
namespace {

constexpr std::uint32_t no_node = ~std::uint32_t{0};
/// Turns of the meter for one product.
constexpr std::uint64_t turns_a_product = 12;

const Freed* freed_of(const std::vector<Freed>& freed, Kind kind) {
  const auto found = std::find_if(freed.begin(), freed.end(), [&](const Freed& one) { return one.kind == kind; });
  return found == freed.end() ? nullptr : &*found;
}

}  // namespace

QuotientCandidate::QuotientCandidate(const Quotient& quotient, Kind kinds, const std::vector<Freed>& freed)
    : quotient_(quotient), base_{0}, place_of_(quotient.order, no_node), phi_(kinds) {
  place_of_[0] = 0;
  for (std::size_t i = 0; i < base_.size(); ++i)
    for (Kind kind = 0; kind < quotient.phi.size(); ++kind) {
      const Element x = quotient.times(base_[i], quotient.phi[kind]);
      if (freed_of(freed, kind) != nullptr || place_of_[x] != no_node) continue;
      place_of_[x] = static_cast<Place>(base_.size());
      base_.push_back(x);
    }
  size_ = base_.size();
  for (const Freed& one : freed) {
    phi_[one.kind] = static_cast<Place>(size_);
    cyclics_.push_back({static_cast<Place>(size_), one.index, one.period});
    size_ *= one.index + one.period;
    if (size_ > most_elements) return;
  }
  for (Kind kind = 0; kind < quotient.phi.size(); ++kind)
    if (freed_of(freed, kind) == nullptr) phi_[kind] = place_of_[quotient.phi[kind]];
}

QuotientCandidate::Place QuotientCandidate::times(Place a, Place b) const {
  const auto base = static_cast<Place>(base_.size());
  Place product = place_of_[quotient_.times(base_[a % base], base_[b % base])];
  for (const auto& [stride, index, period] : cyclics_) {
    const std::uint32_t length = index + period;
    std::uint32_t exponent = a / stride % length + b / stride % length;
    if (exponent >= length) exponent = index + (exponent - index) % period;
    product += stride * exponent;
  }
  return product;
}

QuotientCandidate::Place QuotientCandidate::of(std::span<const Kind> sum) const {
  Place place = 0;
  for (const Kind kind : sum) place = times(place, phi_[kind]);
  return place;
}

std::optional<Quotient> QuotientCandidate::reduced(const PositionClasses& kinds, Meter& meter) {
  if (!walk(meter) || !mark(kinds, meter) || !refine(meter)) return std::nullopt;
  return built();
}

bool QuotientCandidate::walk(Meter& meter) {
  node_at_.assign(static_cast<std::size_t>(size_), 0);
  nodes_ = {{0, no_node, 0}};
  node_at_[0] = 1;
  for (Kind kind = 0; kind < phi_.size(); ++kind) {
    if (node_at_[phi_[kind]] != 0) continue;
    essential_.push_back(kind);
    // First the sums with one of this kind, then with two, and so on.
    for (std::size_t from = 0, end = nodes_.size(); from < end; end = nodes_.size()) {
      if (!meter.spend_turns(turns_a_product * (end - from))) return false;
      for (; from < end; ++from) {
        const Place place = times(nodes_[from].place, phi_[kind]);
        if (node_at_[place] != 0) continue;
        nodes_.push_back({place, static_cast<std::uint32_t>(from), kind});
        node_at_[place] = static_cast<std::uint32_t>(nodes_.size());
      }
    }
  }
  return true;
}

bool QuotientCandidate::mark(const PositionClasses& kinds, Meter& meter) {
  std::vector<std::vector<Place>> targets(phi_.size());
  for (const Kind kind : essential_) {
    std::vector<Place>& own = targets[kind];
    if (!meter.spend_turns(2 * turns_a_product * kinds.options(kind))) return false;
    for (std::size_t i = 0; i < kinds.options(kind); ++i) own.push_back(of(kinds.option(kind, i)));
    std::sort(own.begin(), own.end());
    own.erase(std::unique(own.begin(), own.end()), own.end());
  }
  lost_.assign(nodes_.size(), false);
  for (std::size_t node = 1; node < nodes_.size(); ++node) {
    std::uint64_t turns = 0;
    lost_[node] = is_lost(node, targets, turns);
    if (!meter.spend_turns(turns)) return false;
  }
  return true;
}

/// Returns true if no option of the least sum of the node is lost.
bool QuotientCandidate::is_lost(std::size_t node, const std::vector<std::vector<Place>>& targets,
                                std::uint64_t& turns) const {
  Place beyond = 0;  // product of the kinds of the sum from here on
  Kind last = nodes_[node].kind;
  for (std::size_t at = node; at != 0; at = nodes_[at].parent) {
    const Kind kind = nodes_[at].kind;
    const bool is_met = at != node && kind == last;  // the same kind was tried before
    const Place rest = times(nodes_[nodes_[at].parent].place, beyond);
    for (std::size_t i = 0; i < (is_met ? 0 : targets[kind].size()); ++i) {
      turns += turns_a_product;
      if (lost_[node_at_[times(rest, targets[kind][i])] - 1]) return false;
    }
    last = kind;
    beyond = times(beyond, phi_[kind]);
  }
  return true;
}

bool QuotientCandidate::refine(Meter& meter) {
  const std::size_t size = nodes_.size();
  std::vector<std::vector<std::uint32_t>> after;
  for (const Kind kind : essential_) {
    if (!meter.spend_turns(turns_a_product * size)) return false;
    auto& own = after.emplace_back(size);
    for (std::size_t i = 0; i < size; ++i) own[i] = node_at_[times(nodes_[i].place, phi_[kind])] - 1;
  }
  class_of_.assign(lost_.begin(), lost_.end());
  classes_ = std::find(lost_.begin(), lost_.end(), true) == lost_.end() ? 1 : 2;
  std::vector<std::uint32_t> names;
  for (std::uint32_t before = 0; before != classes_;) {
    before = classes_;
    for (const auto& next : after) {
      if (!meter.spend_turns(3 * size + std::size_t{classes_} * classes_ / 8)) return false;
      names.assign(std::size_t{classes_} * classes_, 0);
      std::uint32_t count = 0;
      std::vector<std::uint32_t> finer(size);
      for (std::size_t i = 0; i < size; ++i) {
        std::uint32_t& name = names[std::size_t{class_of_[i]} * classes_ + class_of_[next[i]]];
        if (name == 0) name = ++count;
        finer[i] = name - 1;
      }
      if (count > most_order) return false;
      class_of_.swap(finer);
      classes_ = count;
    }
  }
  return true;
}

Quotient QuotientCandidate::built() const {
  Quotient quotient;
  quotient.order = classes_;
  std::vector<std::size_t> first(classes_, nodes_.size());
  for (std::size_t i = nodes_.size(); i-- > 0;) first[class_of_[i]] = i;
  const auto class_at = [&](Place place) { return static_cast<Element>(class_of_[node_at_[place] - 1]); };
  quotient.phi.clear();
  for (const Place place : phi_) quotient.phi.push_back(class_at(place));
  quotient.lost = no_bits(classes_);
  quotient.table.assign(std::size_t{classes_} * classes_, 0);
  quotient.words.assign(classes_, {});
  for (std::size_t x = 0; x < classes_; ++x) {
    if (lost_[first[x]]) put(quotient.lost, x);
    for (std::size_t at = first[x]; at != 0; at = nodes_[at].parent) quotient.words[x].push_back(nodes_[at].kind);
    std::reverse(quotient.words[x].begin(), quotient.words[x].end());
    for (std::size_t y = 0; y < classes_; ++y)
      quotient.table[x * classes_ + y] = class_at(times(nodes_[first[x]].place, nodes_[first[y]].place));
  }
  return quotient;
}

}  // namespace sg::misere
