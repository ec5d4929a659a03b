#include "tally.hpp"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <mutex>
#include <thread>

#include "core/text/reader.hpp"

namespace sg::differential {
namespace {

struct Line {
  Tally tally;
  double seconds = 0;
};

struct Part {
  std::size_t evidence, comparison, part;
};

void print(const Comparison& comparison, const Line& line) {
  std::printf("%s: %llu cases, %llu of them by address, %llu untold, %llu mismatches, %.1f s\n  %s\n  against %s\n",
              comparison.family.c_str(), static_cast<unsigned long long>(line.tally.cases),
              static_cast<unsigned long long>(line.tally.by_address),
              static_cast<unsigned long long>(line.tally.silent),
              static_cast<unsigned long long>(line.tally.mismatches), line.seconds, comparison.claim.c_str(),
              comparison.against.c_str());
}

/// Runs a part; an exception counts as a mismatch.
void run(const Comparison& comparison, std::size_t part, Tally& tally) {
  try {
    comparison.parts[part](tally);
  } catch (const InputError& error) {
    tally.demand(false, [&] { return comparison.family + " was refused: expected " + error.expected.text(); });
  } catch (const std::exception& error) {
    tally.demand(false, [&] { return comparison.family + ": " + error.what(); });
  }
}

}  // namespace

Tally& Tally::operator+=(const Tally& other) {
  cases += other.cases;
  by_address += other.by_address;
  silent += other.silent;
  mismatches += other.mismatches;
  complaints.insert(complaints.end(), other.complaints.begin(), other.complaints.end());
  return *this;
}

Tally run_all(const std::vector<Evidence>& all) {
  std::vector<Part> work;
  std::vector<std::vector<Line>> lines;
  for (const Evidence& evidence : all) {
    for (std::size_t i = 0; i < evidence.comparisons.size(); ++i)
      for (std::size_t part = 0; part < evidence.comparisons[i].parts.size(); ++part)
        work.push_back({lines.size(), i, part});
    lines.emplace_back(evidence.comparisons.size());
  }
  std::atomic<std::size_t> next = 0;
  std::mutex one_at_a_time;
  const auto go_on = [&] {
    for (std::size_t at; (at = next++) < work.size();) {
      const auto [evidence, i, part] = work[at];
      const auto begin = std::chrono::steady_clock::now();
      Tally own;
      run(all[evidence].comparisons[i], part, own);
      const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
      const std::lock_guard<std::mutex> lock(one_at_a_time);
      lines[evidence][i].tally += own;
      lines[evidence][i].seconds += seconds.count();
    }
  };
  std::vector<std::thread> threads;
  for (unsigned n = std::max(1u, std::thread::hardware_concurrency()); n > 0; --n) threads.emplace_back(go_on);
  for (std::thread& thread : threads) thread.join();

  Tally total;
  for (std::size_t e = 0; e < all.size(); ++e) {
    Tally own;
    for (std::size_t i = 0; i < lines[e].size(); ++i) {
      print(all[e].comparisons[i], lines[e][i]);
      own += lines[e][i].tally;
    }
    std::printf("evidence: %s %llu %s\n", all[e].key.c_str(), static_cast<unsigned long long>(own.cases),
                all[e].words.c_str());
    total += own;
  }
  return total;
}

}  // namespace sg::differential
