#include "relations.hpp"

#include <map>

#include "../effort.hpp"
#include "api/analysis.hpp"
#include "lost.hpp"
#include "pool.hpp"

namespace sg::differential {
namespace {

std::string under(Play play) { return " under " + std::string(text_of(play)); }

// Sums.

/// All that can follow a position, by numbers, options before what they are options of and the position last: the rules and
/// nothing else. Empty where there is more than `most` of it.
std::vector<std::vector<std::size_t>> followers(const Component& c, std::size_t most) {
  std::map<std::string, std::size_t> number;
  std::vector<std::vector<std::size_t>> options;
  struct Open {
    PositionPtr position;
    std::vector<PositionPtr> next;
    std::vector<std::size_t> done = {};
  };
  const auto opened = [&](const PositionPtr& position) {
    Open open{position, {}};
    Meter meter(Meter::unlimited);
    c.game->each_move(*position, meter, [&](const Touch& touch) {
      open.next.push_back(c.game->after(*position, touch, Play::normal));
      return true;
    });
    return open;
  };
  std::vector<Open> stack{opened(c.position)};
  while (!stack.empty()) {
    if (options.size() + stack.size() > most) return {};
    Open& top = stack.back();
    if (top.done.size() < top.next.size()) {
      const PositionPtr next = top.next[top.done.size()];
      if (const auto known = number.find(next->key()); known != number.end())
        top.done.push_back(known->second);
      else
        stack.push_back(opened(next));
    } else {
      number.emplace(top.position->key(), options.size());
      options.push_back(std::move(top.done));
      stack.pop_back();
    }
  }
  return options;
}

/// The values of two positions and of their sum, against outcomes of the two played together.
void sums_by_play(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  using Lost = Beside<std::uint64_t>;
  for (unsigned i = 0; i < count;) {
    const Sum sum = pool.sum(random, 2);
    // Where a rule can end the whole game, what follows is more than moves.
    if (!sum[0].game->defines(Play::sj) || !sum[1].game->defines(Play::sj)) continue;
    const auto first = followers(sum[0], 80), second = followers(sum[1], 80);
    if (first.empty() || second.empty()) continue;
    std::vector<std::vector<std::uint64_t>> lost(first.size(), std::vector<std::uint64_t>(second.size(), 0));
    for (std::size_t a = 0; a < first.size(); ++a)
      for (std::size_t b = 0; b < second.size(); ++b) {
        std::uint64_t options = 0;
        for (const std::size_t to : first[a]) options |= lost[to][b];
        for (const std::size_t to : second[b]) options |= lost[a][to];
        lost[a][b] = Lost::lost(options);
      }
    const std::string address = address_of(sum);
    const auto value = said_afresh(address, Play::normal).of<Mex>();
    tally.demand(value == Value::nimber(Lost::value(lost.back().back())), [&] { return "the value of " + address; });
    ++tally.by_address;
    ++i;
  }
}

/// g(A + B) = g(A) ^ g(B).
void sums(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  for (unsigned i = 0; i < count; ++i) {
    const Sum sum = pool.sum(random, 2 + random.below(2));
    std::optional<Value> expected = Value::nimber(0);
    for (const Component& c : sum) {
      const auto own = said_afresh(c.address(), Play::normal).of<Mex>();
      expected = expected && own ? std::optional(*expected ^ *own) : std::nullopt;
    }
    const auto value = said_afresh(address_of(sum), Play::normal).of<Mex>();
    tally.demand(expected && value == expected, [&] { return "the value of " + address_of(sum); });
    ++tally.by_address;
  }
}

/// A + A is lost and worth 0, unless A can be won at once.
void doubles(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  for (unsigned i = 0; i < count;) {
    const std::string address = address_of(random.of(pool.of_one()));
    const Verdict twice = said_afresh(address + " + " + address, Play::normal);
    if (said_afresh(address, Play::normal).of<Mex>() == Value::loony()) continue;
    tally.demand(twice.of<Mex>() == Value::nimber(0) && twice.wins == false, [&] { return address + " twice"; });
    ++tally.by_address;
    ++i;
  }
}

// Moves.

/// Every move after which an engine that has not seen the position calls it lost, read from its address, is a winning one, and no other. So a
/// won position has a winning move, and from a lost one every move leads to a won one.
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
    solved.each_winning(sum, Untold::settled, meter, [&](const Move& move) {
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
      tally.demand(said(afresh, read_address(then)).wins == !wins,
                   [&] { return then + " after " + address + under(play); });
      ++tally.by_address;
    }
  }
}

// Texts.

/// What is printed reads back as it was, with the same key; so does each position one move later.
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

/// Asked afresh, asked after many others, and asked in slices of work with a pause between each two: the same answer.
void orders(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  // Kept for all that follows, one component and several apart: alone a position may be searched whole.
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
    Meter meter(Meter::unlimited, [&] { return (paused = !paused) ? Meter::Wish::pause : Meter::Wish::go_on; });
    while (sliced.advance(meter) == Progress::working) meter.resume();
    tally.demand(agree(afresh, sliced.verdict(sliced.sum())),
                 [&] { return address_of(sum) + under(play) + " in slices"; });
    ++tally.by_address;
  }
}

/// What is said within a small budget is said within every greater one.
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

/// A won position is played by the engine's winning moves, one of them by chance, against any moves: it must not be lost.
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
        solved.each_winning(sum, Untold::settled, meter, gather);
        missed = choice.empty();
        if (missed) break;
      }
      sum = after(sum, random.of(choice), play);
      engine_moves = !engine_moves;
    }
    // Whoever cannot move has lost under normal play and every, has won under misere and sj.
    const bool mover_wins = play == Play::misere || play == Play::sj;
    tally.demand(!missed && engine_moves == mover_wins,
                 [&] { return "a game from " + address_of(start) + under(play); });
    ++i;
  }
}

using Relation = void (*)(Tally&, std::uint64_t seed, unsigned count);

/// Two parts with a seed each, half of the cases in either.
std::vector<std::function<void(Tally&)>> halves(Relation relation, std::uint64_t seed, unsigned count) {
  return {[=](Tally& tally) { relation(tally, 2 * seed, count / 2); },
          [=](Tally& tally) { relation(tally, 2 * seed + 1, count - count / 2); }};
}

}  // namespace

std::vector<Evidence> relations(std::uint64_t seed) {
  const auto some = [](unsigned all) { return extent(all, all / 200, all / 5'000); };
  const Evidence read_back{"texts",
                           "positions read back as they are printed",
                           {{"texts", "every position of every game reads back as it is printed",
                             "its own text and key", halves(texts, seed + 1, some(900'000))}}};
  const Evidence added{
      "sums",
      "values of sums",
      {{"sums", "the value of a sum of two or three games is the xor of theirs", "each game by itself",
        halves(sums, seed + 2, some(300'000))},
       {"sums by play", "the value of a sum of two games", "outcomes of both played together, beside Nim heaps",
        halves(sums_by_play, seed + 3, some(60'000))},
       {"doubles", "a position with a copy of itself is lost and worth 0", "the theorem of sums",
        halves(doubles, seed + 4, some(150'000))}}};
  const Evidence moved{"winning-moves",
                       "winning moves and others",
                       {{"moves", "the winning moves are those, and only those, to lost positions, in every convention",
                         "each position after a move, read from its address by an engine that is new",
                         halves(moves, seed + 5, some(400'000))}}};
  const Evidence worked{"work",
                        "answers in another order, in slices or within a budget",
                        {{"orders", "an answer is the same after other questions, and in slices of work",
                          "the answer of an engine that is new", halves(orders, seed + 6, some(200'000))},
                         {"budgets", "what is said within a small budget stays so within a great one",
                          "the answer without a limit", halves(budgets, seed + 7, some(150'000))}}};
  const Evidence played{
      "games",
      "games played out",
      {{"games",
        "a won position that is played by the winning moves is won against moves at random, in every convention",
        "the rules, to the end of the game", halves(games, seed + 8, some(100'000))}}};
  return {read_back, added, moved, worked, played};
}

}  // namespace sg::differential
