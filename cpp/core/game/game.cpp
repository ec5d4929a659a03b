#include "core/game/game.hpp"

#include <atomic>
#include <utility>

#include "core/game/registry.hpp"

namespace sg {
namespace {

std::vector<Family>& mutable_families() {
  static std::vector<Family> all;
  return all;
}

bool unknown_game_asked = false;
std::atomic<std::uint64_t> games_made = 0;

}  // namespace

Game::Game() : ordinal_(games_made++) {}

std::string Game::name() const {
  if (!takes_rules()) return std::string(info().id);
  const std::string own = rules();
  for (const Alias& alias : info().aliases)
    if (!alias.id.empty() && alias.rules == own) return std::string(alias.id);
  return std::string(info().id) + "(" + own + ")";
}

const std::vector<Family>& families() { return mutable_families(); }

void enrol(const Family& family) {
  enrol_in(mutable_families(), family, [](const Family& f) { return f.info.id; });
}

bool Game::has_move(const Position& position) const {
  Meter meter(Meter::unlimited);
  return !each_move(position, meter, [](const Touch&) { return false; });
}

std::optional<Named> find_game(std::string_view id) {
  if (id.empty()) return std::nullopt;
  for (const Family& family : families()) {
    if (family.info.id == id) return Named{&family, nullptr};
    for (const Alias& alias : family.info.aliases)
      if (alias.id == id) return Named{&family, &alias};
  }
  unknown_game_asked = true;
  return std::nullopt;
}

bool take_unknown_game_flag() { return std::exchange(unknown_game_asked, false); }

GamePtr make_game(const Named& named, Reader* rules) {
  if (named.alias) {
    Reader fixed(named.alias->rules, 0, named.alias->rules.size(), ErrorCode::bad_rules);
    return named.family->make(fixed);
  }
  if (rules) return named.family->make(*rules);
  Reader none("", 0, 0, ErrorCode::bad_rules);
  return named.family->make(none);
}

std::vector<std::string> copied(std::span<const std::string_view> texts) { return {texts.begin(), texts.end()}; }

std::vector<GamePtr> samples_of(const Family& family) {
  std::vector<std::string> texts = family.samples();
  if (!family.parametrised) texts.emplace_back();
  std::vector<GamePtr> games;
  for (const std::string& text : texts) {
    Reader rules(text, 0, text.size(), ErrorCode::bad_rules);
    games.push_back(family.make(rules));
  }
  return games;
}

}  // namespace sg
