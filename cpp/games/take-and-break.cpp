// Taking and breaking: one heap is changed as a code allows (theory/codes/code.hpp).
// Theorem  Lasker's Nim, 4.[3], by theory/heaps/lasker.hpp. Its misere play is misere Nim on the values: every heap is
//          tame (computed, docs/theory.md). Other codes: a proved period answers for every heap
//          (theory/codes/heap-values.hpp).
// Source   Guy and Smith 1956; Winning Ways, ch. 4
// Cost     where at most two heaps stay, next to linear in the heap for most codes (theory/codes/sparse-values.hpp)
#include <algorithm>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"
#include "theory/codes/moves-to-value.hpp"
#include "theory/heaps/lasker.hpp"

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
                             .board = BoardKind::heaps,
                             .sample = "7,9",
                             .source = "guysmith1956",
                             .checked_to = 26,
                             .aliases = listed};
  Code code;
  bool is_lasker = code.text() == "4.[3]";
  bool keeps_few = keeps_at_most_two(code);
  bool is_of_rows = code.is_of_rows();
  std::shared_ptr<HeapValues> values = std::make_shared<HeapValues>(code);  // grows with its use

  static TakeAndBreak read_rules(Reader& reader) { return {.code = Code::read(reader)}; }
  std::string rules() const { return code.text(); }
  std::vector<Sign> gloss() const { return code.gloss(); }
  static constexpr std::string_view samples[] = {
      "0.77", "0.07", "0.137", "0.007", "4.[3]",  "4!.0",    "0.[3]",  "0.333",     "0.26",     "0.6", "8.1",
      "8!.0", "0.3F", "80.3",  "4.3",   "0.7!6=", "8?.4=3?", "{2+}.0", "0.3{1,3+}", "0.[37!0]", "4.7"};

  /// Limits heaps that can grow, which must stay 64-bit numbers.
  void admit(const Heaps& h, Reader& reader) const {
    constexpr std::uint64_t most = std::uint64_t{1} << 63;
    for (const std::uint64_t n : h)
      if (code.most_added() > 0 && n > most) reader.too_big(reader.at(), Expected::heaps_up_to, most);
  }

  bool each_move(const Heaps& h, auto&& visit) const {
    Touch touch;
    const auto spend = [&](std::uint64_t turns) { return visit.turns(turns); };
    for (std::size_t i = 0; i < h.size(); ++i) {
      const bool went_on = each_kept(code, h[i], spend, [&](const std::vector<std::uint64_t>& kept) {
        touch.assign(1, i);
        touch.insert(touch.end(), kept.begin(), kept.end());
        return visit(touch);
      });
      if (!went_on) return false;
    }
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  void draw(const Heaps& h, Json& json) const {
    h.write_open(json);
    if (is_of_rows) json.key("as").text("rows");
    json.end_object();
  }
  Phrase move_part(const Heaps& h, const Touch& t) const {
    return h.move_part(t, is_of_rows ? notation::row : notation::heap);
  }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }
  Heaps together(const Heaps& h, const Touch& t) const { return h.together(t); }
  std::vector<Heaps> components(const Heaps& h) const { return h.components(); }

  using Table = HeapValues;
  std::shared_ptr<Table> table() const { return values; }

  std::shared_ptr<Sequence> sequence() const { return std::make_shared<HeapValues>(code); }
  std::optional<Period> heap_period() const { return is_lasker ? std::optional(Period{1, 4, 4}) : std::nullopt; }

  std::optional<Value> theorem(const Heaps& h) const {
    return reaches(h) ? std::optional(Value::nimber(h.sum(lasker_value))) : std::nullopt;
  }
  std::optional<TamePair> tame_pair(const Heaps& h) const {
    return reaches(h) ? std::optional(h.misere_sum(lasker_value)) : std::nullopt;
  }

  std::optional<Count> count_moves(const Heaps& h) const {
    Meter meter(most_counting);
    Count total = 0;
    for (const std::uint64_t n : h) {
      const auto own = is_lasker ? Count{n} + n / 2 : count_kept(code, n, meter);
      if (!own) return std::nullopt;
      total += *own;
    }
    return total;
  }
  bool finds(const Heaps& h, Nimber) const { return reaches(h) || (keeps_few && values->know(h)); }
  bool each_move_to(const Heaps& h, Nimber target, auto&& visit) const {
    const Nimber change = value_of(h) ^ target;
    for (std::size_t& i = visit.stage().outer; i < h.size(); ++i) {
      if (visit.pauses()) return false;
      const Nimber wanted = worth(h[i]) ^ change;
      const bool went_on = is_lasker ? each_of_lasker(h[i], i, wanted, visit) : each_run(h[i], i, wanted, visit);
      if (!went_on) return false;
    }
    return true;
  }
  std::optional<Count> count_moves_to(const Heaps& h, Nimber target, Meter& meter) const {
    if (!finds(h, target)) return std::nullopt;
    const Nimber change = value_of(h) ^ target;
    Count total = 0;
    for (const std::uint64_t n : h) {
      const Nimber wanted = worth(n) ^ change;
      if (is_lasker) {
        total += lasker_moves_to(n, wanted);
        continue;
      }
      if (!meter.spend_turns(cost_of_splits(code, *values, n))) return std::nullopt;
      for (const SplitRun& run : splits_of_value(code, *values, n, wanted)) total += run.count;
    }
    return total;
  }
  std::optional<Followers> followers(const Heaps& h, const Touch& prefix) const {
    if (!keeps_few && !is_lasker) return std::nullopt;
    const auto after = [&](std::uint64_t n, std::span<const std::uint64_t> kept) {
      return is_lasker ? lasker_after(n, kept) : sizes_after(code, n, kept);
    };
    Followers found;
    if (!prefix.empty()) return prefix[0] < h.size() ? after(h[prefix[0]], std::span(prefix).subspan(1)) : found;
    for (std::size_t i = 0; i < h.size(); ++i)
      if (!after(h[i], {}).next.empty()) found.next.emplace_back(i, i);
    return found;
  }
  std::optional<Reason> formula(const Heaps& h) const {
    if (h.size() != 1) return std::nullopt;
    if (reaches(h)) return formula_reason("lasker", {{"heap", fact(h[0])}, {"value", fact(lasker_value(h[0]))}});
    if (values->passes(h) && values->proof()) return period_reason(*values, h[0]);
    return std::nullopt;
  }

 private:
  /// Returns true for Lasker's Nim, without a heap whose value would pass 64 bits.
  bool reaches(const Heaps& h) const {
    return is_lasker && std::none_of(h.begin(), h.end(),
                                     [](std::uint64_t n) { return n == std::numeric_limits<std::uint64_t>::max(); });
  }
  Nimber worth(std::uint64_t n) const { return is_lasker ? lasker_value(n) : values->at(n); }
  Nimber value_of(const Heaps& h) const {
    return h.sum([this](std::uint64_t n) { return worth(n); });
  }
  static constexpr std::uint64_t most_counting = 20'000;  // steps to count moves, which cannot be interrupted

  static bool each_of_lasker(std::uint64_t n, std::uint64_t i, Nimber wanted, auto&& visit) {
    return each_lasker_kept(n, wanted, [&](std::uint64_t part, std::uint64_t other) {
      return visit(other == 0 ? Touch{i, part} : Touch{i, part, other});
    });
  }
  bool each_run(std::uint64_t n, std::uint64_t i, Nimber wanted, auto&& visit) const {
    if (!visit.turns(cost_of_splits(code, *values, n))) return false;
    for (const SplitRun& run : splits_of_value(code, *values, n, wanted))
      for (std::uint64_t j = 0; j < run.count; ++j) {
        const std::uint64_t part = run.first + j * run.step;
        if (!visit(part == run.rest ? Touch{i, part} : Touch{i, part, run.rest - part})) return false;
      }
    return true;
  }
};

const Register<TakeAndBreak> take_and_break;

}  // namespace
}  // namespace sg
