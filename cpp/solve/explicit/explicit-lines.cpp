#include "solve/explicit/explicit-lines.hpp"

#include <algorithm>
#include <charconv>

#include "core/text/minsize.hpp"
#include "core/text/reader.hpp"

namespace sg {
namespace {

[[noreturn]] void refuse_line(Wording<1> expected, std::size_t line) { refuse(ErrorCode::bad_rules, {expected, line}); }

std::string_view next_word(std::string_view& rest) {
  const std::size_t end = std::min(rest.find(' '), rest.size());
  const std::string_view word = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return word;
}

}  // namespace

SG_MINSIZE bool ExplicitStates::Lines::read(Meter& meter) {
  const Source checked(text_);  // throws if the text is not UTF-8: labels go into documents
  std::size_t count = static_cast<std::size_t>(std::count(text_.begin(), text_.end(), '\n'));
  if (!text_.empty() && text_.back() != '\n') ++count;
  if (count == 0) refuse_line(Expected::told_line, 1);
  if (count > most_states) refuse(ErrorCode::too_big, {Expected::most_states, most_states});
  count_ = count;
  for (std::size_t from = 0; from < text_.size(); ++line_) {
    const std::size_t end = std::min(text_.find('\n', from), text_.size());
    read_line(text_.substr(from, end - from));
    if (!meter.spend_turns(8 * (states_.options_.all.size() - spent_) + 64)) return false;
    spent_ = states_.options_.all.size();
    from = end + 1;
  }
  if (states_.is_partizan()) {
    if (unbarred_ != 0) refuse_line(Expected::told_players, unbarred_);
    states_.lefts_.resize(count + sums_.size());
  }
  add_sums();
  return true;
}

void ExplicitStates::Lines::read_line(std::string_view line) {
  const std::size_t tab = line.find('\t');
  if (tab == std::string_view::npos) refuse_line(Expected::told_line, line_);
  states_.text_ += line.substr(0, tab);
  states_.labels_.push_back(states_.text_.size());
  std::string_view rest = line.substr(tab + 1);
  if (!rest.empty() && rest.front() == '=') {
    rest.remove_prefix(1);
    read_sum(next_word(rest), parts_.all);
    if (!rest.empty()) refuse_line(Expected::told_state, line_);
  } else {
    parts_.all.push_back(static_cast<State>(line_ - 1));
    read_players(rest);
  }
  parts_.end();
  states_.options_.end();
}

/// Reads the options of Left, a bar and those of Right; or the options of both players.
void ExplicitStates::Lines::read_players(std::string_view rest) {
  const auto& all = states_.options_.all;
  const std::size_t from = all.size(), bar = rest.find('|');
  read_options(rest.substr(0, bar));
  if (bar == std::string_view::npos) {
    if (unbarred_ == 0 && all.size() > from) unbarred_ = line_;
    return;
  }
  states_.lefts_.resize(line_ - 1);
  states_.lefts_.push_back(static_cast<State>(all.size() - from));
  read_options(rest.substr(bar + 1));
}

void ExplicitStates::Lines::read_options(std::string_view rest) {
  auto& all = states_.options_.all;
  const std::size_t from = all.size();
  while (!rest.empty()) {
    const std::string_view word = next_word(rest);
    if (word.empty()) continue;
    sum_.clear();
    read_sum(word, sum_);
    if (all.size() == most_options) refuse(ErrorCode::too_big, {Expected::most_options, most_options});
    all.push_back(sum_.size() == 1 ? sum_[0] : state_of_sum());
  }
  // Removes repeated options, in the given order.
  if (all.size() - from < 2) return;
  seen_.assign(all.begin() + static_cast<std::ptrdiff_t>(from), all.end());
  std::sort(seen_.begin(), seen_.end());
  if (std::adjacent_find(seen_.begin(), seen_.end()) == seen_.end()) return;
  std::size_t kept = from;
  for (std::size_t i = from; i < all.size(); ++i)
    if (const auto place = std::lower_bound(seen_.begin(), seen_.end(), all[i]); *place == all[i]) {
      all[kept++] = all[i];
      seen_.erase(std::remove(place, seen_.end(), all[i]), seen_.end());
      if (seen_.empty()) break;
    }
  all.resize(kept);
}

void ExplicitStates::Lines::read_sum(std::string_view word, std::vector<State>& parts) const {
  if (word == "-") return;
  const std::size_t from = parts.size();
  const char* at = word.data();
  const char* const end = at + word.size();
  for (;;) {
    State state = 0;
    const auto read = std::from_chars(at, end, state);
    if (read.ec != std::errc() || state >= count_) refuse_line(Expected::told_state, line_);
    parts.push_back(state);
    at = read.ptr;
    if (at == end) break;
    if (*at++ != '+') refuse_line(Expected::told_state, line_);
    if (parts.size() - from == most_parts) refuse_line(Expected::told_state, line_);
  }
}

ExplicitStates::State ExplicitStates::Lines::state_of_sum() {
  std::sort(sum_.begin(), sum_.end());
  const auto [place, is_new] = sums_.try_emplace(sum_, static_cast<State>(count_ + sums_.size()));
  if (is_new && place->second >= most_states) refuse(ErrorCode::too_big, {Expected::most_states, most_states});
  return place->second;
}

/// Adds the states of sums, named by their parts, as in "a + b"; the empty sum is "-", as in the input.
void ExplicitStates::Lines::add_sums() {
  std::vector<const std::vector<State>*> added(sums_.size());
  for (const auto& [parts, state] : sums_) added[state - count_] = &parts;
  for (const auto* const parts : added) {
    std::string label;
    for (const State part : *parts) (label += label.empty() ? "" : " + ") += states_.label(part);
    states_.text_ += label.empty() ? "-" : label;
    states_.labels_.push_back(states_.text_.size());
    parts_.all.insert(parts_.all.end(), parts->begin(), parts->end());
    parts_.end();
    states_.options_.end();
  }
}

}  // namespace sg
