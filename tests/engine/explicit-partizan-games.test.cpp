// Explicit partizan games: an explicit copy of a game equals the game, and errors in them.
#include <unordered_map>

#include "catch.hpp"
#include "core/text/reader.hpp"
#include "effort.hpp"
#include "request/address/address.hpp"
#include "solve/explicit/explicit-states.hpp"
#include "solve/partizan/position-values.hpp"

namespace sg::explicit_partizan {
namespace {

std::shared_ptr<const ExplicitStates> read(const std::string& text) {
  Meter meter(Meter::unlimited);
  return ExplicitStates::read("copy", text, meter);
}

std::string refused(const std::string& text) {
  try {
    read(text);
    return "";
  } catch (const InputError& error) {
    return error.expected.text();
  }
}

/// Copy of a game as lines of text, one for each follower of a position. With `parts`, an option with several parts is
/// a sum.
class Copy {
 public:
  Copy(const GamePtr& game, const PositionPtr& p, bool parts) : game_(game), parts_(parts) { number_of(p); }

  /// Returns the lines of the copy; nullopt if there are more states than `most`.
  std::optional<std::string> text(std::size_t most) {
    std::string out;
    for (std::size_t i = 0; i < states_.size(); ++i) {
      if (states_.size() > most) return std::nullopt;
      out += "s" + std::to_string(i) + '\t';
      const PositionPtr p = states_[i];
      for (const Player player : players) {
        const PositionPtr mine = moved_by({{game_, p}}, player)[0].position;
        Meter meter(Meter::unlimited);
        game_->each_move(*mine, meter, [&](const Touch& touch) {
          out += sum_of(game_->after(*mine, touch, Play::normal)) + ' ';
          return true;
        });
        if (player == Player::left) out += "| ";
      }
      out += '\n';
    }
    return out;
  }

 private:
  std::string sum_of(const PositionPtr& p) {
    if (!parts_) return std::to_string(number_of(p));
    std::string out;
    for (const PositionPtr& part : game_->parts(p, Play::normal))
      (out += out.empty() ? "" : "+") += std::to_string(number_of(part));
    return out.empty() ? "-" : out;
  }
  std::size_t number_of(const PositionPtr& p) {
    const PositionPtr left = moved_by({{game_, p}}, Player::left)[0].position;
    const auto [place, is_new] = numbers_.try_emplace(left->key(), states_.size());
    if (is_new) states_.push_back(left);
    return place->second;
  }

  GamePtr game_;
  bool parts_;
  std::vector<PositionPtr> states_;
  std::unordered_map<std::string, std::size_t> numbers_;
};

partizan::Form value_of(PositionValues& values, const Component& component) {
  Meter meter(Meter::unlimited);
  REQUIRE(values.advance({component}, meter) == Progress::done);
  return *values.value(component);
}

}  // namespace

TEST_CASE("a told copy of a partizan game has its values") {
  const std::size_t most = extent<std::size_t>(3000, 400, 60);
  unsigned copies = 0, sums = 0;
  for (const Family& family : families()) {
    if (family.info.game_class != GameClass::partizan) continue;
    for (const GamePtr& game : samples_of(family)) {
      std::vector<PositionPtr> all;
      game->each_small(family.info.checked_to, [&](const PositionPtr& p) {
        if (game->left_moves(*p)) all.push_back(p);
      });
      // The largest that are small enough, all different.
      unsigned own = 0;
      for (std::size_t i = all.size(); i > 0 && own < 4; i -= std::min<std::size_t>(i, 1 + all.size() / 23))
        for (const bool parts : {false, true}) {
          const auto text = Copy(game, all[i - 1], parts).text(most);
          if (!text) break;
          const auto told = read(*text);
          if (!told->is_partizan()) break;  // nobody can move
          ExplicitStates::keep(told);
          partizan::Forms forms;
          PositionValues known(forms), copied(forms);
          const Component played{game, all[i - 1]};
          INFO(played.address() << (parts ? " in parts" : " as a whole"));
          REQUIRE(value_of(known, played) == value_of(copied, read_address("partizan-explored(copy):0")[0]));
          ++(parts ? sums : copies);
          if (parts) ++own;
        }
    }
  }
  CHECK(copies > 60);
  CHECK(sums > 60);
}

TEST_CASE("what players can do is told apart by a bar") {
  const auto told = read("a\t1 1 2 | 2 1+2 2\nb\t| 2\nc\t\n");
  REQUIRE(told->is_partizan());
  const auto options = told->options(0);
  CHECK(std::vector<ExplicitStates::State>(options.begin(), options.end()) ==
        std::vector<ExplicitStates::State>{1, 2, 2, 3});
  CHECK(told->count_lefts(0) == 2);
  CHECK(told->count_lefts(1) == 0);
  CHECK(told->count_lefts(2) == 0);
  CHECK(told->count_lefts(3) == 0);
  CHECK(told->game() == "partizan-explored(copy)");
  CHECK(read("a\t1|\nb\t\n")->is_partizan());
  CHECK(!read("a|b\t1\nb\t\n")->is_partizan());
}

TEST_CASE("what is told of two players is refused with its line, or with its cycle") {
  const std::string players = "Left's options, | and Right's in line ", players_end = ", as elsewhere";
  CHECK(refused("a\t1 | 1\nb\t2\nc\t\n") == players + "2" + players_end);
  CHECK(refused("a\t1\nb\t2 |\nc\t\n") == players + "1" + players_end);
  const std::string number = "a number of a line, counted from 0, or a sum as in 1+2, in line ";
  CHECK(refused("a\t1 | 1 | 1\nb\t\n") == number + "1");
  CHECK(refused("a\t1 | 2\nb\t\n") == number + "1");
  CHECK(refused("a\t=1 | 1\nb\t\n") == number + "1");
  // Left alone, Right alone, both in turn.
  CHECK(refused("a\t1 |\nb\t0 |\n") == "no cycle: a -> b -> a");
  CHECK(refused("a\t| 0\n") == "no cycle: a -> a");
  CHECK(refused("a\t1 |\nb\t| 0+2\nc\t|\n") == "no cycle: a -> b -> a + c -> a");
}

TEST_CASE("a told game is read as that as which it was told") {
  ExplicitStates::keep(read("a\t1 |\nb\t\n"));
  const auto expected = [](const std::string& address) {
    try {
      read_address(address);
      return std::string();
    } catch (const InputError& error) {
      return error.expected.text();
    }
  };
  CHECK(expected("partizan-explored(copy):0").empty());
  CHECK(expected("explored(copy):0") == "partizan-explored(copy), as the game was told");
  CHECK(expected("partizan-explored(example):0") == "explored(example), as the game was told");
  CHECK(expected("partizan-explored(nobodys):0") == "a game that was told: nobodys");
}

}  // namespace sg::explicit_partizan
