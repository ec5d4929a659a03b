#include "solve/misere/quotient-method.hpp"

#include "core/game/component-moves.hpp"

namespace sg {
namespace {

/// Number of counters from which a position is large; smaller ones are searched, or are tame at once.
constexpr std::uint64_t least_counters = 80;
/// Steps that the quotient may take before other methods are tried, and the largest heap that it covers.
constexpr std::uint64_t heap_quotient_steps = 2'000'000, farthest = 10'000;

/// Returns the single heap of n, as the game reads it.
PositionPtr heap_of_game(const Game& game, std::uint64_t n) {
  const std::string text = std::to_string(n);
  Reader reader(text, 0, text.size(), ErrorCode::bad_position);
  return game.read(reader);
}

bool is_large(const Position& p) {
  std::uint64_t total = 0;
  for (const std::uint64_t n : p.heaps())
    if ((total += std::min(n, least_counters)) >= least_counters) return true;
  return false;
}

}  // namespace

QuotientMethod::QuotientMethod(const GameContext& context) : context_(context) {}

Progress QuotientMethod::advance(Meter& meter) {
  if (!is_large(*root_)) return Progress::limit;
  if (!heaps_) {
    heaps_ = std::make_unique<HeapQuotient>(heaps_of({GamePtr(), &context_.game}), farthest);
    if (!heaps_->may_prove()) ended_ = true;
    part_ = meter.capped(heap_quotient_steps);
  }
  while (!covers(root_) && !ended_) {
    const Progress state = in_part(
        *part_, meter, [this](Meter& own) { return heaps_->advance(own) ? Progress::done : Progress::working; });
    if (state == Progress::working) return meter.refuses() ? Progress::limit : state;
    ended_ = !covers(root_);
  }
  return covers(root_) ? Progress::done : Progress::limit;
}

bool QuotientMethod::covers(const PositionPtr& p) const {
  if (!heaps_ || p->heaps().size() != p->size() || p->size() == 0) return false;
  return heaps_->proof() ||
         std::all_of(p->heaps().begin(), p->heaps().end(), [this](std::uint64_t n) { return n < heaps_->covered(); });
}

misere::Element QuotientMethod::element(std::uint64_t heap) const { return heaps_->element(heap); }

misere::Element QuotientMethod::product(const PositionPtr& p) {
  const misere::Quotient& quotient = heaps_->quotient();
  const auto own = p->heaps();
  std::size_t from = 0, end = own.size();
  misere::Element x = 0;
  if (covers(root_)) {
    // A move leaves most heaps of the root unchanged.
    const auto of_root = root_->heaps();
    if (before_.empty()) {
      before_.assign(of_root.size() + 1, 0);
      behind_ = before_;
      for (std::size_t i = 0; i < of_root.size(); ++i) before_[i + 1] = quotient.times(before_[i], element(of_root[i]));
      for (std::size_t i = of_root.size(); i-- > 0;) behind_[i] = quotient.times(behind_[i + 1], element(of_root[i]));
    }
    std::size_t last = of_root.size();
    while (from < std::min(end, last) && own[from] == of_root[from]) ++from;
    for (; std::min(end, last) > from && own[end - 1] == of_root[last - 1]; --end) --last;
    x = quotient.times(before_[from], behind_[last]);
  }
  for (; from < end; ++from) x = quotient.times(x, element(own[from]));
  return x;
}

Verdict QuotientMethod::found(const PositionPtr& p) {
  if (!covers(p) || !is_large(*root_)) return {};
  const auto is_covered = [this](std::uint64_t n) { return n < heaps_->covered(); };
  const bool all = std::all_of(p->heaps().begin(), p->heaps().end(), is_covered);
  return {.wins = !heaps_->quotient().is_lost(product(p)),
          .ground = all ? Justification::table : Justification::period};
}

std::vector<misere::Element> QuotientMethod::rests(std::span<const std::uint64_t> heaps) const {
  const misere::Quotient& quotient = heaps_->quotient();
  std::vector<misere::Element> rests(heaps.size(), 0);
  misere::Element before = 0, behind = 0;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    rests[i] = before;
    before = quotient.times(before, element(heaps[i]));
  }
  for (std::size_t i = heaps.size(); i-- > 0;) {
    rests[i] = quotient.times(rests[i], behind);
    behind = quotient.times(behind, element(heaps[i]));
  }
  return rests;
}

/// Counts the moves of a heap to each element by going through them; nullopt if they cannot all be listed.
std::optional<std::vector<std::uint64_t>> QuotientMethod::counts_of(std::uint64_t heap, Meter& meter) const {
  const misere::Quotient& quotient = heaps_->quotient();
  std::vector<std::uint64_t> counts(quotient.order, 0);
  const bool all = context_.game.each_move(*heap_of_game(context_.game, heap), meter, [&](const Touch& touch) {
    misere::Element x = 0;
    for (const std::uint64_t kept : std::span(touch).subspan(1)) x = quotient.times(x, element(kept));
    ++counts[x];
    return true;
  });
  return all ? std::optional(std::move(counts)) : std::nullopt;
}

/// Returns the moves of a large heap as families; null if the heap is too small, none hold or the meter refuses. Where
/// a move leaves at most two heaps: a move that leaves one heap, or a small one with another, has its like in every
/// larger heap of the same remainder; one that leaves a heap of the period with one no smaller, as many as there are
/// places for it, a period apart. So the moves of one heap give those of all. This is checked on a heap that is larger
/// by twice the period: a mark of equal heaps, or digits without an end, would show there.
const QuotientMethod::Families* QuotientMethod::families_of(std::uint64_t heap, Meter& meter) {
  const auto& proof = heaps_->proof();
  if (!proof) return nullptr;
  const std::uint64_t step = 2 * proof->period, base = proof->window + 2 * step;
  if (heap < base + step) return nullptr;
  const std::uint64_t at = base + (heap - base) % step;
  const auto [place, is_new] = families_.try_emplace(at);
  Families& own = place->second;
  if (!is_new) return own.hold ? &own : nullptr;
  own.heap = at;
  own.hold = true;
  const misere::Quotient& quotient = heaps_->quotient();
  const bool all = context_.game.each_move(*heap_of_game(context_.game, at), meter, [&](const Touch& touch) {
    own.hold = own.hold && touch.size() <= 3 && touch[1] > 0;
    if (!own.hold) return false;
    if (touch.size() == 2)
      own.all.push_back({0, touch[1], 0, element(touch[1])});
    else if (touch[1] < proof->from + proof->period)
      own.all.push_back({touch[1], touch[2], touch[1] < proof->from ? 0 : proof->period,
                         quotient.times(element(touch[1]), element(touch[2]))});
    return true;
  });
  const auto further = all ? counts_of(at + step, meter) : std::nullopt;
  if (!further) {
    families_.erase(place);
    return nullptr;
  }
  std::vector<std::uint64_t> counts(quotient.order, 0);
  for (const Family& family : own.all) counts[family.element] += family.members(step);
  own.hold = own.hold && counts == *further;
  return own.hold ? &own : nullptr;
}

std::optional<Count> QuotientMethod::count_winning_of(std::uint64_t heap, misere::Element rest, Meter& meter) {
  const misere::Quotient& quotient = heaps_->quotient();
  const auto wins = [&](std::size_t x) {
    return quotient.is_lost(quotient.times(rest, static_cast<misere::Element>(x)));
  };
  Count total = 0;
  if (const Families* const families = families_of(heap, meter)) {
    for (const Family& family : families->all)
      if (wins(family.element)) total += family.members(heap - families->heap);
    return total;
  }
  if (counts_.count(heap) == 0) {
    auto own = counts_of(heap, meter);
    if (!own) return std::nullopt;
    counts_.emplace(heap, std::move(*own));
  }
  const auto& counts = counts_.at(heap);
  for (std::size_t x = 0; x < counts.size(); ++x)
    if (counts[x] > 0 && wins(x)) total += counts[x];
  return total;
}

std::optional<Count> QuotientMethod::count_winning(const PositionPtr& p, Meter& meter) {
  const auto heaps = p->heaps();
  const auto rest = rests(heaps);
  std::map<std::pair<std::uint64_t, misere::Element>, std::optional<Count>> seen;
  const Meter::NoPauseScope whole(meter);
  Count total = 0;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const auto [own, is_new] = seen.try_emplace({heaps[i], rest[i]});
    if (is_new) own->second = count_winning_of(heaps[i], rest[i], meter);
    if (!own->second) return std::nullopt;
    total += *own->second;
  }
  return total;
}

bool QuotientMethod::each_winning(const PositionPtr& p, Stage& stage, Meter& meter, const Look& look) {
  const misere::Quotient& quotient = heaps_->quotient();
  const auto heaps = p->heaps();
  const auto rest = rests(heaps);
  for (std::size_t& i = stage.outer; i < heaps.size(); ++i) {
    if (meter.pauses()) return false;
    const Meter::NoPauseScope whole(meter);
    Touch own;
    const auto visit = [&](misere::Element x) {
      if (!quotient.is_lost(quotient.times(rest[i], x))) return true;
      return meter.spend() && look(own);
    };
    bool all = true;
    if (const Families* const families = families_of(heaps[i], meter)) {
      for (const Family& family : families->all) {
        const std::uint64_t more = heaps[i] - families->heap;
        for (std::uint64_t k = 0; all && k < family.members(more); ++k) {
          own = {i, family.part + k * family.period, family.rest + more - k * family.period};
          if (family.part == 0) own.erase(own.begin() + 1);
          if (!quotient.is_lost(quotient.times(rest[i], family.element))) break;
          all = visit(family.element);
        }
      }
    } else {
      all = context_.game.each_move(*heap_of_game(context_.game, heaps[i]), meter, [&](const Touch& touch) {
        misere::Element x = 0;
        for (const std::uint64_t kept : std::span(touch).subspan(1)) x = quotient.times(x, element(kept));
        own = touch;
        own[0] = i;
        return visit(x);
      });
    }
    if (!all) return false;
  }
  return true;
}

std::unique_ptr<Method> quotient_method(const GameContext& context) {
  const bool applies = context.play == Play::misere && context.alone && context.table == nullptr &&
                       context.game.info().board == BoardKind::heaps && context.game.sequence() != nullptr;
  return applies ? std::make_unique<QuotientMethod>(context) : nullptr;
}

}  // namespace sg
