#include "theory/partizan/form-text.hpp"

#include <algorithm>
#include <tuple>

#include "core/game/small-sort.hpp"
#include "theory/partizan/unfold.hpp"

namespace sg::partizan {
namespace {

constexpr unsigned most_bars = 4;

/// Returns "^^", "v3", "^<2>" or "v[3]", or nullopt if the coefficients have no short name.
std::optional<std::string> ups_text(const std::vector<std::int64_t>& ups) {
  if (ups.empty()) return "";
  const char arrow = ups.back() > 0 ? '^' : 'v';
  const auto length = std::to_string(ups.size());
  if (ups.size() == 1) {
    const std::int64_t count = ups[0] < 0 ? -ups[0] : ups[0];
    return count <= 2 ? std::string(static_cast<std::size_t>(count), arrow) : arrow + std::to_string(count);
  }
  const auto all = [&](std::size_t from, std::size_t to, std::int64_t n) {
    return std::all_of(ups.begin() + static_cast<std::ptrdiff_t>(from), ups.begin() + static_cast<std::ptrdiff_t>(to),
                       [&](std::int64_t a) { return a == n; });
  };
  const std::int64_t last = ups.back();
  if (last != 1 && last != -1) return std::nullopt;
  if (all(0, ups.size() - 1, 0)) return arrow + ('<' + length + '>');
  if (all(0, ups.size(), last)) return arrow + ('[' + length + ']');
  return std::nullopt;
}

std::string number_text(const Dyadic& number) { return number.sign() == 0 ? "" : number.text(); }

}  // namespace

bool FormTexts::is_before(Form g, Form h) {
  while (g != h) {
    const auto& a = uptimals_.of(g);
    const auto& b = uptimals_.of(h);
    if (a && b) {
      const auto rank = [&](Form form) { return forms_.is_number(form) ? 0 : forms_.is_nimber(form) ? 1 : 2; };
      if (rank(g) != rank(h)) return rank(g) < rank(h);
      if (a->number != b->number) return a->number < b->number;
      return std::tie(a->ups, a->nimber) < std::tie(b->ups, b->nimber);
    }
    if (a || b) return a.has_value();
    std::optional<std::pair<Form, Form>> differing;
    for (const Player player : players) {
      const Forms::Options& ours = written(g, player);
      const Forms::Options& theirs = written(h, player);
      const auto [x, y] = std::mismatch(ours.begin(), ours.end(), theirs.begin(), theirs.end());
      if (x == ours.end() && y == theirs.end()) continue;
      if (x == ours.end() || y == theirs.end()) return x == ours.end();
      differing = std::pair(*x, *y);
      break;
    }
    std::tie(g, h) = *differing;
  }
  return false;
}

void FormTexts::order(Form g) {
  unfold(
      g, written_,
      [&](Form h, auto&& visit) {
        if (forms_.up_star(h)) return;
        for (const Player player : players)
          for (const Form x : forms_.options(h, player)) visit(x);
      },
      [&](Form h) {
        std::array<Forms::Options, 2> sides;
        if (forms_.up_star(h)) return sides;
        for (const Player player : players) {
          auto& side = sides[index_of(player)];
          side = forms_.options(h, player);
          put_in_order(side, [&](Form x, Form y) { return is_before(x, y); });
        }
        return sides;
      });
}

const Forms::Options& FormTexts::written(Form g, Player player) { return written_.at(g)[index_of(player)]; }

Forms::Options FormTexts::in_order(Forms::Options options) {
  for (const Form x : options) order(x);
  put_in_order(options, [&](Form x, Form y) { return is_before(x, y); });
  return options;
}

std::optional<std::string> FormTexts::short_text(Form g, bool parentheses) {
  const auto& uptimal = uptimals_.of(g);
  if (!uptimal) return std::nullopt;
  const auto ups = ups_text(uptimal->ups);
  if (!ups) return std::nullopt;
  const Nimber n = uptimal->nimber;
  const std::string star = n == 0 ? "" : n == 1 ? "*" : '*' + std::to_string(n);
  const std::string small = *ups + star;
  const std::string text = small.empty() ? uptimal->number.text() : number_text(uptimal->number) + small;
  const bool is_plain = small.empty() || (uptimal->number.sign() == 0 && (n == 0 || ups->empty()));
  return parentheses && !is_plain ? '(' + text + ')' : text;
}

std::optional<FormTexts::Tiny> FormTexts::tiny(Form g) {
  const Forms::Options& left = forms_.options(g, Player::left);
  const Forms::Options& right = forms_.options(g, Player::right);
  if (left.size() != 1 || right.size() != 1) return std::nullopt;
  for (const Player player : players) {
    // From the side of `player`: { x || x | beyond }.
    const Form x = player == Player::left ? left[0] : right[0];
    const Form threat = player == Player::left ? right[0] : left[0];
    if (!forms_.is_number(x)) continue;
    const Forms::Options& back = forms_.options(threat, player);
    const Forms::Options& beyond = forms_.options(threat, other(player));
    if (back.size() != 1 || beyond.size() != 1 || back[0] != x) continue;
    const Dyadic& number = forms_.up_star(x)->number;
    const Dyadic& mean = thermographs_.of(beyond[0]).mean;
    if (player == Player::left && mean < number) return Tiny{false, number, forms_.difference(x, beyond[0])};
    if (player == Player::right && number < mean) return Tiny{true, number, forms_.difference(beyond[0], x)};
  }
  return std::nullopt;
}

/// Visits the parts that the text of a place is made of, in order, each with its side of the bars.
template <class Visit>
void FormTexts::each_part(const Place& place, Visit&& visit) {
  const Form g = place.form;
  if (short_text(g, false)) return;
  order(g);
  if (forms_.negative(g) == g) {
    const Forms::Options& left = written(g, Player::left);
    for (const Form x : left) visit(Place{x, true, left.size() == 1}, Player::left);
  } else if (const auto small = tiny(g)) {
    visit(Place{small->inner, true, false}, Player::left);
  } else {
    for (const Player player : players) {
      const Forms::Options& side = written(g, player);
      for (const Form x : side) visit(Place{x, side.size() > 1, false}, player);
    }
  }
}

std::optional<FormTexts::Text> FormTexts::made(const Place& place) {
  const Form g = place.form;
  if (auto text = short_text(g, place.parentheses)) return Text{std::move(*text)};
  std::array<std::string, 2> sides;
  unsigned bars = 1;
  std::size_t parts = 0;
  bool is_short = true;
  each_part(place, [&](const Place& part, Player player) {
    const auto& text = texts_.at(part.key());
    std::string& side = sides[index_of(player)];
    is_short = is_short && text && side.size() + text->text.size() <= most_length;
    if (!is_short) return;
    side += (side.empty() ? "" : ",") + text->text;
    bars = std::max(bars, text->bars + 1);
    ++parts;
  });
  if (!is_short || sides[0].size() + sides[1].size() + 8 > most_length) return std::nullopt;
  if (forms_.negative(g) == g) return Text{parts == 1 ? "+-" + sides[0] : "+-{" + sides[0] + '}'};
  if (const auto small = tiny(g)) {
    const std::string text = number_text(small->number) + (small->is_mini ? "Miny(" : "Tiny(") + sides[0] + ')';
    return Text{place.parentheses ? '(' + text + ')' : text};
  }
  const std::string text = sides[0] + std::string(bars, '|') + sides[1];
  if (place.braces || bars == most_bars) return Text{'{' + text + '}'};
  return Text{text, bars};
}

std::optional<std::string> FormTexts::text(Form g) {
  const auto& text = unfold(
      Place{g, true, false}.key(), texts_,
      [&](std::uint64_t key, auto&& visit) {
        each_part(place_of(key), [&](const Place& part, Player) { visit(part.key()); });
      },
      [&](std::uint64_t key) { return made(place_of(key)); });
  return text ? std::optional(text->text) : std::nullopt;
}

}  // namespace sg::partizan
