// Staircase Nim.
// Rules    take any number of coins, at least one, from one step and put them on the step below; from the first step
//          they leave the stairs.
// Theorem  theory/pieces/staircase.hpp: only the odd steps count.
// Source   Sprague 1937; ferguson
#include "boards/strips/stairs.hpp"
#include "core/game/register.hpp"
#include "theory/pieces/staircase.hpp"

namespace sg {
namespace {

struct StaircaseNim : StaircaseGame<StaircaseNim, Stairs> {
  using Position = Stairs;
  static constexpr Info info{
      .id = "staircase-nim", .board = BoardKind::stairs, .sample = "2,0,5", .source = "sprague1937", .checked_to = 29};

  bool each_move(const Stairs& p, auto&& visit) const {
    for (std::size_t s = 0; s < p.size(); ++s)
      for (std::uint64_t left = 0; left < p[s]; ++left)
        if (!visit(Touch{s, left})) return false;
    return true;
  }
  Stairs after(const Stairs& p, const Touch& touch) const { return p.after(touch); }
  Followers followers(const Stairs& p, const Touch& prefix) const {
    return followers_among(p.size(), prefix, [&](std::size_t s) {
      return p[s] > 0 ? Ranges{{0, p[s] - 1}} : Ranges{};
    });
  }

  static std::vector<Step> steps(const Stairs& p) {
    std::vector<Step> steps;
    for (std::size_t s = 0; s < p.size(); ++s) steps.push_back({.coins = p[s], .piece = s});
    return steps;
  }
  static Touch touch(const Step& step, std::uint64_t take) { return {step.piece, step.coins - take}; }

  static constexpr ReasonKey why_key = ReasonKey::odd_steps;
  static std::string name(const Stairs&, const Step& step) { return std::to_string(step.piece + 1); }
  static void mark(const Step& step, std::vector<std::uint64_t>& marks) { marks.push_back(step.piece); }
};

const Register<StaircaseNim> staircase_nim;

}  // namespace
}  // namespace sg
