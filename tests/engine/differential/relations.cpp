#include "relations.hpp"

#include <map>

#include "pool.hpp"
#include "request/address/address.hpp"
#include "request/analysis/analysis.hpp"

namespace sg::differential {
namespace {

std::string under(Play play) { return " under " + std::string(text_of(play)); }

// Moves.

/// The winning moves are exactly those after which a new engine, which reads the position's address, calls it lost. So
/// a won position has a winning move, and from a lost one every move leads to a won one.
void moves(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  constexpr std::size_t most = 200;
  for (const std::uint64_t end = tally.cases + count; tally.cases < end;) {
    const Sum sum = pool.sum(random, 1 + random.below(2));
    const Play play = some_play(sum, random);
    SolvedSum solved(sum, play);
    const Verdict verdict = said(solved, sum);
    if (!verdict.wins) {
      ++tally.silent;
      continue;
    }
    Meter meter(Meter::unlimited);
    std::vector<Touch> winning, all;
    solved.each_move(sum, meter, [&](const Move& move) {
      all.push_back(flat(sum, move, play));
      return all.size() <= most;
    });
    if (all.size() > most) continue;
    solved.each_winning(sum, Unsettled::settle, meter, [&](const Move& move) {
      winning.push_back(flat(sum, move, play));
      return true;
    });
    const std::string address = address_of(sum);
    const bool stopped = solved.finished(sum);
    SolvedSum afresh(read_address(address), play);
    tally.demand(stopped || all.empty() || verdict.wins == !winning.empty(),
                 [&] { return "whether a move wins in " + address + under(play); });
    for (const Touch& touch : all) {
      const std::string then = address_of(after(sum, unflat(sum, touch, play), play));
      const bool wins = std::find(winning.begin(), winning.end(), touch) != winning.end();
      const auto answered = said(afresh, read_address(then)).wins;
      if (!answered) {
        ++tally.silent;
        continue;
      }
      tally.demand(answered == !wins, [&] { return then + " after " + address + under(play); });
      ++tally.by_address;
    }
  }
}

// Texts.

/// A printed position reads back as it was, with the same key; so does each position one move later.
void texts(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::all, random);
  const auto check = [&](const Sum& sum) {
    const std::string address = address_of(sum);
    const Sum read = read_address(address);
    bool same = address_of(read) == address && read.size() == sum.size();
    for (std::size_t i = 0; same && i < sum.size(); ++i)
      same = read[i].game->name() == sum[i].game->name() && read[i].position->key() == sum[i].position->key();
    tally.demand(same, [&] { return "to read " + address + " back"; });
    ++tally.by_address;
  };
  for (const std::uint64_t end = tally.cases + count; tally.cases < end;) {
    const Sum sum = random.of(pool.of_one());
    check(sum);
    const Component& c = sum[0];
    Meter meter(Meter::unlimited);
    std::vector<Touch> touches;
    c.game->each_move(*c.position, meter, [&](const Touch& touch) {
      touches.push_back(touch);
      return touches.size() < 50;
    });
    if (touches.empty()) continue;
    const PositionPtr next = c.game->after(*c.position, random.of(touches), Play::normal);
    check({{c.game, next}});
  }
}

// Work.

/// A new engine, one that has answered many queries, and one that works in slices with pauses in between give the same
/// answer.
void orders(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  // Shared by all cases, separately for one component and for several: a single position may be searched as a whole.
  std::map<std::pair<Play, std::size_t>, SolvedSum> kept;
  for (unsigned i = 0; i < count; ++i) {
    const Sum sum = pool.sum(random, 1 + random.below(2));
    const Play play = some_play(sum, random);
    const Verdict afresh = said_afresh(address_of(sum), play);
    if (!afresh.wins) {
      ++tally.silent;
      continue;
    }
    const auto known = kept.try_emplace({play, sum.size()}, sum, play).first;
    tally.demand(agree(afresh, said(known->second, sum)),
                 [&] { return address_of(sum) + under(play) + " after others"; });
    SolvedSum sliced(read_address(address_of(sum)), play);
    bool paused = false;
    Meter meter(Meter::unlimited, [&] { return (paused = !paused) ? Meter::Signal::pause : Meter::Signal::go_on; });
    while (sliced.advance(meter) == Progress::working) meter.resume();
    tally.demand(agree(afresh, sliced.verdict(sliced.sum())),
                 [&] { return address_of(sum) + under(play) + " in slices"; });
    ++tally.by_address;
  }
}

/// An answer within a small budget is also the answer within every greater one.
void budgets(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  for (unsigned i = 0; i < count; ++i) {
    const std::string address = address_of(pool.sum(random, 1 + random.below(2)));
    const Play play = some_play(read_address(address), random);
    const Verdict whole = said_afresh(address, play);
    if (!whole.wins) {
      ++tally.silent;
      continue;
    }
    const std::uint64_t steps = std::uint64_t{1} << random.below(14);
    SolvedSum hurried(read_address(address), play);
    Meter meter(steps);
    const bool done = hurried.advance(meter) == Progress::done;
    const Verdict early = hurried.verdict(hurried.sum());
    const bool same =
        (!early.wins || early.wins == whole.wins) && (!early.of<Mex>() || early.of<Mex>() == whole.of<Mex>());
    tally.demand(same && (!done || early.wins), [&] { return address + under(play) + " in " + std::to_string(steps); });
    ++tally.by_address;
  }
}

// Play to the end.

/// A won position is played with the engine's winning moves, chosen at random, against any moves: it must not be lost.
void games(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  for (unsigned i = 0; i < count;) {
    const Sum start = pool.sum(random, 1 + random.below(2));
    const Play play = some_play(start, random);
    SolvedSum solved(start, play);
    if (said(solved, start).wins != true) continue;
    Sum sum = start;
    bool engine_moves = true, missed = false;
    while (true) {
      std::vector<Move> choice;
      const auto gather = [&](const Move& move) {
        choice.push_back(move);
        return choice.size() < 64;
      };
      Meter meter(Meter::unlimited);
      solved.each_move(sum, meter, gather);
      if (choice.empty()) break;
      if (engine_moves) {
        said(solved, sum);
        choice.clear();
        solved.each_winning(sum, Unsettled::settle, meter, gather);
        missed = choice.empty();
        if (missed) break;
      }
      sum = after(sum, random.of(choice), play);
      engine_moves = !engine_moves;
    }
    // A player who cannot move has lost under normal play and every, and has won under misère play and sj.
    const bool mover_wins = play == Play::misere || play == Play::sj;
    tally.demand(!missed && engine_moves == mover_wins,
                 [&] { return "a game from " + address_of(start) + under(play); });
    ++i;
  }
}

}  // namespace

std::vector<Evidence> relations(std::uint64_t seed) {
  const Evidence read_back{"texts",
                           "positions read back as they are printed",
                           {{"texts", "every position of every game reads back as it is printed",
                             "its own text and key", halves(texts, seed + 1, some(1'000'000))}}};
  const Evidence moved{"winning-moves",
                       "winning moves and others",
                       {{"moves", "the winning moves are those, and only those, to lost positions, in every convention",
                         "each position after a move, read from its address by an engine that is new",
                         halves(moves, seed + 5, some(400'000))}}};
  const Evidence worked{"work",
                        "answers in another order, in slices or within a budget",
                        {{"orders", "an answer is the same after other questions, and in slices of work",
                          "the answer of an engine that is new", halves(orders, seed + 6, some(10'000))},
                         {"budgets", "what is said within a small budget stays so within a great one",
                          "the answer without a limit", halves(budgets, seed + 7, some(20'000))}}};
  const Evidence played{
      "games",
      "games played out",
      {{"games",
        "a won position that is played by the winning moves is won against moves at random, in every convention",
        "the rules, to the end of the game", halves(games, seed + 8, extent(20'000u, 1'000u, 20u))}}};
  return {read_back, moved, worked, played};
}

}  // namespace sg::differential
