#include "solve/partizan/part-values.hpp"

namespace sg {

Progress PartValues::advance(const std::vector<PartId>& parts, Meter& meter) {
  if (parts != root_) {
    // The path to another root may end at a form past a cap.
    path_.clear();
    options_ = {};
    root_ = parts;
  }
  while (true) {
    if (meter.pauses()) return Progress::working;
    if (path_.empty()) {
      const PartId* const next = open(parts);
      if (next == nullptr) return Progress::done;
      if (!push(*next, meter)) return meter.pauses() ? Progress::working : Progress::limit;
      continue;
    }
    Frame& frame = path_.back();
    if (frame.next == frame.end) {
      value_of(frame.part) = forms_.canonical(frame.found[0], frame.found[1]);
      options_.ends.resize(frame.begin);
      options_.parts.resize(frame.parts_begin);
      path_.pop_back();
      continue;
    }
    const std::size_t begin = frame.next == frame.begin ? frame.parts_begin : options_.ends[frame.next - 1];
    const std::span<const PartId> option(options_.parts.data() + begin, options_.ends[frame.next] - begin);
    if (const PartId* const next = open(option)) {
      if (!push(PartId{*next}, meter)) return meter.pauses() ? Progress::working : Progress::limit;
      continue;
    }
    frame.found[frame.next < frame.rights ? 0 : 1].push_back(*value(option));
    ++frame.next;
  }
}

std::optional<partizan::Form> PartValues::value(std::span<const PartId> parts) {
  if (open(parts) != nullptr) return std::nullopt;
  partizan::Form total = forms_.zero();
  for (const PartId part : parts) total = forms_.sum(total, *value_of(part));
  return total;
}

std::optional<partizan::Form>& PartValues::value_of(PartId part) {
  if (part >= values_.size()) values_.resize(rules_->size());
  return values_[part];
}

const PartId* PartValues::open(std::span<const PartId> parts) {
  for (const PartId& part : parts)
    if (!value_of(part)) return &part;
  return nullptr;
}

/// Lists the options of a part and puts it on the path; returns false if they cannot be listed now.
bool PartValues::push(PartId part, Meter& meter) {
  const std::size_t begin = options_.ends.size(), parts_begin = options_.parts.size();
  std::size_t rights = begin;
  for (const Player player : players) {
    rights = options_.ends.size();
    if (rules_->add_options(part, player, meter, options_)) continue;
    options_.ends.resize(begin);
    options_.parts.resize(parts_begin);
    return false;
  }
  meter.spend(1 + options_.ends.size() - begin);
  path_.push_back({part, begin, rights, options_.ends.size(), begin, parts_begin});
  return true;
}

}  // namespace sg
