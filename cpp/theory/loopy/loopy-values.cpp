#include "theory/loopy/loopy-values.hpp"

#include <algorithm>

namespace sg {
namespace {

constexpr std::uint64_t turns_of_arc = 4;

}  // namespace

LoopyValues::LoopyValues(const IndexLists& graph)
    : graph_(graph),
      before_(graph_.reversed()),
      nimber_(graph_.size(), none),
      rank_(graph_.size(), 0),
      mex_(graph_.size(), 0),
      unnamed_(graph_.size()),
      open_(graph_.size()),
      answered_(graph_.size(), 0) {
  for (Vertex v = 0; v < graph_.size(); ++v) {
    unnamed_[v] = static_cast<std::uint32_t>(graph_.of(v).size());
    candidates_.push_back(v);
  }
  current_ = 0;
  begin_nimber();
}

Progress LoopyValues::advance(Meter& meter) {
  while (!meter.pauses()) {
    if (next_ < queue_.size()) {
      const Vertex v = queue_[next_++];
      std::uint64_t arcs = before_.of(v).size();
      // An option that can move to v is answered there.
      for (const Vertex option : before_.of(v)) {
        if (nimber_[option] != none || answered_[option] > current_) continue;
        answered_[option] = current_ + 1;
        arcs += before_.of(option).size();
        answer(option);
      }
      meter.spend_turns(turns_of_arc * arcs);
      continue;
    }
    if (candidates_.empty()) return Progress::done;
    // The vertices that the nimber makes complete up to it may be worth the next one.
    std::vector<Vertex> next;
    std::uint64_t arcs = candidates_.size();
    for (const Vertex v : queue_)
      for (const Vertex above : before_.of(v)) {
        ++arcs;
        --unnamed_[above];
        if (mex_[above] != current_ || nimber_[above] != none) continue;
        ++mex_[above];
        next.push_back(above);
      }
    meter.spend_turns(turns_of_arc * arcs);
    candidates_ = std::move(next);
    ++current_;
    begin_nimber();
  }
  return Progress::working;
}

void LoopyValues::begin_nimber() {
  queue_.clear();
  next_ = 0;
  for (const Vertex v : candidates_) open_[v] = unnamed_[v];
  for (const Vertex v : candidates_)
    if (open_[v] == 0) give(v);
}

void LoopyValues::give(Vertex v) {
  nimber_[v] = current_;
  queue_.push_back(v);
}

void LoopyValues::answer(Vertex option) {
  for (const Vertex v : before_.of(option)) {
    if (mex_[v] != current_ || nimber_[v] != none || --open_[v] != 0) continue;
    rank_[v] = rank_[queue_[next_ - 1]] + 1;
    give(v);
  }
}

const Loopy::Set& LoopyValues::nimbers_of_options(Vertex v) const {
  Loopy::Set all;
  for (const Vertex option : graph_.of(v))
    if (nimber_[option] != none) all.push_back(nimber_[option]);
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return *sets_.insert(std::move(all)).first;
}

Loopy::Worth LoopyValues::worth(Vertex v) const {
  return nimber_[v] != none ? Loopy::nimber(nimber_[v], rank_[v]) : Loopy::infinity(nimbers_of_options(v));
}

std::optional<bool> LoopyValues::wins(Vertex v) const {
  if (nimber_[v] != none) return nimber_[v] != 0;
  for (const Vertex option : graph_.of(v))
    if (nimber_[option] == 0) return true;
  return std::nullopt;
}

}  // namespace sg
