#include "request/input/named-games.hpp"

#include <algorithm>
#include <limits>

#include "core/game/game.hpp"
#include "core/game/small-sort.hpp"
#include "request/input/typed-text.hpp"
#include "request/input/typos.hpp"

namespace sg {
namespace {

/// Names of a game, separated by bars: in each language, then other spellings.
struct NameRow {
  std::string_view game, names, others;
};
constexpr NameRow name_rows[] = {
#define SG_GAME(game, names, others) {game, names, others},
#define SG_MISSING(names, near)
#include "request/input/names.def"
#undef SG_GAME
#undef SG_MISSING
};

/// Names of a game by language, "en=Go|Weiqi;zh=围棋", and ids of games.
struct MissingRow {
  std::string_view names, near;
};
constexpr MissingRow missing_rows[] = {
#define SG_GAME(game, names, others)
#define SG_MISSING(names, near) {names, near},
#include "request/input/names.def"
#undef SG_GAME
#undef SG_MISSING
};

constexpr unsigned rank_of_id = 0, rank_of_name = 2, rank_of_other = 4;  // one more for a spelling derived from it
constexpr std::size_t most_near = 3;

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

void add_keys(NamedGame& game, std::string_view names, unsigned rank) {
  for (const std::string_view name : parts_of(names, '|')) {
    unsigned own = rank;
    for (std::string& key : name_keys(plain_text(name))) {
      const auto is_same = [&](const NameKey& other) { return other.text == key && other.rank <= own; };
      if (std::none_of(game.keys.begin(), game.keys.end(), is_same)) game.keys.push_back({std::move(key), own});
      own = rank + 1;
    }
  }
}

NamedGame entry_of(const Family& family, const Alias* alias) {
  const bool has_id = alias && !alias->id.empty();
  NamedGame own{.game = std::string(has_id ? alias->id : family.info.id),
                .id = has_id ? alias->id : family.info.id,
                .rules = alias ? alias->rules : std::string_view(),
                .family = family.parametrised ? family.info.id : std::string_view(),
                .is_alias = has_id,
                .sample = alias ? alias->sample : family.info.sample,
                .keys = {}};
  if (alias && !has_id) own.game.append("(").append(alias->rules).append(")");
  add_keys(own, own.id, rank_of_id);
  return own;
}

std::vector<NamedGame> all_named() {
  std::vector<NamedGame> all;
  for (const Family& family : families()) {
    if (!family.parametrised) all.push_back(entry_of(family, nullptr));
    for (const Alias& alias : family.info.aliases) all.push_back(entry_of(family, &alias));
  }
  // A family with rules of which every game has a name of its own can be named too, with the rules of the last.
  for (const Family& family : families()) {
    if (!family.parametrised || family.info.aliases.empty()) continue;
    const auto has_own_name = [](const Alias& alias) { return !alias.id.empty(); };
    if (!std::all_of(family.info.aliases.begin(), family.info.aliases.end(), has_own_name)) continue;
    Alias own = family.info.aliases.back();
    own.id = {};
    all.push_back(entry_of(family, &own));
  }
  for (const NameRow& row : name_rows) {
    const auto own = std::find_if(all.begin(), all.end(), [&](const NamedGame& one) { return one.game == row.game; });
    if (own == all.end()) continue;
    add_keys(*own, row.names, rank_of_name);
    add_keys(*own, row.others, rank_of_other);
  }
  return all;
}

std::vector<MissingGame> all_missing() {
  std::vector<MissingGame> all;
  for (const MissingRow& row : missing_rows) {
    MissingGame own{{}, {}, parts_of(row.near, ',')};
    for (const std::string_view in_language : parts_of(row.names, ';')) {
      const std::size_t sign = in_language.find('=');
      const auto names = parts_of(in_language.substr(sign + 1), '|');
      own.names.emplace_back(in_language.substr(0, sign), names[0]);
      for (const std::string_view name : names)
        for (std::string& key : name_keys(plain_text(name))) own.keys.push_back(std::move(key));
    }
    all.push_back(std::move(own));
  }
  return all;
}

constexpr unsigned never = std::numeric_limits<unsigned>::max();

unsigned rank_in(const NamedGame& game, std::string_view key) {
  unsigned rank = never;
  for (const NameKey& own : game.keys)
    if (own.text == key) rank = std::min(rank, own.rank);
  return rank;
}

/// Returns how far a name is from a misspelt one, in twentieths of an error; equally near names are ordered by rank.
unsigned distance(const NamedGame& game, std::string_view key) {
  unsigned least = never;
  for (const NameKey& own : game.keys) {
    auto typos = typos_between(key, own.text);
    // The beginning of a name is as far as one error more.
    if (!typos && key.size() > 1 && own.text.starts_with(key)) typos = 1;
    if (!typos)
      if (const auto beginning = typos_in_beginning(key, own.text)) typos = *beginning + 1;
    if (typos) least = std::min(least, static_cast<unsigned>(*typos) * 20 + own.rank);
  }
  return least;
}

}  // namespace

const std::vector<NamedGame>& named_games() {
  static const std::vector<NamedGame> all = all_named();
  return all;
}

const NamedGame* named_game(std::string_view id) {
  const auto found =
      std::find_if(named_games().begin(), named_games().end(), [&](const NamedGame& game) { return game.id == id; });
  return found == named_games().end() ? nullptr : &*found;
}

std::vector<const NamedGame*> games_by_name(std::string_view name) {
  for (const std::string& key : name_keys(name)) {
    unsigned least = never;
    std::vector<const NamedGame*> found;
    for (const NamedGame& game : named_games()) {
      const unsigned rank = rank_in(game, key);
      if (rank < least) found.clear();
      least = std::min(least, rank);
      if (rank == least && rank != never) found.push_back(&game);
    }
    // An id with several rules means its first game.
    if (!found.empty() && least < rank_of_name) found.resize(1);
    if (!found.empty()) return found;
  }
  return {};
}

std::vector<const NamedGame*> games_near(std::string_view name) {
  const auto keys = name_keys(name);
  if (keys.empty()) return {};
  std::vector<std::pair<unsigned, const NamedGame*>> near;
  for (const NamedGame& game : named_games())
    if (const unsigned far = distance(game, keys[0]); far != never) near.emplace_back(far, &game);
  put_in_order(near);  // equally near ones in the order of the catalogue
  std::vector<const NamedGame*> found;
  for (const auto& [far, game] : near)
    if (found.size() < most_near) found.push_back(game);
  return found;
}

const MissingGame* missing_game(std::string_view name, bool is_tolerant) {
  static const std::vector<MissingGame> all = all_missing();
  const auto keys = name_keys(name);
  if (keys.empty()) return nullptr;
  const auto first = [&](auto&& is_meant) -> const MissingGame* {
    for (const MissingGame& game : all)
      if (std::any_of(game.keys.begin(), game.keys.end(), is_meant)) return &game;
    return nullptr;
  };
  const MissingGame* const exact = first([&](const std::string& key) { return key == keys[0]; });
  if (exact || !is_tolerant) return exact;
  return first([&](const std::string& key) { return typos_between(keys[0], key).has_value(); });
}

}  // namespace sg
