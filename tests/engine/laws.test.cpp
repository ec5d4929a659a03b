// Every registered ruleset obeys the laws; a broken theorem does not.
#include <chrono>
#include <cstdio>
#include <functional>
#include <future>
#include <stdexcept>

#include "boards/heaps/heaps.hpp"
#include "catch.hpp"
#include "core/game/game-of.hpp"
#include "effort.hpp"
#include "laws.hpp"

using namespace sg;

namespace {

/// Extent of a suite.
struct Suite {
  Extent extent(const Info& info) const {
    Extent extent = first;
    extent.size += info.checked_to;
    return extent;
  }
  Extent first;          // its size: how far beyond each ruleset's own `checked_to`
  std::uint64_t effort;  // of induction in each family
  std::uint64_t compared_at_least, induced_at_least;
};

#ifdef NDEBUG
const Suite suite = is_long() ? Suite{{.size = 1}, 20'000'000, 3'000'000, 20'000'000}
                              : Suite{{.size = 0}, 1'000'000, 1'000'000, 2'000'000};
#else
// Under sanitizers.
const Suite suite{{0, 100, 30, 15}, 10'000, 1'000, 1'000};
#endif

/// The samples of a family together.
Inspection inspect_samples(const Family& family, const std::function<Inspection(const Game&, std::size_t)>& inspect) {
  Inspection total;
  const auto samples = samples_of(family);
  for (const GamePtr& game : samples) {
    const Inspection own = inspect(*game, samples.size());
    total.compared += own.compared;
    total.complaints.insert(total.complaints.end(), own.complaints.begin(), own.complaints.end());
  }
  return total;
}

/// Inspects all families in parallel and prints a line for each.
std::uint64_t inspect_all(const char* what, const std::function<Inspection(const Family&)>& inspect) {
  struct Finished {
    std::string_view id;
    Inspection inspection;
    std::chrono::duration<double> seconds;
  };
  std::vector<std::future<Finished>> running;
  for (const Family& family : families())
    if (is_due(family.info.id))
      running.push_back(std::async(std::launch::async, [&] {
        const auto begin = std::chrono::steady_clock::now();
        Inspection inspection = inspect(family);
        return Finished{family.info.id, std::move(inspection), std::chrono::steady_clock::now() - begin};
      }));
  std::uint64_t compared = 0;
  for (auto& finished : running) {
    const auto [id, inspection, seconds] = finished.get();
    CHECK(inspection.complaints == std::vector<std::string>{});
    compared += inspection.compared;
    std::printf("%s %-18s %9llu positions %6.1f s\n", what, std::string(id).c_str(),
                static_cast<unsigned long long>(inspection.compared), seconds.count());
  }
  return compared;
}

}  // namespace

TEST_CASE("every game obeys its laws on every small position") {
  const std::uint64_t compared = inspect_all("laws", [](const Family& family) {
    const Extent extent = suite.extent(family.info);
    const Inspection inspection =
        inspect_samples(family, [&](const Game& game, std::size_t) { return compare_with_definition(game, extent); });
    if (inspection.compared == 0) throw std::runtime_error("no position of " + std::string(family.info.id));
    return inspection;
  });
  std::printf("evidence: laws %llu positions compared with the definition\n",
              static_cast<unsigned long long>(compared));
  CHECK((edited_games() || compared >= suite.compared_at_least));
}

TEST_CASE("what every game says of its positions follows from their options") {
  const std::uint64_t compared = inspect_all("induction", [](const Family& family) {
    return inspect_samples(family, [](const Game& game, std::size_t samples) {
      return compare_with_options(game, suite.effort / samples);
    });
  });
  std::printf("evidence: induction %llu positions compared with their options\n",
              static_cast<unsigned long long>(compared));
  CHECK((edited_games() || compared >= suite.induced_at_least));
}

namespace {

/// Nim, except that one position has a wrong value and one winning move is missed.
struct FlawedNim {
  using Position = Heaps;
  static constexpr Info info{
      .id = "flawed-nim", .board = BoardKind::heaps, .sample = "1", .source = "-", .checked_to = 8};
  bool wrong_value = false;
  bool wrong_pair = false;
  bool missed_move = false;

  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i)
      for (std::uint64_t keep = 0; keep < h[i]; ++keep)
        if (!visit(Touch{i, keep})) return false;
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  std::optional<Value> theorem(const Heaps& h) const {
    return Value::nimber(sum(h) ^ (wrong_value && h.size() == 3 && h[0] == 3 ? 1u : 0u));
  }
  std::optional<TamePair> tame_pair(const Heaps& h) const {
    TamePair pair = TamePair::empty();
    for (const std::uint64_t n : h) pair = pair ^ (n > (wrong_pair ? 0u : 1u) ? TamePair{n, n} : TamePair{n, n ^ 1});
    return pair;
  }
  Count count_moves(const Heaps& h) const {
    Count total = 0;
    for (const std::uint64_t n : h) total += n;
    return total;
  }
  bool each_move_to(const Heaps& h, Nimber target, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i) {
      const std::uint64_t kept = h[i] ^ sum(h) ^ target;
      if (kept < h[i] && !(missed_move && i == 2) && !visit(Touch{i, kept})) return false;
    }
    return true;
  }
  static Nimber sum(const Heaps& h) {
    Nimber x = 0;
    for (const std::uint64_t n : h) x ^= n;
    return x;
  }
};

std::vector<std::string> complaints_of(FlawedNim flaw) {
  return compare_with_definition(GameOf<FlawedNim>(flaw), {.size = 8}).complaints;
}
bool names(const std::vector<std::string>& complaints, const std::string& law) {
  return !complaints.empty() && complaints.front().find(law) != std::string::npos;
}

}  // namespace

TEST_CASE("the laws catch a broken theorem, pair and move list") {
  CHECK(complaints_of({}).empty());
  FlawedNim value;
  value.wrong_value = true;
  CHECK(names(complaints_of(value), "agree with the definition"));
  CHECK(names(compare_with_options(GameOf<FlawedNim>(value), 1000).complaints, "follows from the options"));
  FlawedNim pair;
  pair.wrong_pair = true;
  CHECK(names(complaints_of(pair), "misere"));
  FlawedNim move;
  move.missed_move = true;
  CHECK(names(complaints_of(move), "exactly those that the definition gives"));
}
