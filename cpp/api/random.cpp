#include "api/random.hpp"

#include "api/address.hpp"

namespace sg {
namespace {

/// FNV-1a over the bytes, then the finaliser of SplitMix64: the standard library's distributions differ from one library to the next.
std::uint64_t number_of(std::string_view word) {
  std::uint64_t x = 0xcbf29ce484222325;
  for (const char c : word) x = (x ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

}  // namespace

std::string random_position(std::string_view name, std::uint64_t size, std::string_view seed) {
  const GamePtr game = read_game(name);
  if (size > game->info().checked_to)
    throw InputError{"bad-request", std::nullopt, "a size up to " + std::to_string(game->info().checked_to)};
  // Gone through twice, so that none of them need be kept.
  std::uint64_t count = 0, wanted = 0;
  BoardPtr found;
  const auto go_through = [&](const auto& visit) {
    count = 0;
    game->each_small(static_cast<unsigned>(size), [&](const BoardPtr& board) {
      if (game->over(*board) || game->each_move(*board, [](const Touch&) { return false; })) return;
      visit(board);
      ++count;
    });
  };
  go_through([](const BoardPtr&) {});
  if (count == 0) throw InputError{"bad-request", std::nullopt, "a size with a position that has a move"};
  wanted = number_of(seed) % count;
  go_through([&](const BoardPtr& board) {
    if (count == wanted) found = board;
  });
  Json json;
  return json.begin_object().key("address").text(Component{game, found}.address()).end_object().take();
}

}  // namespace sg
