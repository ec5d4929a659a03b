// Every registered ruleset obeys the laws; a broken theorem does not.
#include <chrono>
#include <cstdio>
#include <future>

#include "boards/heaps.hpp"
#include "catch.hpp"
#include "core/laws.hpp"

using namespace sg;

namespace {

// The full size in release builds; sanitizers get half of it.
unsigned size_for(const Info& info) {
#ifdef NDEBUG
  return info.checked_to;
#else
  return info.checked_to / 2;
#endif
}

}  // namespace

TEST_CASE("every game obeys its laws on every small position") {
  struct Finished {
    Inspection inspection;
    std::chrono::duration<double> seconds;
  };
  std::vector<std::future<Finished>> running;
  for (const Family& family : families())
    running.push_back(std::async(std::launch::async, [&family] {
      const auto begin = std::chrono::steady_clock::now();
      Inspection inspection = family.inspect(size_for(family.info));
      return Finished{std::move(inspection), std::chrono::steady_clock::now() - begin};
    }));
  std::uint64_t compared = 0;
  for (std::size_t i = 0; i < running.size(); ++i) {
    const auto [inspection, seconds] = running[i].get();
    CHECK(inspection.complaints == std::vector<std::string>{});
    CHECK(inspection.compared > 0);
    compared += inspection.compared;
    std::printf("laws %-16s %9llu positions %6.1f s\n", std::string(families()[i].info.id).c_str(),
                static_cast<unsigned long long>(inspection.compared), seconds.count());
  }
  std::printf("laws: %llu positions compared with the definition\n", static_cast<unsigned long long>(compared));
#ifdef NDEBUG
  CHECK(compared >= 1'000'000);
#endif
}

namespace {

/// Nim, except that one position has a wrong value and one winning move is missed.
struct FlawedNim {
  using Position = Heaps;
  static constexpr Info info{.id = "flawed-nim", .board = "heaps", .sample = "1", .source = "-", .checked_to = 8};
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

std::vector<std::string> complaints_of(FlawedNim flaw) { return Laws<FlawedNim>(flaw).inspect(8).complaints; }
bool names(const std::vector<std::string>& complaints, const std::string& law) {
  return !complaints.empty() && complaints.front().find(law) != std::string::npos;
}

}  // namespace

TEST_CASE("the laws catch a broken theorem, pair and move list") {
  CHECK(complaints_of({}).empty());
  FlawedNim value;
  value.wrong_value = true;
  CHECK(names(complaints_of(value), "agree with the definition"));
  FlawedNim pair;
  pair.wrong_pair = true;
  CHECK(names(complaints_of(pair), "misere"));
  FlawedNim move;
  move.missed_move = true;
  CHECK(names(complaints_of(move), "exactly those that the definition gives"));
}
