#include "theory/misere/forms.hpp"

#include <algorithm>

namespace sg::misere {

Forms::Forms() { nims_.push_back(added({})); }

Form Forms::nim(std::uint32_t n) {
  while (nims_.size() <= n) nims_.push_back(with(nims_));
  return nims_[n];
}

bool Forms::has_option(Form form, Form option) const {
  const auto all = options(form);
  return std::binary_search(all.begin(), all.end(), option);
}

Form Forms::with(std::vector<Form> options) {
  std::sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
  if (const auto found = by_options_.find(options); found != by_options_.end()) return found->second;
  // If the game reduces to a form, each option is one of that form or has it as an option; the latest born has it.
  const auto earlier = [this](Form a, Form b) { return birthday_[a] < birthday_[b]; };
  const Form latest = *std::max_element(options.begin(), options.end(), earlier);
  for (const Form form : this->options(latest)) {
    const auto own = this->options(form);
    if (own.size() >= options.size() || !std::includes(options.begin(), options.end(), own.begin(), own.end()))
      continue;
    const auto reverses = [&](Form option) {
      return std::binary_search(own.begin(), own.end(), option) || has_option(option, form);
    };
    const auto lost = [this](Form option) { return is_lost(option); };
    if (std::all_of(options.begin(), options.end(), reverses) &&
        (form != 0 || std::any_of(options.begin(), options.end(), lost)))
      return form;
  }
  return added(std::move(options));
}

Form Forms::added(std::vector<Form> options) {
  std::uint32_t birthday = 0;
  for (const Form option : options) birthday = std::max(birthday, birthday_[option] + 1);
  genus_.push_back(genus_with(options));
  birthday_.push_back(birthday);
  options_.insert(options_.end(), options.begin(), options.end());
  first_.push_back(options_.size());
  const auto form = static_cast<Form>(size() - 1);
  by_options_.emplace(std::move(options), form);
  return form;
}

std::uint32_t Forms::genus_with(const std::vector<Form>& options) {
  std::vector<std::uint32_t> numbers;
  for (const Form option : options) numbers.push_back(genus_[option]);
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  const auto [place, is_new] = genus_by_options_.try_emplace(numbers, 0);
  if (is_new) {
    std::vector<const Genus*> genera;
    for (const std::uint32_t number : numbers) genera.push_back(&genera_[number]);
    const auto [number, is_first] =
        genus_numbers_.try_emplace(Genus::of(genera), static_cast<std::uint32_t>(genera_.size()));
    if (is_first) genera_.push_back(number->first);
    place->second = number->second;
  }
  return place->second;
}

namespace {

std::uint64_t pair_of(Form a, Form b) { return std::uint64_t{std::max(a, b)} << 32 | std::min(a, b); }

}  // namespace

std::optional<Form> Forms::known_sum(Form a, Form b) const {
  if (a == 0 || b == 0) return a + b;
  const auto found = sums_.find(pair_of(a, b));
  return found == sums_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Form> Forms::sum(Form a, Form b, Meter& meter) {
  if (!stack_.empty() && pair_of(stack_[0].a, stack_[0].b) != pair_of(a, b)) stack_.clear();
  while (true) {
    if (stack_.empty()) {
      if (const auto known = known_sum(a, b)) return known;
      stack_.push_back({a, b});
    }
    if (meter.pauses() || !meter.spend()) return std::nullopt;
    Frame& frame = stack_.back();
    const auto left = options(frame.a), right = options(frame.b);
    while (frame.next < left.size() + right.size()) {
      const bool in_left = frame.next < left.size();
      const Form x = in_left ? left[frame.next] : frame.a, y = in_left ? frame.b : right[frame.next - left.size()];
      const auto known = known_sum(x, y);
      if (!known) {
        stack_.push_back({x, y});
        break;
      }
      frame.found.push_back(*known);
      ++frame.next;
    }
    // `frame` is invalid if a frame was pushed.
    Frame& top = stack_.back();
    if (top.next < options(top.a).size() + options(top.b).size()) continue;
    meter.spend_turns(16 * top.found.size());
    const Form form = with(std::move(top.found));
    sums_.emplace(pair_of(top.a, top.b), form);
    stack_.pop_back();
  }
}

Form Forms::mate(Form form) {
  std::vector<Form> stack{form};
  while (!stack.empty()) {
    const Form top = stack.back();
    std::vector<Form> mates;
    for (const Form option : options(top)) {
      if (const auto found = mates_.find(option); found != mates_.end())
        mates.push_back(found->second);
      else
        stack.push_back(option);
    }
    if (stack.back() != top) continue;
    mates_[top] = top == 0 ? nim(1) : with(std::move(mates));
    stack.pop_back();
  }
  return mates_[form];
}

}  // namespace sg::misere
