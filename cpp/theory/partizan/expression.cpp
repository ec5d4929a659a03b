#include "theory/partizan/expression.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "theory/partizan/endless.hpp"
#include "theory/partizan/functions.hpp"
#include "theory/partizan/latex.hpp"
#include "theory/partizan/value-faults.hpp"

namespace sg::partizan {
namespace {

using Do = Step::Do;

constexpr unsigned most_nesting = 256;
constexpr std::uint64_t most_natural = (std::uint64_t{1} << 62) - 1;
/// Largest numerator: of a number below 2^62 with the largest denominator.
constexpr Count most_numerator = (Count{1} << 125) - 1;

/// Synonyms: a sign as it is folded, and the signs as which it is read.
constexpr std::pair<char, std::string_view> signs[] = {
    {folded_sign(U'±'), "+-"}, {folded_sign(U'↑'), "^"}, {folded_sign(U'↓'), "v"}, {folded_sign(U'⇑'), "^^"},
    {folded_sign(U'⇓'), "vv"}, {folded_sign(U'−'), "-"}, {folded_sign(U'·'), "."}, {folded_sign(U'‖'), "||"}};

/// Recursive-descent parser; each member function reads what the grammar calls by its name.
class Parser {
 public:
  explicit Parser(std::string_view folded) {
    for (std::size_t i = 0; i < folded.size();) {
      const auto sign =
          std::find_if(std::begin(signs), std::end(signs), [&](const auto& s) { return s.first == folded[i]; });
      const auto latex = latex_sign(folded, i);
      const std::string_view read = latex                     ? std::string_view(latex->read)
                                    : sign != std::end(signs) ? sign->second
                                                              : folded.substr(i, 1);
      text_ += read;
      places_.insert(places_.end(), read.size(), i);
      i += latex ? latex->length : 1;
    }
    places_.push_back(folded.size());
  }

  Expression whole() {
    sum();
    skip();
    if (at_ < text_.size()) fail(at_, {ValueFault::end_of_value});
    return std::move(made_);
  }

 private:
  /// Limit on nested brackets, so that the recursion does not overflow the stack.
  class Nested {
   public:
    explicit Nested(Parser& parser) : parser_(parser) {
      if (++parser.nesting_ > most_nesting)
        parser.fail(parser.at_, Phrase(ValueFault::most_nested, most_nesting), ErrorCode::too_big);
    }
    ~Nested() { --parser_.nesting_; }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;

   private:
    Parser& parser_;
  };

  [[noreturn]] void fail(std::size_t at, Phrase expected, ErrorCode code = ErrorCode::bad_value) const {
    throw InputError(code, places_[at], std::move(expected));
  }
  [[noreturn]] void past(std::size_t at, std::uint64_t most) const {
    fail(at, Phrase(Expected::most, most), ErrorCode::too_big);
  }
  void skip() {
    while (peek() == ' ') ++at_;
  }
  char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  bool sees(std::string_view sign) {
    skip();
    return text_.compare(at_, sign.size(), sign) == 0;
  }
  bool takes(std::string_view sign) {
    if (!sees(sign)) return false;
    at_ += sign.size();
    return true;
  }
  void must(std::string_view sign) {
    if (!takes(sign)) fail(at_, Phrase(Expected::sign, sign));
  }
  Step& emit(Do what, std::size_t at, std::int64_t n = 0) {
    Step step;
    step.what = what;
    step.at = places_[at];
    step.n = n;
    made_.steps.push_back(step);
    return made_.steps.back();
  }
  void push(std::size_t at, const UpStar& literal) { emit(Do::push, at).literal = literal; }

  std::optional<std::uint64_t> natural(std::uint64_t most = most_natural) { return natural<std::uint64_t>(most, most); }
  /// Reads a numerator; the error names the largest whole number as the limit.
  std::optional<Count> numerator() { return natural<Count>(most_numerator, most_natural); }
  template <class Number>
  std::optional<Number> natural(Number most, std::uint64_t limit) {
    skip();
    if (!is_digit(peek())) return std::nullopt;
    const std::size_t from = at_;
    Number n = 0;
    for (; is_digit(peek()); ++at_) {
      const auto digit = static_cast<std::uint64_t>(peek() - '0');
      if (n > (most - digit) / 10) past(from, limit);
      n = 10 * n + digit;
    }
    return n;
  }

  void sum() {
    const Nested nested(*this);
    ordinal();
    while (true) {
      const std::size_t at = at_;
      if (sees("+-")) {
        ordinal();
        emit(Do::add, at);
      } else if (takes("+")) {
        ordinal();
        emit(Do::add, at);
      } else if (takes("-")) {
        ordinal();
        emit(Do::subtract, at);
      } else {
        return;
      }
    }
  }

  void ordinal() {
    multiple();
    while (takes(":")) {
      multiple();
      emit(Do::ordinal, at_);
    }
  }

  void multiple() {
    std::vector<std::int64_t> factors;
    while (true) {
      skip();
      const std::size_t start = at_;
      const std::int64_t sign = !sees("+-") && takes("-") ? -1 : 1;
      const auto n = numerator();
      if (!n || !takes(".")) {
        at_ = start;
        break;
      }
      if (*n > most_natural) past(start, most_natural);
      if (is_digit(peek())) fail(at_, {ValueFault::fraction});
      factors.push_back(sign * static_cast<std::int64_t>(*n));
    }
    atom();
    for (; !factors.empty(); factors.pop_back()) emit(Do::multiply, at_, factors.back());
  }

  /// Reads a number with its minus, or returns nullopt: -1^ is -1 plus an up, as it is written.
  std::optional<Dyadic> number() {
    const std::size_t start = at_;
    const int sign = takes("-") ? -1 : 1;
    const auto n = numerator();
    if (!n) {
      at_ = start;
      return std::nullopt;
    }
    std::uint64_t parts = 1;
    if (peek() == '/') {
      const std::size_t at = ++at_;
      parts = natural(std::uint64_t{1} << 63).value_or(0);
      if (parts == 0) fail(at, {ValueFault::power_of_two});
      if (!std::has_single_bit(parts))
        fail(at, Phrase(ValueFault::power_of_two_for, text_.substr(start, at_ - start),
                        endless_signs(sign < 0, *n, parts)));
    }
    if (*n / parts > most_natural) past(start, most_natural);
    return Dyadic::of(sign * static_cast<__int128>(*n), static_cast<unsigned>(std::countr_zero(parts)));
  }

  void atom() {
    std::vector<std::pair<Do, std::size_t>> waiting;  // minuses and switches before the atom they apply to
    while (true) {
      skip();
      const std::size_t at = at_;
      if (takes("+-")) {
        if (sees("{")) {
          braces(true);
          break;
        }
        waiting.emplace_back(Do::switch_of, at);
      } else if (sees("-") && !is_digit(peek(1))) {
        must("-");
        waiting.emplace_back(Do::negate, at);
      } else {
        plain_atom();
        break;
      }
    }
    for (; !waiting.empty(); waiting.pop_back()) {
      Step& step = emit(waiting.back().first, waiting.back().second);
      step.left = 1;
    }
  }

  /// Returns the lower-case letters from here on, perhaps none.
  std::string_view name() const {
    std::size_t end = at_;
    while (end < text_.size() && text_[end] >= 'a' && text_[end] <= 'z') ++end;
    return std::string_view(text_).substr(at_, end - at_);
  }

  void plain_atom() {
    skip();
    const std::size_t start = at_;
    if (sees("{")) return braces(false);
    if (takes("(")) {
      sum();
      return must(")");
    }
    if (takes("[")) return address(start);
    for (std::size_t f = 0; f < function_names.size(); ++f)
      if (takes(std::string(function_names[f].name) + '(')) return function(f, start);
    const auto x = number();
    UpStar literal{x.value_or(Dyadic(0))};
    if (x)
      for (const std::size_t f : {std::size_t{0}, std::size_t{1}})
        if (takes(std::string(function_names[f].name) + '(')) {
          push(start, literal);
          function(f, start);
          emit(Do::add, start);
          return;
        }
    bool seen = x.has_value();
    std::optional<Step> tower;
    if (sees("^") || sees("v")) {
      seen = true;
      arrow(literal, tower);
    }
    if (peek() == '*') {
      seen = true;
      ++at_;
      literal.nimber = is_digit(peek()) ? *natural(std::numeric_limits<std::uint64_t>::max()) : 1;
    }
    if (!seen) fail(at_, phrase_of_endless(name()).value_or(Phrase(ValueFault::short_game)));
    push(start, literal);
    if (!tower) return;
    const bool is_down = tower->n < 0;
    emit(tower->what, start, is_down ? -tower->n : tower->n);
    emit(is_down ? Do::subtract : Do::add, start);
  }

  /// Reads "^^" or "v3" into the literal, or "^[n]" or "^<n>" into a step, with -n for those down.
  void arrow(UpStar& literal, std::optional<Step>& tower) {
    const char sign = peek();
    const std::int64_t direction = sign == '^' ? 1 : -1;
    std::int64_t count = 0;
    for (; peek() == sign; ++at_) ++count;
    const char opener = peek();
    if (count == 1 && (opener == '[' || opener == '<')) {
      ++at_;
      const std::size_t at = at_;
      const auto n = natural(Forms::most_birthday);
      must(opener == '[' ? "]" : ">");
      if (!n) fail(at, {Expected::whole_number});
      if (*n == 0) fail(at, {Expected::at_least_1});
      tower.emplace();
      tower->what = opener == '[' ? Do::push_up_sum : Do::push_up_power;
      tower->n = direction * static_cast<std::int64_t>(*n);
      return;
    }
    const std::int64_t last = is_digit(peek()) ? static_cast<std::int64_t>(*natural()) : 1;
    literal.ups = direction * (count - 1 + last);
  }

  void function(std::size_t f, std::size_t start) {
    std::size_t many = 1;
    sum();
    for (; takes(","); ++many) sum();
    must(")");
    if (many != function_names[f].arguments)
      fail(start, Phrase(ValueFault::arguments_of, function_names[f].arguments, function_names[f].name));
    Step& step = emit(Do::function, start, static_cast<std::int64_t>(f));
    step.left = many;
  }

  void address(std::size_t start) {
    const std::size_t from = at_;
    for (int depth = 1; depth > 0; ++at_) {
      if (at_ == text_.size()) fail(at_, Phrase(Expected::sign, "]"));
      depth += text_[at_] == '[' ? 1 : text_[at_] == ']' ? -1 : 0;
    }
    emit(Do::position, start, static_cast<std::int64_t>(made_.addresses.size()));
    made_.addresses.push_back({text_.substr(from, at_ - 1 - from), places_[from]});
  }

  /// Reads {L | R} with bars of any length, the longest outermost: a longer bar closes the shorter ones before it.
  /// {a,b} without bars is a list, allowed only after "+-".
  void braces(bool may_be_list) {
    const std::size_t start = at_;
    must("{");
    struct Open {
      std::size_t bars, left;
    };
    std::vector<Open> open;  // bars without their right side yet, each shorter than the one before
    std::size_t games = 0;   // since the last bar
    std::optional<Phrase> fault;
    bool wants_game = false, has_bars = false, may_end = true;
    const auto close_list = [&] {
      if (wants_game && !fault) fault = Phrase{ValueFault::game_between_commas};
      wants_game = false;
    };
    const auto close_bar = [&] {
      Step& step = emit(Do::braces, start);
      step.left = open.back().left;
      step.right = games;
      open.pop_back();
      games = 1;
    };
    while (!takes("}")) {
      skip();
      if (at_ == text_.size()) fail(at_, Phrase(Expected::sign, "}"));
      if (peek() == '|') {
        close_list();
        has_bars = true;
        std::size_t bars = 0;
        for (; peek() == '|'; ++at_) ++bars;
        while (!open.empty() && open.back().bars < bars) close_bar();
        if (!open.empty() && open.back().bars == bars && !fault) fault = Phrase{ValueFault::outermost_bar};
        open.push_back({bars, games});
        games = 0;
        may_end = true;
      } else if (takes(",")) {
        if (may_end && !fault) fault = Phrase{ValueFault::game_between_commas};
        wants_game = may_end = true;
      } else {
        if (!may_end && !fault) fault = Phrase{ValueFault::game_between_commas};
        sum();
        ++games;
        wants_game = may_end = false;
      }
    }
    close_list();
    if (!has_bars && !may_be_list) fail(at_ - 1, Phrase(Expected::sign, "|"));
    if (fault) fail(at_, *fault);
    while (!open.empty()) close_bar();
    if (may_be_list) emit(Do::switch_of, start).left = games;
  }

  std::string text_;
  std::vector<std::size_t> places_;
  std::size_t at_ = 0;
  unsigned nesting_ = 0;
  Expression made_;
};

}  // namespace

Expression read_expression(std::string_view folded) { return Parser(folded).whole(); }

}  // namespace sg::partizan
