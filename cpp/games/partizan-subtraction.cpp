// Partizan subtraction games.
// Rules    each player takes from one heap a number of their own set.
// Theorem  heaps add.
// Source   Fraenkel and Kotzig 1987
#include <algorithm>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

/// Subtraction sets, Left's first: "1,3;2,3".
struct PartizanSubtraction {
  using Position = Heaps;
  static constexpr std::string_view rules_format = "two-sets";
  static constexpr Alias listed[] = {{"", "1,3;2,3", "2,3,4", "fraenkel1987"}};
  static constexpr Info info{.id = "partizan-subtraction",
                             .board = BoardKind::heaps,
                             .sample = "2,3,4",
                             .source = "fraenkel1987",
                             .checked_to = 11,
                             .misere = false,
                             .game_class = GameClass::partizan,
                             .aliases = listed};
  std::vector<std::uint64_t> left, right;  // ascending

  static PartizanSubtraction read_rules(Reader& reader) {
    PartizanSubtraction game;
    game.left = read_set(reader);
    reader.expect(';', Expected::semicolon);
    game.right = read_set(reader);
    return game;
  }
  std::string rules() const { return text_of(left) + ';' + text_of(right); }
  static constexpr std::string_view samples[] = {"1,3;2,3", "1,2;1,3", "1,4;2,5", "2;1,2,3"};

  bool each_move(const Heaps& heaps, Player player, auto&& visit) const {
    for (std::size_t i = 0; i < heaps.size(); ++i)
      for (const std::uint64_t take : player == Player::left ? left : right)
        if (take <= heaps[i] && !visit(Touch{i, heaps[i] - take})) return false;
    return true;
  }
  Heaps after(const Heaps& heaps, const Touch& touch, Player) const { return heaps.after(touch); }
  std::vector<Heaps> split(const Heaps& heaps) const { return heaps.each(); }

 private:
  static constexpr std::size_t most = 64;

  static std::vector<std::uint64_t> read_set(Reader& reader) {
    std::vector<std::uint64_t> set;
    do {
      const std::size_t start = reader.at();
      const std::uint64_t take = reader.number(Expected::number);
      if (take == 0) reader.fail_at(start, Expected::at_least_1);
      if (set.size() == most) reader.too_big(start, Expected::most_numbers, most);
      set.push_back(take);
    } while (reader.eat(','));
    std::sort(set.begin(), set.end());
    set.erase(std::unique(set.begin(), set.end()), set.end());
    return set;
  }
  static std::string text_of(const std::vector<std::uint64_t>& set) {
    std::string out;
    for (const std::uint64_t take : set) out += (out.empty() ? "" : ",") + std::to_string(take);
    return out;
  }
};

const Register<PartizanSubtraction> partizan_subtraction;

}  // namespace
}  // namespace sg
