#include "theory/partizan/forms.hpp"

#include <algorithm>
#include <string_view>

#include "core/game/small-sort.hpp"

namespace sg::partizan {
namespace {

std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0xD6E8FEB86659FD93u;
  return hash ^ hash >> 32;
}

constexpr std::uint64_t looked_up = 8;  // turns of a comparison that is cached

[[noreturn]] void cap() { throw Interrupted(Interrupted::By::cap); }

/// Sorts the options, most of which are in order already, and removes duplicates.
void arrange(Forms::Options& options) {
  if (!std::is_sorted(options.begin(), options.end())) put_in_order(options);
  options.erase(std::unique(options.begin(), options.end()), options.end());
}

/// Returns the number of moves of the longest play of a number in canonical form.
Count birthday_of(const Dyadic& x) {
  const Dyadic size = x.sign() < 0 ? -x : x;
  const auto whole = static_cast<Count>(size.floor());
  return size.is_integer() ? whole : whole + 1 + size.exponent();
}

Count birthday_of(const UpStar& value) {
  const Count number = birthday_of(value.number);
  if (value.ups == 0) return number + value.nimber;
  // Along x + n·↑ + *m, x + (n-1)·↑ + *(m^1), ...: the last of them is x + ↑ + *last.
  const auto ups = static_cast<std::uint64_t>(value.ups < 0 ? -value.ups : value.ups);
  const Nimber last = value.nimber ^ ((ups - 1) & 1);
  return number + ups - 1 + (last == 1 ? 2 : 1 + (last ^ 1));
}

}  // namespace

std::string_view text_of(Relation relation) {
  switch (relation) {
    case Relation::equal:
      return "=";
    case Relation::less:
      return "<";
    case Relation::greater:
      return ">";
    case Relation::confused:
      break;
  }
  return "||";
}

std::size_t Forms::HashOfUpStar::operator()(const UpStar& value) const {
  std::uint64_t hash = mixed(0, value.number.hash());
  hash = mixed(hash, static_cast<std::uint64_t>(value.ups));
  return static_cast<std::size_t>(mixed(hash, value.nimber));
}

std::size_t Forms::ByOptions::operator()(Form g) const {
  std::uint64_t hash = 0;
  for (const Options& options : forms->nodes_[g].options) {
    hash = mixed(hash, options.size());
    for (const Form option : options) hash = mixed(hash, option);
  }
  return static_cast<std::size_t>(hash);
}
bool Forms::ByOptions::operator()(Form g, Form h) const { return forms->nodes_[g].options == forms->nodes_[h].options; }

std::size_t Forms::Comparisons::place(std::uint64_t key) const {
  return static_cast<std::size_t>(mixed(0, key)) & (slots_.size() - 1);
}
std::optional<bool> Forms::Comparisons::find(Form g, Form h) const {
  const std::uint64_t key = packed(g, h);
  const std::uint64_t found = slots_[place(key)];
  return (found & ~std::uint64_t{1}) == key ? std::optional((found & 1) != 0) : std::nullopt;
}
void Forms::Comparisons::keep(Form g, Form h, bool at_most) {
  constexpr std::size_t most_slots = std::size_t{1} << 22;
  if (++kept_ > slots_.size() / 2 && slots_.size() < most_slots) {
    std::vector<std::uint64_t> old(2 * slots_.size(), ~std::uint64_t{0});
    old.swap(slots_);
    for (const std::uint64_t slot : old)
      if (slot != ~std::uint64_t{0}) slots_[place(slot & ~std::uint64_t{1})] = slot;
  }
  const std::uint64_t key = packed(g, h);
  slots_[place(key)] = key | (at_most ? 1 : 0);
}

Forms::Forms() : by_options_(64, ByOptions{this}, ByOptions{this}) {
  Meter unlimited(Meter::unlimited);
  measure_by(unlimited);
  of({});
  meter_ = nullptr;
}

void Forms::spend(std::uint64_t turns) {
  if (!meter_->spend_turns(turns) || meter_->pauses()) throw Interrupted(Interrupted::By::meter);
}

Form Forms::add_node(Node node) {
  if (nodes_.size() >= most) cap();
  spend(Meter::turns_a_step);
  nodes_.push_back(std::move(node));
  return static_cast<Form>(nodes_.size() - 1);
}

Form Forms::of(const UpStar& value) {
  if (const auto found = up_stars_.find(value); found != up_stars_.end()) return found->second;
  if (!value.number.is_in_range() || value.ups >= Dyadic::most_whole || value.ups <= -Dyadic::most_whole) cap();
  Node node;
  node.stops = {value.number, value.number};
  node.birthday = birthday_of(value);
  node.value = value;
  node.has_options = false;
  const Form g = add_node(std::move(node));
  up_stars_.emplace(value, g);
  return g;
}

const Forms::Options& Forms::options(Form g, Player player) {
  if (!nodes_[g].has_options) make_options(g);
  return nodes_[g].options[index_of(player)];
}

void Forms::make_options(Form g) {
  const UpStar value = nodes_[g].value;
  const auto& [x, ups, nimber] = value;
  const auto like = [&](std::int64_t n, Nimber m) { return of({value.number, n, m}); };
  Options left, right;
  if (value.is_number()) {
    const Dyadic step = *Dyadic::of(1, x.exponent());
    if (!x.is_integer() || x.sign() > 0) left = {number(x - step)};
    if (!x.is_integer() || x.sign() < 0) right = {number(x + step)};
  } else if (ups == 0) {
    if (nimber > most_options) cap();
    for (Nimber i = 0; i < nimber; ++i) left.push_back(like(0, i));
    right = left;
  } else {
    const std::int64_t sign = ups > 0 ? 1 : -1;
    left = {like(0, 0)};
    if (ups == sign && nimber == 1) {
      right = left;
      left.push_back(like(0, 1));
    } else {
      right = {like(ups - sign, nimber ^ 1)};
    }
    if (sign < 0) std::swap(left, right);
  }
  arrange(left);
  arrange(right);
  nodes_[g].options = {std::move(left), std::move(right)};
  nodes_[g].has_options = true;
}

std::optional<bool> Forms::known_at_most(Form g, Form h) const {
  if (g == h) return true;
  const UpStar* const a = g < first_raw ? up_star(g) : nullptr;
  const UpStar* const b = h < first_raw ? up_star(h) : nullptr;
  if (!a || !b) {
    // If g <= h, no stop of g is greater than that of h; if the left stop of g is below the right stop of h, g < h.
    const auto &low = stops_of(g), &high = stops_of(h);
    if (low[0] < high[1]) return true;
    if (high[0] < low[0] || high[1] < low[1]) return false;
    return comparisons_.find(g, h);
  }
  if (a->number != b->number) return a->number < b->number;
  const std::int64_t ahead = b->ups - a->ups;
  return ahead > 1 || (ahead == 1 && (a->nimber ^ b->nimber) != 1);
}

/// Returns true unless some left option of g is >= h or some right option of h is <= g. Moves in a number are left out
/// if the other summand of h - g is no number.
bool Forms::is_at_most(Form g, Form h) {
  struct Open {
    Form g, h;
    std::size_t next = 0;
  };
  if (const auto known = known_at_most(g, h)) return *known;
  static const Options none;
  std::vector<Open> open{{g, h}};
  while (true) {
    Open& last = open.back();
    const auto moves = [&](Form form, Player player) -> const Options& {
      return form < first_raw && is_number(form) ? none : options_of(form, player);
    };
    const Options& lefts = moves(last.g, Player::left);
    const Options& rights = moves(last.h, Player::right);
    bool at_most = true;
    std::optional<Open> wanted;
    const std::size_t looked_before = last.next;
    for (; at_most && last.next < lefts.size() + rights.size(); ++last.next) {
      const bool is_left = last.next < lefts.size();
      const Form low = is_left ? last.h : rights[last.next - lefts.size()];
      const Form high = is_left ? lefts[last.next] : last.g;
      const auto known = known_at_most(low, high);
      if (!known) {
        wanted = Open{low, high};
        break;
      }
      at_most = !*known;
    }
    const std::size_t looked = 1 + last.next - looked_before;
    if (wanted) {
      open.push_back(*wanted);
    } else {
      comparisons_.keep(last.g, last.h, at_most);
      open.pop_back();
    }
    spend(looked_up * looked);
    if (open.empty()) return at_most;
  }
}

Relation Forms::relation(Form g, Form h) {
  if (g == h) return Relation::equal;
  if (is_at_most(g, h)) return Relation::less;
  return is_at_most(h, g) ? Relation::greater : Relation::confused;
}

/// Returns the simplest number x with no left option >= x and no right option <= x, or nullopt if there is none. The
/// stop of an option is the bound that it sets for x; a comparison decides whether x may equal it.
std::optional<Form> Forms::as_number(const Options& left, const Options& right) {
  std::optional<End> low, high;
  for (const Form g : left)
    if (!low || low->at < stop(g, Player::right)) low = End{stop(g, Player::right), false};
  for (const Form g : right)
    if (!high || stop(g, Player::left) < high->at) high = End{stop(g, Player::left), false};
  for (const Form g : left)
    low->is_open = low->is_open || (stop(g, Player::right) == low->at && is_at_most(number(low->at), g));
  for (const Form g : right)
    high->is_open = high->is_open || (stop(g, Player::left) == high->at && is_at_most(g, number(high->at)));
  if (low && high && (high->at < low->at || (low->at == high->at && (low->is_open || high->is_open))))
    return std::nullopt;
  const auto simplest = simplest_between(low, high);
  if (!simplest) cap();
  return number(*simplest);
}

/// Replaces each reversible option by the options of `player` after the opponent's reversing move.
Forms::Options Forms::irreversible(const Options& options, Player player) {
  Options kept, open = options;
  std::unordered_set<Form> seen;
  for (std::size_t i = 0; i < open.size(); ++i) {
    const Form g = open[i];
    if (!seen.insert(g).second) continue;
    const Options& answers = this->options(g, other(player));
    const auto through = std::find_if(answers.begin(), answers.end(), [&](Form x) {
      return player == Player::left ? is_at_most(x, raw_->id) : is_at_most(raw_->id, x);
    });
    if (through == answers.end()) {
      kept.push_back(g);
    } else {
      const Options& instead = this->options(*through, player);
      open.insert(open.end(), instead.begin(), instead.end());
    }
  }
  return kept;
}

/// Removes dominated options, going down from the best stops: only options with stops as good can dominate.
Forms::Options Forms::undominated(Options options, Player player) {
  const auto stops = [&](Form g) { return std::pair(stop(g, other(player)), stop(g, player)); };
  put_in_order(options,
               [&](Form g, Form h) { return player == Player::left ? stops(h) < stops(g) : stops(g) < stops(h); });
  const auto is_better = [&](Form g, Form h) { return player == Player::left ? is_at_most(h, g) : is_at_most(g, h); };
  Options kept;
  for (const Form g : options) {
    spend(looked_up * (1 + kept.size()));
    if (std::any_of(kept.begin(), kept.end(), [&](Form h) { return is_better(h, g); })) continue;
    std::erase_if(kept, [&](Form h) { return is_better(g, h); });
    kept.push_back(g);
  }
  return kept;
}

std::array<Dyadic, 2> Forms::stops_of(const Options& left, const Options& right) const {
  std::array<Dyadic, 2> stops{stop(left.at(0), Player::right), stop(right.at(0), Player::left)};
  for (const Form g : left) stops[0] = std::max(stops[0], stop(g, Player::right));
  for (const Form g : right) stops[1] = std::min(stops[1], stop(g, Player::left));
  return stops;
}

Form Forms::canonical(Options left, Options right) {
  arrange(left);
  arrange(right);
  if (left.size() > most_options || right.size() > most_options) cap();
  if (const auto simplest = as_number(left, right)) return *simplest;
  // No pause: a repeated call has a new raw form, for which comparisons with this one are useless.
  const Meter::NoPauseScope whole(*meter_);
  const Raw raw{next_raw_++, {left, right}, stops_of(left, right)};
  struct Open {
    const Raw*& place;
    ~Open() { place = nullptr; }
  } const open{raw_};
  raw_ = &raw;
  for (const auto& [side, player] : {std::pair(&left, Player::left), std::pair(&right, Player::right)})
    *side = undominated(irreversible(undominated(std::move(*side), player), player), player);
  if (const auto value = recognised(left, right)) return of(*value);
  return of_reduced(std::move(left), std::move(right));
}

/// Returns the number + ups + nimber that has these options, or nullopt; the game must not be a number.
std::optional<UpStar> Forms::recognised(const Options& left, const Options& right) const {
  std::array<std::vector<UpStar>, 2> sides;
  for (const auto& [options, side] : {std::pair(&left, &sides[0]), std::pair(&right, &sides[1])})
    for (const Form g : *options) {
      if (!up_star(g)) return std::nullopt;
      side->push_back(*up_star(g));
    }
  const Dyadic x = sides[0].at(0).number;
  for (auto& side : sides) {
    if (std::any_of(side.begin(), side.end(), [&](const UpStar& v) { return v.number != x; })) return std::nullopt;
    put_in_order(side,
                 [](const UpStar& a, const UpStar& b) { return a.ups != b.ups ? a.ups < b.ups : a.nimber < b.nimber; });
  }
  const auto is_nimbers_below = [&](const std::vector<UpStar>& side, std::size_t n) {
    for (std::size_t i = 0; i < side.size(); ++i)
      if (side[i] != UpStar{x, 0, i}) return false;
    return side.size() == n;
  };
  if (const std::size_t n = sides[0].size(); is_nimbers_below(sides[0], n) && is_nimbers_below(sides[1], n))
    return UpStar{x, 0, n};
  for (const std::int64_t sign : {1, -1}) {
    const auto& [from, to] = sign > 0 ? std::tie(sides[0], sides[1]) : std::tie(sides[1], sides[0]);
    if (is_nimbers_below(from, 2) && is_nimbers_below(to, 1)) return UpStar{x, sign, 1};
    if (is_nimbers_below(from, 1) && to.size() == 1 && !to[0].is_number() && sign * to[0].ups >= 0)
      return UpStar{x, to[0].ups + sign, to[0].nimber ^ 1};
  }
  return std::nullopt;
}

Form Forms::of_reduced(Options left, Options right) {
  Node node;
  node.is_up_star = false;
  arrange(left);
  arrange(right);
  node.stops = stops_of(left, right);
  for (const Options* const options : {&left, &right})
    for (const Form g : *options) node.birthday = std::max(node.birthday, birthday(g) + 1);
  node.options = {std::move(left), std::move(right)};
  const bool is_deep = node.birthday > most_birthday;
  const Form g = add_node(std::move(node));
  const auto [found, is_new] = by_options_.insert(g);
  if (!is_new) nodes_.pop_back();
  if (is_new && is_deep) cap();
  return *found;
}

}  // namespace sg::partizan
