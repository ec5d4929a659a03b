// Taking and breaking: one heap is changed as a code allows (theory/code.hpp).
// Theorem  Lasker's Nim, 4.[3], by theory/lasker.hpp. Its misere play is misere Nim on the values: every heap is tame
//          (computed, docs/theory.md).
// Source   Guy and Smith 1956; Winning Ways, ch. 4
// Cost     other codes by a table, quadratic in the heap for octal codes
#include <algorithm>

#include "boards/heaps.hpp"
#include "core/register.hpp"
#include "theory/heap-values.hpp"
#include "theory/lasker.hpp"

namespace sg {
namespace {

struct TakeAndBreak {
  using Position = Heaps;
  static constexpr Alias listed[] = {
      {"kayles", "0.77", "7,9", "guysmith1956"},          {"dawsons-kayles", "0.07", "9,12", "guysmith1956"},
      {"dawsons-chess", "0.137", "8,13", "guysmith1956"}, {"treblecross", "0.007", "10,17", "winningways"},
      {"lasker", "4.[3]", "3,4,6", "lasker1931"},         {"grundy", "4!.0", "8,12", "grundy1939"},
  };
  static constexpr Info info{.id = "take-and-break",
                             .board = "heaps",
                             .sample = "7,9",
                             .source = "guysmith1956",
                             .checked_to = 28,
                             .aliases = listed};
  Code code;
  bool is_lasker = code.text() == "4.[3]";

  static TakeAndBreak read_rules(Reader& reader) { return {.code = Code::read(reader)}; }
  std::string rules() const { return code.text(); }
  static std::vector<TakeAndBreak> samples() {
    std::vector<TakeAndBreak> out;
    for (const std::string_view text : {"0.77", "0.07", "0.137", "0.007", "4.[3]", "4!.0", "0.[3]", "0.333", "0.26",
                                        "0.6", "8.1", "8!.0", "0.3F", "80.3", "4.3"}) {
      Reader reader(text, 0, text.size(), "bad-rules");
      out.push_back(read_rules(reader));
    }
    return out;
  }

  /// A heap that can grow must stay a 64-bit number.
  void admit(const Heaps& h, Reader& reader) const {
    constexpr std::uint64_t most = std::uint64_t{1} << 63;
    for (const std::uint64_t n : h)
      if (code.most_added() > 0 && n > most) reader.too_big(reader.at(), "heaps up to " + std::to_string(most));
  }

  bool each_move(const Heaps& h, auto&& visit) const {
    Touch touch;
    for (std::size_t i = 0; i < h.size(); ++i) {
      const bool went_on = each_kept(code, h[i], [&](const std::vector<std::uint64_t>& kept) {
        touch.assign(1, i);
        touch.insert(touch.end(), kept.begin(), kept.end());
        return visit(touch);
      });
      if (!went_on) return false;
    }
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }
  Heaps together(const Heaps& h, const Touch& t) const { return h.together(t); }
  std::vector<Heaps> components(const Heaps& h) const { return h.components(); }

  using Table = HeapValues;
  Table table() const { return HeapValues(code); }

  std::optional<Value> theorem(const Heaps& h) const {
    return reaches(h) ? std::optional(Value::nimber(h.sum(lasker_value))) : std::nullopt;
  }
  std::optional<TamePair> tame_pair(const Heaps& h) const {
    return reaches(h) ? std::optional(h.misere_sum(lasker_value)) : std::nullopt;
  }

  std::optional<Count> count_moves(const Heaps& h) const {
    std::uint64_t steps = 10'000'000;
    Count total = 0;
    for (const std::uint64_t n : h) {
      const auto own = is_lasker ? Count{n} + n / 2 : count_kept(code, n, steps);
      if (!own) return std::nullopt;
      total += *own;
    }
    return total;
  }
  bool finds(const Heaps& h, Nimber) const { return reaches(h); }
  /// The takes first, at most one from each heap.
  bool each_move_to(const Heaps& h, Nimber target, auto&& visit) const {
    const Nimber change = h.sum(lasker_value) ^ target;
    for (std::size_t i = 0; i < h.size(); ++i)
      if (const auto keep = take_to(h[i], lasker_value(h[i]) ^ change); keep && !visit(Touch{i, *keep})) return false;
    for (std::size_t i = 0; i < h.size(); ++i) {
      const bool went_on = each_split(h[i], lasker_value(h[i]) ^ change, [&](const LaskerSplits& splits) {
        return splits.each([&](std::uint64_t part) {
          const std::uint64_t other = h[i] - part;
          return visit(Touch{i, std::min(part, other), std::max(part, other)});
        });
      });
      if (!went_on) return false;
    }
    return true;
  }
  std::optional<Count> count_moves_to(const Heaps& h, Nimber target) const {
    if (!reaches(h)) return std::nullopt;
    const Nimber change = h.sum(lasker_value) ^ target;
    Count total = 0;
    for (const std::uint64_t n : h) {
      const Nimber wanted = lasker_value(n) ^ change;
      total += take_to(n, wanted) ? 1 : 0;
      each_split(n, wanted, [&](const LaskerSplits& splits) {
        total += splits.count();
        return true;
      });
    }
    return total;
  }
  std::optional<Followers> followers(const Heaps& h, const Touch& prefix) const {
    if (!is_lasker) return std::nullopt;
    if (prefix.size() < 2)
      return h.followers(prefix, [](std::uint64_t n) { return n > 0 ? Ranges{{0, n - 1}} : Ranges{}; });
    if (prefix[0] >= h.size() || prefix[1] >= h[prefix[0]]) return Followers{};
    const std::uint64_t rest = h[prefix[0]] - prefix[1];
    const bool splits = 0 < prefix[1] && prefix[1] <= rest;
    if (prefix.size() == 2) return Followers{true, splits ? Ranges{{rest, rest}} : Ranges{}};
    return Followers{splits && prefix.size() == 3 && prefix[2] == rest, {}};
  }
  std::optional<Reason> formula(const Heaps& h) const {
    if (!reaches(h) || h.size() != 1) return std::nullopt;
    return Reason{"formula", {{"id", "lasker"}, {"heap", fact(h[0])}, {"value", fact(lasker_value(h[0]))}}};
  }

 private:
  /// Lasker's Nim, and no heap whose value would pass 64 bits.
  bool reaches(const Heaps& h) const {
    return is_lasker && std::none_of(h.begin(), h.end(),
                                     [](std::uint64_t n) { return n == std::numeric_limits<std::uint64_t>::max(); });
  }
  /// What is kept of a heap of n by the take to this value.
  static std::optional<std::uint64_t> take_to(std::uint64_t n, Nimber wanted) {
    if (wanted == std::numeric_limits<std::uint64_t>::max() || lasker_value(wanted) >= n) return std::nullopt;
    return lasker_value(wanted);
  }
  template <class Visit>
  static bool each_split(std::uint64_t n, Nimber wanted, Visit&& visit) {
    for (unsigned first = 0; first < 4; ++first)
      for (unsigned second = first; second < 4; ++second)
        if (!visit(LaskerSplits(n, wanted, first, second))) return false;
    return true;
  }
};

const Register<TakeAndBreak> take_and_break;

}  // namespace
}  // namespace sg
