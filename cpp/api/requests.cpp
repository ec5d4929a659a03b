#include "api/requests.hpp"

#include <algorithm>
#include <new>

namespace sg {
namespace {

std::string fault(const InputError& error) {
  Json json;
  json.begin_object().key("error").begin_object().key("code").text(error.code).key("at");
  if (error.at)
    json.index(*error.at);
  else
    json.null();
  json.key("expected").text(error.expected).end_object().end_object();
  return json.take();
}

void write_entry(Json& json, const Info& info, const Alias* alias) {
  const bool named = alias && !alias->id.empty();
  json.begin_object().key("id").text(named ? alias->id : info.id).key("alias_of");
  if (named)
    json.text(info.id);
  else
    json.null();
  json.key("rules");
  if (alias)
    json.text(alias->rules);
  else
    json.null();
  json.key("board").text(info.board).key("sample").text(alias ? alias->sample : info.sample);
  json.key("plays").begin_array().text("normal");
  if (info.misere) json.text("misere");
  json.end_array().key("source").text(alias ? alias->source : info.source).key("kind").text(info.kind).end_object();
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
  if (auto found = game.followers(*component.board, prefix)) return *found;
  Followers found;
  std::vector<std::uint64_t> elements;
  std::size_t seen = 0;
  const bool all = game.each_move(*component.board, [&](const Touch& touch) {
    found.done = follow(touch, prefix, game.unordered(), elements) || found.done;
    return ++seen < most_looked_through;
  });
  if (!all) throw InputError{"too-big", std::nullopt, "at most " + std::to_string(most_looked_through) + " moves"};
  found.next = ranges_of(std::move(elements));
  return found;
}

bool is_move(const Component& component, const Touch& touch) {
  if (component.game->over(*component.board)) return false;
  return !touch.empty() && followers(component, touch).done;
}

}  // namespace

std::string guarded(const std::function<std::string()>& request) {
  try {
    return request();
  } catch (const InputError& error) {
    return fault(error);
  } catch (const std::exception&) {
    // What the standard library throws here is a want of memory: bad_alloc, or length_error from a vector.
    return fault({"too-big", std::nullopt, "less than the memory there is"});
  }
}

std::string catalog() {
  Json json;
  json.begin_object().key("games").begin_array();
  for (const Family& family : families()) {
    if (!family.parametrised) write_entry(json, family.info, nullptr);
    for (const Alias& alias : family.info.aliases) write_entry(json, family.info, &alias);
  }
  json.end_array().end_object();
  return json.take();
}

std::string touchable(Analysis& analysis, std::string_view prefix_text) {
  const Sum& sum = analysis.solved_sum().sum();
  const Touch whole = read_touch(prefix_text);
  const auto& winners = analysis.winning_moves().listed;
  std::vector<std::uint64_t> winning;
  Followers found;
  std::string_view asks = "component";
  if (sum.size() > 1 && whole.empty()) {
    for (std::size_t i = 0; i < sum.size(); ++i)
      if (!followers(sum[i], {}).next.empty()) found.next.emplace_back(i, i);
    for (const auto& [component, touch] : winners) winning.push_back(component);
  } else {
    Touch prefix = whole;
    const std::size_t component = take_component(sum, prefix);
    const Game& game = *sum[component].game;
    if (game.unordered()) std::sort(prefix.begin(), prefix.end());
    found = followers(sum[component], prefix);
    asks = game.asks(prefix);
    for (const auto& [where, touch] : winners)
      if (where == component) follow(touch, prefix, game.unordered(), winning);
  }
  Json json;
  json.begin_object().key("done").boolean(found.done).key("asks").text(asks).key("next");
  write_ranges(json, found.next);
  json.key("winning");
  if (analysis.solved())
    write_ranges(json, ranges_of(std::move(winning)));
  else
    json.null();
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
  read_play(play, sum);
  Touch touch = read_touch(touch_text);
  const std::size_t i = take_component(sum, touch);
  if (sum[i].game->unordered()) std::sort(touch.begin(), touch.end());
  if (JointRules{}.over(sum) || !is_move(sum[i], touch)) throw InputError{"bad-request", std::nullopt, "a legal move"};
  Json json;
  json.begin_object().key("address").text(address_of(replaced(sum, i, sum[i].game->after(*sum[i].board, touch))));
  json.end_object();
  return json.take();
}

std::string signature() {
  std::uint64_t hash = 0xCBF29CE484222325u;  // FNV-1a
  const auto add = [&](std::string_view text) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  };
  for (const Family& family : families())
    for (const GamePtr& game : family.samples()) {
      const auto evaluator = game->evaluator(Play::normal);
      game->each_small(family.info.checked_to, [&](const BoardPtr& board) {
        std::uint64_t budget = 10'000'000;
        evaluator->start(*board);
        evaluator->advance(budget);
        const auto value = evaluator->verdict(*board).value;
        add(game->name() + ':' + board->text() + '=');
        add(!value ? "?" : value->is_nimber() ? std::to_string(value->nimber()) : value->is_loony() ? "loony" : "over");
        add("\n");
      });
    }
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (int shift = 60; shift >= 0; shift -= 4) out += digits[(hash >> shift) & 15];
  return out;
}

}  // namespace sg
