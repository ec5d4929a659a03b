#include "core/solve/told-states.hpp"

#include <algorithm>
#include <charconv>
#include <map>

#include "core/text/cold.hpp"
#include "core/text/reader.hpp"

namespace sg {
namespace {

std::map<std::string, std::shared_ptr<const ToldStates>, std::less<>>& all_told() {
  static std::map<std::string, std::shared_ptr<const ToldStates>, std::less<>> all;
  return all;
}

/// Kayles, rows of up to four pins.
constexpr std::string_view example_text = "IIII\t1 2 2+3 3+3\nIII\t2 3 3+3\nII\t3 -\nI\t-\n";

[[noreturn]] void refuse_line(Wording<1> expected, std::size_t line) { refuse(ErrorCode::bad_rules, {expected, line}); }

}  // namespace

/// The lines as they are read. An option that is a sum typed with "+" becomes a state of its own behind all others.
class ToldStates::Lines {
 public:
  Lines(ToldStates& states, std::string_view text) : states_(states), text_(text) {}

  bool read(Meter& meter) {
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
    add_sums();
    return true;
  }
  const Lists& parts() const { return parts_; }

 private:
  void read_line(std::string_view line) {
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos) refuse_line(Expected::told_line, line_);
    states_.text_ += line.substr(0, tab);
    states_.labels_.push_back(states_.text_.size());
    std::string_view rest = line.substr(tab + 1);
    if (!rest.empty() && rest.front() == '=') {
      rest.remove_prefix(1);
      read_sum(next_word(rest), parts_.all);
      is_sum_.push_back(true);
      if (!rest.empty()) refuse_line(Expected::told_state, line_);
    } else {
      is_sum_.push_back(false);
      parts_.all.push_back(static_cast<State>(line_ - 1));
      read_options(rest);
    }
    parts_.end();
    states_.options_.end();
  }

  void read_options(std::string_view rest) {
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
    // Each option once, in the order told.
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

  static std::string_view next_word(std::string_view& rest) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return word;
  }

  void read_sum(std::string_view word, std::vector<State>& parts) {
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

  State state_of_sum() {
    std::sort(sum_.begin(), sum_.end());
    const auto [place, is_new] = sums_.try_emplace(sum_, static_cast<State>(count_ + sums_.size()));
    if (is_new && place->second >= most_states) refuse(ErrorCode::too_big, {Expected::most_states, most_states});
    return place->second;
  }

  /// Named by their parts, as in "a + b"; the sum of none as it is told, "-".
  void add_sums() {
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

 public:
  bool is_sum(State state) const { return state >= count_ || is_sum_[state]; }

 private:
  ToldStates& states_;
  std::string_view text_;
  std::size_t line_ = 1, count_ = 0, spent_ = 0;
  Lists parts_;  // of an atom itself
  std::vector<bool> is_sum_;
  std::map<std::vector<State>, State> sums_;
  std::vector<State> sum_, seen_;
};

SG_COLD std::shared_ptr<const ToldStates> ToldStates::read(std::string_view name, std::string_view text, Meter& meter) {
  auto told = std::make_shared<ToldStates>();
  told->name_ = name;
  Lines lines(*told, text);
  if (!lines.read(meter)) return nullptr;
  const std::vector<State> order = told->in_order(lines.parts(), meter);
  if (order.size() != told->size()) return nullptr;
  told->find_atoms(lines.parts(), order);
  told->solve(order);
  return told;
}

std::shared_ptr<const ToldStates> ToldStates::find(std::string_view name) {
  auto& all = all_told();
  if (all.empty()) {
    Meter meter(Meter::unlimited);
    all.emplace(example, read(example, example_text, meter));
  }
  const auto place = all.find(name);
  return place == all.end() ? nullptr : place->second;
}

void ToldStates::keep(std::shared_ptr<const ToldStates> states) {
  std::string name = states->name();
  find(example);
  all_told().insert_or_assign(std::move(name), std::move(states));
}

/// Every state behind its options and parts: depth first, on an explicit stack. Shorter where the meter refuses.
std::vector<ToldStates::State> ToldStates::in_order(const Lists& parts, Meter& meter) const {
  enum class Seen : std::uint8_t { fresh, open, closed };
  std::vector<Seen> seen(size(), Seen::fresh);
  std::vector<std::size_t> next(size(), 0);
  std::vector<State> path, order;
  const auto behind = [&](State state) {
    const auto own = parts.of(state);
    return own.size() == 1 && own[0] == state ? options(state) : own;
  };
  for (State start = 0; start < size(); ++start) {
    if (seen[start] == Seen::fresh) path.push_back(start);
    while (!path.empty()) {
      const State state = path.back();
      seen[state] = Seen::open;
      const auto all = behind(state);
      if (next[state] == all.size()) {
        if (!meter.spend_turns(16 * (all.size() + 1))) return order;
        seen[state] = Seen::closed;
        order.push_back(state);
        path.pop_back();
        continue;
      }
      const State to = all[next[state]++];
      if (seen[to] == Seen::fresh) path.push_back(to);
      if (seen[to] != Seen::open) continue;
      constexpr std::ptrdiff_t most_shown = 8;
      const auto begin = std::find(path.begin(), path.end(), to);
      std::string cycle;
      for (auto at = begin; at != path.end() && at - begin < most_shown; ++at) (cycle += label(*at)) += " -> ";
      if (path.end() - begin > most_shown) cycle += "... -> ";
      refuse(ErrorCode::bad_rules, {Expected::no_cycle, cycle + std::string(label(to))});
    }
  }
  return order;
}

void ToldStates::find_atoms(const Lists& parts, const std::vector<State>& order) {
  // Of a sum whose parts are sums too; most states are atoms, and sums of atoms.
  std::map<State, std::vector<State>> sums;
  for (const State state : order) {
    const auto own = parts.of(state);
    if (own.size() == 1 && own[0] == state) continue;
    std::vector<State> atoms;
    for (const State part : own) {
      const auto place = sums.find(part);
      if (place == sums.end())
        atoms.push_back(part);
      else
        atoms.insert(atoms.end(), place->second.begin(), place->second.end());
      if (atoms.size() > most_parts) refuse(ErrorCode::too_big, {Expected::most_components, most_parts});
    }
    std::sort(atoms.begin(), atoms.end());
    sums.emplace(state, std::move(atoms));
  }
  for (State state = 0; state < size(); ++state) {
    const auto place = sums.find(state);
    if (place == sums.end())
      atoms_.all.push_back(state);
    else
      atoms_.all.insert(atoms_.all.end(), place->second.begin(), place->second.end());
    atoms_.end();
  }
}

void ToldStates::solve(const std::vector<State>& order) {
  values_.assign(size(), 0);
  misere_.assign(size(), 1);
  tame_.assign(size(), true);
  outcomes_.assign(size(), 2);
  std::vector<Nimber> normal, misere;
  for (const State state : order) {
    const auto atoms = this->atoms(state);
    TamePair pair = TamePair::empty();
    bool tame = true;
    std::uint8_t outcome = 2;
    if (atoms.size() == 1 && atoms[0] == state) {
      normal.clear();
      misere.clear();
      bool all_won = true, some_lost = false;
      for (const State to : options(state)) {
        normal.push_back(values_[to]);
        misere.push_back(misere_[to]);
        tame = tame && tame_[to];
        all_won = all_won && outcomes_[to] == 1;
        some_lost = some_lost || outcomes_[to] == 0;
      }
      if (!normal.empty()) pair = {mex(normal), mex(misere)};
      tame = tame && (pair.firm() || pair.normal + pair.misere == 1);
      outcome = normal.empty() || some_lost ? 1 : all_won ? 0 : 2;
    } else {
      for (const State atom : atoms) {
        pair = pair ^ TamePair { values_[atom], misere_[atom] };
        tame = tame && tame_[atom];
      }
      if (atoms.empty()) outcome = 1;
      if (atoms.size() == 1) outcome = outcomes_[atoms[0]];
    }
    if (tame) outcome = pair.misere != 0 ? 1 : 0;
    values_[state] = static_cast<std::uint32_t>(pair.normal);
    misere_[state] = static_cast<std::uint32_t>(pair.misere);
    tame_[state] = tame;
    outcomes_[state] = outcome;
  }
}

std::optional<TamePair> ToldStates::tame_pair(State state) const {
  return tame_[state] ? std::optional(TamePair{values_[state], misere_[state]}) : std::nullopt;
}

std::optional<bool> ToldStates::misere_wins(State state) const {
  return outcomes_[state] == 2 ? std::nullopt : std::optional(outcomes_[state] == 1);
}

}  // namespace sg
