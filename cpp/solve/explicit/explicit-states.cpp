#include "solve/explicit/explicit-states.hpp"

#include <algorithm>
#include <map>

#include "core/text/minsize.hpp"
#include "core/text/reader.hpp"
#include "solve/explicit/explicit-lines.hpp"

namespace sg {
namespace {

/// Kayles, rows of up to four pins.
constexpr std::string_view example_text = "IIII\t1 2 2+3 3+3\nIII\t2 3 3+3\nII\t3 -\nI\t-\n";
/// Domineering on two rows: a colon is a column of two squares, a dot a square of the lower row.
constexpr std::string_view dominoes_text = ":::\t1 2+2 | 4\n::\t2 | 3\n:\t- |\n..\t| -\n..:\t3 | 2 -\n";

/// Take two or three counters, or put three back where that leaves at most six; nothing can be put back to none.
constexpr std::string_view refill_text = "0\t\n1\t4\n2\t0 5\n3\t1 0 6\n4\t2 1\n5\t3 2\n6\t4 3\n";

using ByName = std::map<std::string, std::shared_ptr<const ExplicitStates>, std::less<>>;

/// Explicit games by name: the examples and those given by users. The examples are made within the initialisation, as
/// several threads of a test may be the first to call this.
ByName& known_games() {
  static ByName all = [] {
    Meter meter(Meter::unlimited);
    ByName examples;
    examples.emplace(ExplicitStates::example, ExplicitStates::read(ExplicitStates::example, example_text, meter));
    examples.emplace(ExplicitStates::dominoes, ExplicitStates::read(ExplicitStates::dominoes, dominoes_text, meter));
    examples.emplace(ExplicitStates::refill, ExplicitStates::read(ExplicitStates::refill, refill_text, meter));
    return examples;
  }();
  return all;
}

}  // namespace

SG_MINSIZE std::shared_ptr<const ExplicitStates> ExplicitStates::read(std::string_view name, std::string_view text,
                                                                      Meter& meter) {
  auto states = std::make_shared<ExplicitStates>();
  states->name_ = name;
  Lines lines(*states, text);
  if (!lines.read(meter)) return nullptr;
  const std::vector<State> order = states->in_order(lines.parts(), meter);
  if (!states->is_loopy_ && order.size() != states->size()) return nullptr;
  states->find_atoms(lines.parts(), order);
  if (states->kind() == Kind::impartial) states->solve(order);
  return states;
}

std::string ExplicitStates::game() const {
  constexpr std::string_view names[] = {"explored(", "partizan-explored(", "loopy-explored("};
  return std::string(names[static_cast<std::size_t>(kind())]) + name_ + ')';
}

std::string_view ExplicitStates::name_in(std::string_view text) {
  const auto fits = [](char c) { return c == '-' || ('0' <= c && c <= '9') || ('a' <= (c | 32) && (c | 32) <= 'z'); };
  return text.substr(0, static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), fits) - text.begin()));
}

std::shared_ptr<const ExplicitStates> ExplicitStates::find(std::string_view name) {
  const auto place = known_games().find(name);
  return place == known_games().end() ? nullptr : place->second;
}

void ExplicitStates::keep(std::shared_ptr<const ExplicitStates> states) {
  std::string name = states->name();
  known_games().insert_or_assign(std::move(name), std::move(states));
}

bool ExplicitStates::has_sums(const Lists& parts) const {
  for (State state = 0; state < size(); ++state)
    if (const auto own = parts.of(state); own.size() != 1 || own[0] != state) return true;
  return false;
}

/// Returns every state after its options and parts: depth first, on an explicit stack. Shorter if the meter refuses, or
/// states can come back, which `is_loopy_` then says.
std::vector<ExplicitStates::State> ExplicitStates::in_order(const Lists& parts, Meter& meter) {
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
      is_loopy_ = !is_partizan() && !has_sums(parts);
      if (is_loopy_) return order;
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

void ExplicitStates::find_atoms(const Lists& parts, const std::vector<State>& order) {
  // Atoms of sums alone: most states are atoms, or sums of atoms.
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

void ExplicitStates::solve(const std::vector<State>& order) {
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

std::optional<TamePair> ExplicitStates::tame_pair(State state) const {
  return tame_[state] ? std::optional(TamePair{values_[state], misere_[state]}) : std::nullopt;
}

std::optional<bool> ExplicitStates::misere_wins(State state) const {
  return outcomes_[state] == 2 ? std::nullopt : std::optional(outcomes_[state] == 1);
}

}  // namespace sg
