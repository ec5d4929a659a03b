#include "api/analysis.hpp"

#include <algorithm>
#include <set>

#include "core/explain.hpp"

namespace sg {
namespace {

constexpr std::size_t most_listed = 1000;
constexpr std::size_t most_listed_bytes = 1'000'000;
constexpr std::size_t most_echoed = 65'536;
constexpr std::size_t most_address_in_move = 1024;
constexpr std::size_t most_drawn = 20'000;
constexpr std::uint64_t most_looked_at = 1'000'000;  // options, when winning moves have to be looked for
constexpr std::uint64_t reply_work = 200'000;        // options looked at for all replies together
constexpr std::uint64_t listing_work = 20'000'000;   // board elements gone through to value the listed moves

std::string_view text_of(Ground ground) {
  return ground == Ground::theorem ? "theorem" : ground == Ground::table ? "table" : "search";
}

void write_reasons(Json& json, const std::vector<Reason>& reasons) {
  json.key("why").begin_array();
  for (const Reason& reason : reasons) reason.write(json);
  json.end_array();
}

template <class T, class Write>
void write_or_null(Json& json, std::string_view key, const std::optional<T>& value, Write&& write) {
  json.key(key);
  if (value)
    write(*value);
  else
    json.null();
}

void write_limit(Json& json, std::string_view kind, std::uint64_t at) {
  json.key("limit").begin_object().key("kind").text(kind).key("at").number(at).end_object();
}

std::size_t size_of(const Sum& sum) {
  std::size_t size = 1;
  for (const Component& c : sum) size += c.board->size();
  return size;
}

void write_board(Json& json, const Board& board) {
  json.key("board");
  if (board.size() > most_drawn)
    json.null();
  else
    board.write(json);
}

void write_address(Json& json, const std::string& address) {
  json.key("address");
  if (address.size() > most_echoed)
    json.null();
  else
    json.text(address);
}

}  // namespace

Listing read_listing(std::string_view text) {
  if (text == "all") return Listing::all;
  if (text == "winning") return Listing::winning;
  if (text == "none") return Listing::none;
  throw InputError{"bad-request", std::nullopt, "all, winning or none"};
}

Analysis::Analysis(std::string_view address, std::string_view play, Listing listing, std::uint64_t budget)
    : Analysis(read_address(address), play, listing, budget) {}

Analysis::Analysis(Sum sum, std::string_view play, Listing listing, std::uint64_t budget)
    : play_text_(play),
      play_(read_play(play, sum)),
      listing_(listing),
      budget_(budget),
      solved_(std::move(sum), play_) {}

bool Analysis::advance(std::uint64_t positions) {
  std::uint64_t step = std::min(positions, budget_);
  const std::uint64_t given = step;
  if (state_ == Progress::working) state_ = solved_.advance(step);
  budget_ -= given - step;
  if (state_ == Progress::working && budget_ == 0) state_ = Progress::limit;
  return state_ != Progress::working;
}

Analysis::Winning Analysis::winning_moves() {
  Winning winning{0, {}};
  std::uint64_t work = most_looked_at;
  const Looked looked = solved_.each_winning(solved_.sum(), work, [&](std::size_t component, const Touch& t) {
    ++*winning.count;
    if (winning.listed.size() < most_listed) winning.listed.emplace_back(component, t);
    return true;
  });
  if (looked == Looked::partly) winning.count.reset();
  return winning;
}

std::vector<Touch> Analysis::winning_touches() {
  std::vector<Touch> touches;
  for (const auto& [component, touch] : winning_moves().listed)
    touches.push_back(with_component(solved_.sum(), component, touch));
  return touches;
}

std::optional<Count> Analysis::total_moves() const {
  const Sum& sum = solved_.sum();
  if (JointRules{}.over(sum)) return 0;
  Count total = 0;
  for (const Component& c : sum) {
    auto own = c.game->count_moves(*c.board);
    if (!own) {
      std::uint64_t counted = 0;
      if (c.game->each_move(*c.board, [&](const Touch&) { return ++counted < most_looked_at; })) own = counted;
    }
    if (!own) return std::nullopt;
    total += *own;
  }
  return total;
}

void Analysis::write_move(Json& json, std::size_t component, const Touch& touch, std::optional<bool> wins,
                          std::uint64_t& work) {
  const Sum& sum = solved_.sum();
  const auto text = [](const Sum& s, std::size_t i, const Touch& t) {
    const std::string own = s[i].game->move_text(*s[i].board, t);
    return s.size() == 1 ? own : '(' + std::to_string(i + 1) + ") " + own;
  };
  const auto write_touch = [&](const Sum& s, std::size_t i, const Touch& t) {
    json.key("touch").begin_array();
    for (const std::uint64_t element : with_component(s, i, t)) json.number(element);
    json.end_array().key("text").text(text(s, i, t));
  };
  const Sum next = replaced(sum, component, sum[component].game->after(*sum[component].board, touch));
  const Verdict after = solved_.verdict(next);
  json.begin_object();
  write_touch(sum, component, touch);
  if (size_of(next) <= most_address_in_move)
    if (const std::string to = address_of(next); to.size() <= most_address_in_move) json.key("to").text(to);
  write_verdict(json, after);
  write_or_null(json, "wins",
                wins         ? wins
                : after.wins ? std::optional(!*after.wins)
                             : std::nullopt,
                [&](bool w) { json.boolean(w); });
  if (after.wins == true && work > 0) {
    solved_.each_winning(next, work, [&](std::size_t i, const Touch& t) {
      json.key("reply").begin_object();
      write_touch(next, i, t);
      json.end_object();
      return false;
    });
  }
  json.end_object();
}

void Analysis::write_moves(Json& json, const Verdict& whole) {
  json.key("moves").begin_object();
  const Sum& sum = solved_.sum();
  const auto total = total_moves();
  const auto write_count = [&](Count n) { json.text(to_text(n)); };
  write_or_null(json, "total", total, write_count);
  Winning winning = whole.wins == false ? Winning{0, {}} : winning_moves();
  write_or_null(json, "winning", winning.count, write_count);
  if (!total || !winning.count) write_limit(json, "positions", most_looked_at);
  json.key("listed").begin_array();
  std::size_t listed = 0;
  std::uint64_t replies = reply_work;
  const std::size_t most = std::min<std::size_t>(most_listed, listing_work / size_of(sum));
  const auto room = [&] { return listed < most && json.bytes() < most_listed_bytes; };
  if (listing_ != Listing::none)
    for (const auto& [component, touch] : winning.listed) {
      if (!room()) break;
      write_move(json, component, touch, true, replies);
      ++listed;
    }
  if (listing_ == Listing::all && total != Count{0}) {
    const std::set<std::pair<std::size_t, Touch>> winners(winning.listed.begin(), winning.listed.end());
    for (std::size_t i = 0; i < sum.size() && room(); ++i)
      sum[i].game->each_move(*sum[i].board, [&](const Touch& touch) {
        if (winners.count({i, touch}) == 0 && room()) {
          write_move(json, i, touch, std::nullopt, replies);
          ++listed;
        }
        return room();
      });
  }
  json.end_array();
  json.key("truncated").boolean(listing_ == Listing::all ? total != Count{listed} : winning.count != Count{listed});
  json.end_object();
}

void Analysis::write_verdict(Json& json, const Verdict& verdict) const {
  const bool nimber = verdict.value && verdict.value->is_nimber();
  write_or_null(json, "grundy", nimber ? verdict.value : std::nullopt,
                [&](const Value& v) { json.number(v.nimber()); });
  write_or_null(json, "outcome", verdict.wins, [&](bool wins) { json.text(wins ? "N" : "P"); });
}

std::vector<Reason> Analysis::why(const Verdict& whole) {
  const Sum& sum = solved_.sum();
  std::vector<Reason> reasons;
  if (JointRules{}.over(sum)) return {Reason{"finished"}};
  if (sum.size() == 1)
    reasons = solved_.why(sum[0]);
  else if (play_ == Play::normal) {
    std::vector<Valued> parts;
    for (const Component& c : sum) parts.push_back({c.address(), solved_.verdict(c).value});
    reasons.push_back(xor_reason("sum", parts));
  } else if (whole.pair) {
    reasons.push_back(tame_reason(*whole.pair));
  }
  if (state_ != Progress::done)
    reasons.push_back(Reason{"limit", {{"positions", fact(visited())}}});
  else if (whole.ground == Ground::search)
    reasons.push_back(Reason{"search", {{"positions", fact(visited())}}});
  return reasons;
}

void Analysis::write_component(Json& json, const Component& component, bool alone) {
  const Verdict verdict = solved_.verdict(component);
  write_or_null(json, "ground", verdict.wins ? std::optional(verdict.ground) : std::nullopt,
                [&](Ground g) { json.text(text_of(g)); });
  write_verdict(json, verdict);
  const bool loony = verdict.value && verdict.value->is_loony();
  json.key("kind").text(loony ? "loony" : play_ == Play::misere ? "outcome-only" : component.game->info().kind);
  if (!alone) write_reasons(json, solved_.why(component));
  write_board(json, *component.board);
}

std::string Analysis::answer() {
  const Sum& sum = solved_.sum();
  const Verdict whole = solved_.verdict(sum);
  const bool solved = state_ == Progress::done;
  Json json;
  json.begin_object();
  write_address(json, address_of(sum));
  json.key("play").text(play_text_).key("status").text(solved ? "solved" : "limit");
  if (!solved) {
    // Either the budget ran out, or a table or a list of moves would have been too large to hold.
    const bool cancelled = state_ == Progress::working;
    write_limit(json,
                cancelled         ? "cancelled"
                : solved_.joint() ? "joint"
                : budget_ == 0    ? "positions"
                                  : "memory",
                visited());
  }
  if (sum.size() == 1) {
    write_component(json, sum[0], true);
  } else {
    write_or_null(json, "ground", whole.wins ? std::optional(whole.ground) : std::nullopt,
                  [&](Ground g) { json.text(text_of(g)); });
    write_verdict(json, whole);
    const bool loony = whole.value && whole.value->is_loony();
    json.key("kind").text(loony ? "loony" : play_ == Play::misere ? "outcome-only" : "nimber").key("board").null();
    json.key("components").begin_array();
    for (const Component& component : sum) {
      json.begin_object();
      write_address(json, component.address());
      write_component(json, component, false);
      json.end_object();
    }
    json.end_array();
  }
  write_reasons(json, why(whole));
  json.key("value").null();
  write_moves(json, whole);
  json.end_object();
  return json.take();
}

}  // namespace sg
