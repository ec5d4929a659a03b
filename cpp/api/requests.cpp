#include "api/requests.hpp"

#include <algorithm>
#include <new>
#include <set>

#include "core/game/problem.hpp"
#include "core/text/json.hpp"

namespace sg {
namespace {

std::string fault(const InputError& error) {
  Json json;
  json.begin_object().key("error").begin_object().key("code").text(text_of(error.code)).key("at").index(error.at);
  json.key("expected").text(error.expected).end_object().end_object();
  return json.take();
}

void write_entry(Json& json, const Family& family, const Alias* alias) {
  const Info& info = family.info;
  const bool named = alias && !alias->id.empty();
  json.begin_object().key("id").text(named ? alias->id : info.id).key("alias_of");
  json.text(named ? std::optional(info.id) : std::nullopt);
  json.key("rules").text(alias ? std::optional(alias->rules) : std::nullopt);
  json.key("board").text(text_of(info.board)).key("sample").text(alias ? alias->sample : info.sample);
  json.key("plays").begin_array();
  for (const Play play : plays_of(family)) json.text(text_of(play));
  json.end_array().key("source").text(alias ? alias->source : info.source).key("kind").text(text_of(info.kind));
  json.key("checked_to").index(info.checked_to).end_object();
}

Ranges ranges_of(std::vector<std::uint64_t> elements) {
  std::sort(elements.begin(), elements.end());
  Ranges ranges;
  for (const std::uint64_t e : elements) {
    if (!ranges.empty() && (e == ranges.back().second || e == ranges.back().second + 1))
      ranges.back().second = e;
    else
      ranges.emplace_back(e, e);
  }
  return ranges;
}

void write_ranges(Json& json, const Ranges& ranges) {
  json.begin_array();
  for (const auto& [from, to] : ranges) {
    if (from == to)
      json.number(from);
    else
      json.begin_array().number(from).number(to).end_array();
  }
  json.end_array();
}

/// Adds what can follow `prefix` in `touch` to `next`; true when the touch is the prefix.
bool follow(const Touch& touch, const Touch& prefix, bool unordered, std::vector<std::uint64_t>& next) {
  if (touch.size() < prefix.size()) return false;
  if (unordered) {
    if (!std::includes(touch.begin(), touch.end(), prefix.begin(), prefix.end())) return false;
    std::set_difference(touch.begin(), touch.end(), prefix.begin(), prefix.end(), std::back_inserter(next));
    return touch.size() == prefix.size();
  }
  if (!std::equal(prefix.begin(), prefix.end(), touch.begin())) return false;
  if (touch.size() == prefix.size()) return true;
  next.push_back(touch[prefix.size()]);
  return false;
}

constexpr std::size_t most_looked_through = 2'000'000;

/// Looks through the moves where the ruleset does not answer by itself.
Followers followers(const Component& component, const Touch& prefix) {
  const Game& game = *component.game;
  if (auto found = game.followers(*component.position, prefix)) return *found;
  Followers found;
  std::vector<std::uint64_t> elements;
  std::size_t seen = 0;
  const bool all = game.each_move(*component.position, [&](const Touch& touch) {
    found.done = follow(touch, prefix, game.unordered(), elements) || found.done;
    return ++seen < most_looked_through;
  });
  if (!all)
    throw InputError{ErrorCode::too_big, std::nullopt, "at most " + std::to_string(most_looked_through) + " moves"};
  found.next = ranges_of(std::move(elements));
  return found;
}

/// Which components of a position have a move.
std::vector<std::size_t> movable(const Component& c) {
  const auto parts = c.game->parts(c.position, Play::every);
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < parts.size(); ++place)
    if (!c.game->each_move(*parts[place], [](const Touch&) { return false; })) places.push_back(place);
  return places;
}

/// One legal touch in one component; under Play::every one in each that has a move.
bool is_move(const Sum& sum, Move& move, Play play) {
  std::set<std::pair<std::size_t, std::size_t>> touched;
  for (auto& [component, touch] : move) {
    const Component& c = sum[component];
    if (c.game->unordered()) std::sort(touch.begin(), touch.end());
    if (touch.empty() || !followers(c, touch).done) return false;
    if (!touched.insert({component, c.game->within(*c.position, touch).first}).second) return false;
  }
  if (play != Play::every) return true;
  std::size_t all = 0;
  for (const Component& c : sum) all += movable(c).size();
  return touched.size() == all && all > 0;
}

/// Under Play::every: the component that a touch is in, and all that must be moved, each as "of the sum.of its board".
void write_turn(Json& json, const Sum& sum, Touch touch) {
  const auto name = [](std::size_t component, std::size_t place) {
    return std::to_string(component) + '.' + std::to_string(place);
  };
  json.key("turn").begin_object().key("place");
  const bool none = touch.size() < (sum.size() > 1 ? 2 : 1);
  if (none) {
    json.null();
  } else {
    const std::size_t component = take_component(sum, touch);
    json.text(name(component, sum[component].game->within(*sum[component].position, touch).first));
  }
  json.key("movable").begin_array();
  for (std::size_t c = 0; c < sum.size(); ++c)
    for (const std::size_t place : movable(sum[c])) json.text(name(c, place));
  json.end_array().end_object();
}

}  // namespace

std::string guarded(const std::function<std::string()>& request) {
  try {
    return request();
  } catch (const InputError& error) {
    return fault(error);
  } catch (const std::exception&) {
    // What the standard library throws here is a want of memory: bad_alloc, or length_error from a vector.
    return fault({ErrorCode::too_big, std::nullopt, "less than the memory there is"});
  }
}

std::string catalog() {
  Json json;
  json.begin_object().key("games").begin_array();
  for (const Family& family : families()) {
    if (!family.parametrised) write_entry(json, family, nullptr);
    for (const Alias& alias : family.info.aliases) write_entry(json, family, &alias);
  }
  json.end_array().key("problems").begin_array();
  for (const Problem& problem : problems()) {
    json.begin_object().key("ids").begin_array();
    for (const std::string_view id : problem.ids) json.text(id);
    json.end_array().key("input").text(problem.input).key("output").text(problem.output).end_object();
  }
  json.end_array().end_object();
  return json.take();
}

std::string glossed(std::string_view game) {
  const GamePtr found = read_game(game);
  Json json;
  json.begin_object().key("game").text(found->name()).key("rules").text(found->rules()).key("gloss").begin_array();
  for (const Sign& sign : found->gloss()) sign.write(json);
  return json.end_array().end_object().take();
}

std::string touchable(Analysis& analysis, std::string_view prefix_text) {
  const Sum& sum = analysis.solved_sum().sum();
  const Touch whole = read_touch(prefix_text);
  const std::vector<Placed> winners = analysis.winning_touches();
  std::vector<std::uint64_t> winning;
  Followers found;
  std::string_view asks = "component";
  const bool finished = analysis.solved_sum().finished(sum);
  if (sum.size() > 1 && whole.empty()) {
    for (std::size_t i = 0; i < sum.size() && !finished; ++i)
      if (!followers(sum[i], {}).next.empty()) found.next.emplace_back(i, i);
    for (const auto& [component, touch] : winners) winning.push_back(component);
  } else {
    Touch prefix = whole;
    const std::size_t component = take_component(sum, prefix);
    const Game& game = *sum[component].game;
    if (game.unordered()) std::sort(prefix.begin(), prefix.end());
    if (!finished) found = followers(sum[component], prefix);
    asks = game.asks(prefix);
    for (const auto& [where, touch] : winners)
      if (where == component) follow(touch, prefix, game.unordered(), winning);
  }
  Json json;
  json.begin_object().key("done").boolean(found.done).key("asks").text(asks).key("next");
  write_ranges(json, found.next);
  json.key("winning");
  if (analysis.solved() || analysis.winning_moves().count)
    write_ranges(json, ranges_of(std::move(winning)));
  else
    json.null();
  if (analysis.solved_sum().play() == Play::every) write_turn(json, sum, whole);
  json.end_object();
  return json.take();
}

std::string touchable(std::string_view address, std::string_view prefix, std::string_view play) {
  constexpr std::uint64_t budget = 2'000;
  Analysis analysis(address, play, Listing::winning, budget);
  analysis.advance(budget);
  return touchable(analysis, prefix);
}

std::string played(std::string_view address, std::string_view touch_text, std::string_view play) {
  const Sum sum = read_address(address);
  const Play convention = read_play(play, sum);
  Move move = unflat(sum, read_touch(touch_text), convention);
  if (SolvedSum(sum, convention).finished(sum) || !is_move(sum, move, convention))
    throw InputError{ErrorCode::bad_request, std::nullopt, "a legal move"};
  Json json;
  json.begin_object().key("address").text(address_of(after(sum, move, convention))).end_object();
  return json.take();
}

std::string signature() {
  constexpr std::uint64_t most_signed = 2000;  // of each sample: sanitizers are to be done with it in a minute
  std::uint64_t hash = 0xCBF29CE484222325u;    // FNV-1a
  const auto add = [&](std::string_view text) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  };
  for (const Family& family : families())
    for (const GamePtr& game : family.samples()) {
      Evaluator evaluator(*game, Play::normal, Evaluator::Alone::yes);
      std::uint64_t count = 0;
      game->each_small(family.info.checked_to, [&](const PositionPtr& position) {
        if (count++ >= most_signed) return;
        std::uint64_t budget = 10'000'000;
        evaluator.start(position);
        evaluator.advance(budget);
        const Verdict verdict = evaluator.verdict(position);
        const auto& value = verdict.value;
        add(game->name() + ':' + position->text() + '=');
        add(!value ? "?" : value->is_nimber() ? std::to_string(value->nimber()) : value->is_loony() ? "loony" : "over");
        add(!verdict.wins ? " ?\n" : *verdict.wins ? " N\n" : " P\n");
      });
    }
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (int shift = 60; shift >= 0; shift -= 4) out += digits[(hash >> shift) & 15];
  return out;
}

}  // namespace sg
