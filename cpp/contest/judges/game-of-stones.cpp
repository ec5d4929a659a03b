// Codeforces 768E "Game of Stones": Sam, who asks, moves second.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

const Judge cf_768e({.ids = {"cf-768e"},
                     .input = "1\n5\n",
                     .output = "NO\n",
                     .solve = once(heaps("game-of-stones"), winner("NO", "YES"))});

}  // namespace
}  // namespace sg
