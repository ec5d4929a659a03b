// Cards in numbered boxes.
// Rules    move any number of cards, at least one, from box a to a box b < a with a + b odd and divisible by 3.
// Theorem  a + b is 3 modulo 6, so that every move leads from the boxes 0, 2, 5 modulo 6 to the boxes 1, 3, 4 or back;
//          the boxes 1, 3 and 4 have no move, all others have one. It is a staircase with several ways down: g is the
//          xor of the boxes 0, 2, 5 modulo 6, and misere play is misere Nim on them (docs/theory.md).
// Source   HDU 3389
// Cost     winning moves O(boxes^2)
#include <algorithm>

#include "boards/heaps/heap-row.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

using Numbered = HeapRow<2, Drawn::cards>;

struct CardBoxes {
  using Position = Numbered;
  static constexpr std::size_t most_boxes = 10'000;
  static constexpr Info info{.id = "card-boxes",
                             .board = BoardKind::heaps,
                             .sample = "1,2,0,3,3,2,4,1",
                             .source = "hdu3389",
                             .checked_to = 23};

  /// Limits the number of boxes and of cards, since all cards may meet in one box.
  void admit(const Numbered& h, Reader& reader) const {
    if (h.size() > most_boxes) reader.too_big(reader.at(), Expected::most_heaps, most_boxes);
    Count total = 0;
    for (const std::uint64_t n : h) total += n;
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    if (total > most) reader.too_big(reader.at(), Expected::most_cards, most);
  }
  /// Visits, for each partition, boxes with one card for each part, in the box of that number.
  static void each_small(unsigned size, auto&& visit) {
    Heaps::each_small(size, [&](const Heaps& cards) {
      std::vector<std::uint64_t> boxes(cards.size() == 0 ? 0 : static_cast<std::size_t>(cards[0]));
      for (const std::uint64_t box : cards) ++boxes[static_cast<std::size_t>(box) - 1];
      visit(Numbered(std::move(boxes)));
    });
  }

  bool each_move(const Numbered& h, auto&& visit) const {
    for (std::size_t from = 0; from < h.size(); ++from) {
      if (first_below(from) >= from) continue;  // no box that its cards could go to
      for (std::uint64_t left = 0; left < h[from]; ++left)
        for (std::size_t to = first_below(from); to < from; to += 6)
          if (!visit(Touch{from, left, to})) return false;
    }
    return true;
  }
  Numbered after(const Numbered& h, const Touch& t) const {
    return Numbered(h.after_several({t[0], t[1], t[2], h[t[2]] + (h[t[0]] - t[1])}));
  }

  std::optional<Value> theorem(const Numbered& h) const { return Value::nimber(sum(h)); }
  std::optional<TamePair> tame_pair(const Numbered& h) const {
    TamePair pair = TamePair::empty();
    for (std::size_t i = 0; i < h.size(); ++i)
      if (counts(i)) pair = pair ^ TamePair::heap(h[i]);
    return pair;
  }

  Count count_moves(const Numbered& h) const {
    Count total = 0;
    for (std::size_t from = 0; from < h.size(); ++from)
      for (std::size_t to = first_below(from); to < from; to += 6) total += h[from];
    return total;
  }
  bool each_move_to(const Numbered& h, Nimber target, auto&& visit) const {
    const Nimber change = sum(h) ^ target;
    if (change == 0) return true;
    for (std::size_t from = 0; from < h.size(); ++from)
      for (std::size_t to = first_below(from); to < from; to += 6) {
        // The box that counts gets the size that it must have; the other one gives or receives.
        const std::uint64_t wanted = h[counts(from) ? from : to] ^ change;
        const Count left = counts(from) ? Count{wanted} : Count{h[from]} + h[to] - wanted;
        if (left < h[from] && !visit(Touch{from, static_cast<std::uint64_t>(left), to})) return false;
      }
    return true;
  }

  Phrase move_part(const Numbered& h, const Touch& t) const {
    return Phrase(notation::cards, {t[0] + 1, t[2] + 1, h[t[0]] - t[1]});
  }
  std::string_view asks(const Touch& prefix) const { return prefix.size() == 2 ? "into" : Heaps::asks(prefix); }
  Followers followers(const Numbered& h, const Touch& prefix) const {
    Followers found;
    if (prefix.empty()) {
      for (std::size_t i = 0; i < h.size(); ++i)
        if (h[i] > 0 && first_below(i) < i) found.next.emplace_back(i, i);
      return found;
    }
    if (prefix.size() > 3 || prefix[0] >= h.size()) return found;
    const auto from = static_cast<std::size_t>(prefix[0]);
    if (h[from] == 0 || first_below(from) >= from || (prefix.size() > 1 && prefix[1] >= h[from])) return found;
    if (prefix.size() == 1) {
      found.next.emplace_back(0, h[from] - 1);
    } else if (prefix.size() == 2) {
      for (std::size_t to = first_below(from); to < from; to += 6) found.next.emplace_back(to, to);
    } else {
      found.done = prefix[2] < from && prefix[2] % 6 == first_below(from);
    }
    return found;
  }

  std::optional<Reason> formula(const Numbered& h) const {
    std::vector<Nimber> counting;
    std::vector<std::uint64_t> places;
    for (std::size_t i = 0; i < h.size(); ++i) {
      if (counts(i) && h[i] > 0) counting.push_back(h[i]);
      if (counts(i)) places.push_back(i + 1);
    }
    Reason reason = formula_reason("counting-boxes", {{"chain", sum_text(counting)}, {"value", fact(sum(h))}});
    if (h.size() <= most_placed) reason.facts.add("places", texts(places));
    return reason;
  }

 private:
  /// Boxes are numbered from 1, places from 0: a + b is 3 modulo 6 if the places add up to 1.
  static std::size_t first_below(std::size_t from) { return (7 - from % 6) % 6; }
  static bool counts(std::size_t i) { return i % 6 == 1 || i % 6 == 4 || i % 6 == 5; }
  static Nimber sum(const Numbered& h) {
    Nimber sum = 0;
    for (std::size_t i = 0; i < h.size(); ++i)
      if (counts(i)) sum ^= h[i];
    return sum;
  }
};

const Register<CardBoxes> card_boxes;

}  // namespace
}  // namespace sg
