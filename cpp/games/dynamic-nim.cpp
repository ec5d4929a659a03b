// Dynamic Nim, which includes Fibonacci Nim.
// Rules    one heap. The first move takes at least one counter, but not all; each later one at most k times as many as
//          the move before.
// Theorem  write the heap as a sum of lost heaps, each more than k times the next (theory/heaps/dynamic-terms.hpp): N
//          exactly when the last of them may be taken. The winning moves take the last j of them together, if their sum
//          may be taken and the part before is more than k times that sum. Values have no formula.
// Source   Whinihan 1963 for k = 2; Schwenk 1970
#include <limits>
#include <memory>

#include "boards/heaps/capped-heap.hpp"
#include "core/game/register.hpp"
#include "theory/heaps/dynamic-table.hpp"
#include "theory/heaps/dynamic-terms.hpp"

namespace sg {
namespace {

struct DynamicNim {
  using Position = CappedHeap;
  static constexpr std::string_view rules_format = "number";
  static constexpr Alias listed[] = {{"fibonacci-nim", "2", "20", "whinihan1963"}, {"", "3", "20/6", "schwenk1970"}};
  static constexpr Info info{.id = "dynamic-nim",
                             .board = BoardKind::heaps,
                             .sample = "20/6",
                             .source = "schwenk1970",
                             .checked_to = 90,
                             .aliases = listed};
  std::uint64_t factor;
  std::shared_ptr<DynamicTerms> terms = std::make_shared<DynamicTerms>(factor);  // grow with their use

  static DynamicNim read_rules(Reader& reader) {
    const std::size_t start = reader.at();
    const std::uint64_t factor = reader.number(Expected::factor);
    if (factor == 0) reader.fail_at(start, Expected::at_least_1);
    return {.factor = factor};
  }
  std::string rules() const { return std::to_string(factor); }
  static constexpr std::string_view samples[] = {"1", "2", "3", "5", "17"};

  bool each_move(const CappedHeap& p, auto&& visit) const {
    for (std::uint64_t take = 1; take <= p.most(); ++take)
      if (!visit(Touch{0, p.heap() - take})) return false;
    return true;
  }
  CappedHeap after(const CappedHeap& p, const Touch& touch) const {
    const Count cap = Count{factor} * (p.heap() - touch[1]);
    return {touch[1], static_cast<std::uint64_t>(std::min<Count>(cap, std::numeric_limits<std::uint64_t>::max()))};
  }

  using Table = DynamicTable;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(factor); }

  std::optional<bool> wins(const CappedHeap& p, Play play) const {
    if (play == Play::misere) return std::nullopt;
    if (p.most() == 0) return false;
    const auto parts = terms->parts(p.heap());
    return parts ? std::optional(parts->back() <= p.most()) : std::nullopt;
  }

  Count count_moves(const CappedHeap& p) const { return p.most(); }
  bool finds(const CappedHeap& p, Nimber target) const { return target == 0 && terms->parts(p.heap()); }
  bool each_move_to(const CappedHeap& p, Nimber, auto&& visit) const {
    const auto parts = *terms->parts(p.heap());
    std::uint64_t take = 0;
    for (std::size_t i = parts.size(); i-- > 0;) {
      take += parts[i];
      if (take > p.most()) break;
      if ((i == 0 || parts[i - 1] > Count{factor} * take) && !visit(Touch{0, p.heap() - take})) return false;
    }
    return true;
  }
  Followers followers(const CappedHeap& p, const Touch& prefix) const {
    if (p.most() == 0 || prefix.size() > 2 || (!prefix.empty() && prefix[0] != 0)) return {};
    if (prefix.empty()) return {false, {{0, 0}}};
    const std::uint64_t least = p.heap() - p.most();
    if (prefix.size() == 1) return {false, {{least, p.heap() - 1}}};
    return {least <= prefix[1] && prefix[1] < p.heap(), {}};
  }

  std::optional<Reason> formula(const CappedHeap& p) const {
    const auto parts = terms->parts(p.heap());
    if (!parts || p.most() == 0) return std::nullopt;
    std::string sum;
    for (const std::uint64_t part : *parts) sum += (sum.empty() ? "" : " + ") + std::to_string(part);
    return formula_reason(parts->back() <= p.most() ? "last-part-free" : "last-part-held",
                          {{"heap", fact(p.heap())},
                           {"parts", sum},
                           {"last", fact(parts->back())},
                           {"cap", fact(p.most())},
                           {"factor", fact(factor)}});
  }
};

const Register<DynamicNim> dynamic_nim;

}  // namespace
}  // namespace sg
