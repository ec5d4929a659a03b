#include "theory/rules/rule-code.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

#include "core/text/minsize.hpp"
#include "theory/rules/linear-form.hpp"
#include "theory/rules/rule-alternatives.hpp"

namespace sg::rule {
namespace {

constexpr std::int64_t most_taken = 1000;  // most digits behind the point

/// Number of counters taken, of each of which it is known whether it is allowed: those up to `listed`, and all beyond.
struct Taken {
  std::vector<bool> listed;
  bool beyond = false;
};

/// Which pairs of heaps may stay.
enum Pairs : unsigned { any = 1, unequal = 2, equal = 4 };

/// Option of a clause in terms of its heaps that stay and of what is taken: n = sum of the heaps + taken.
struct Breaking {
  std::vector<std::int64_t> least;  // of each heap that stays
  Pairs pairs = any;
  Taken taken;
};

/// Reader of one option under conditions that all hold.
class Separation {
 public:
  Separation(const Clause& clause, const Clause::Option& option)
      : clause_(clause), variables_(clause.names.size()), parts_(option.parts.size()), least_(parts_, 0) {
    is_linear_ = parts_ <= 2 && equate(option);
  }

  /// Returns the option; nullopt if a condition is none that a code can have.
  SG_MINSIZE std::optional<Breaking> read(const Conjuncts& conditions) {
    const bool fit = is_linear_ &&
                     std::all_of(conditions.begin(), conditions.end(), [&](Id id) { return add(id, true); }) &&
                     settle();
    if (pairs_ == equal) least_[1] = least_[0];
    return fit && !adds() ? std::optional(Breaking{least_, pairs_, taken()}) : std::nullopt;
  }

 private:
  enum class Sign : std::uint8_t { zero, not_zero, not_negative };
  struct Constraint {
    Form form;
    Sign sign;
  };

  std::size_t place_of_part(std::size_t i) const { return variables_ + i; }
  std::size_t place_of_taken() const { return variables_ + parts_; }

  /// Makes the equations of the parts, and the constraints that variables go from 0 to n.
  bool equate(const Clause::Option& option) {
    Form sum = Form::unknown(place_of_taken());
    for (std::size_t i = 0; i < parts_; ++i) {
      const Form part = Form::unknown(place_of_part(i));
      const auto given = form_of(clause_, option.parts[i]);
      const auto equation = given ? given->plus(part, -1) : std::nullopt;
      if (!equation) return false;
      equations_.push_back(*equation);
      sum = *sum.plus(part, 1);
    }
    equations_.push_back(*Form::unknown(0).plus(sum, -1));
    for (std::size_t v = 0; v < variables_; ++v) {
      constraints_.push_back({Form::unknown(v), Sign::not_negative});
      constraints_.push_back({*Form::unknown(0).plus(Form::unknown(v), -1), Sign::not_negative});
    }
    return true;
  }

  /// Adds a condition, or its opposite. Returns false if it is not a comparison of linear forms.
  bool add(Id id, bool holds) {
    const Term& term = clause_[id];
    const Term &left = clause_[term.left], &right = clause_[term.right];
    if (term.op == Op::equal && left.condition && right.op == Op::number && right.number == 0)
      return add(term.left, !holds);
    if (!holds && term.op == Op::max) return add(term.left, false) && add(term.right, false);
    if (term.op != Op::equal && term.op != Op::less && term.op != Op::at_most) return false;
    const auto a = form_of(clause_, term.left), b = form_of(clause_, term.right);
    if (!a || !b) return false;
    auto difference = holds ? b->plus(*a, -1) : a->plus(*b, -1);
    const bool strict = term.op != Op::equal && (term.op == Op::less) == holds;
    if (difference && strict) difference = difference->plus({{}, 1}, -1);
    if (!difference) return false;
    if (term.op == Op::equal && holds)
      equations_.push_back(*difference);
    else
      constraints_.push_back({*difference, term.op == Op::equal ? Sign::not_zero : Sign::not_negative});
    return true;
  }

  /// Eliminates the variables and sorts the constraints that are left. Returns false if one does not fit a code.
  bool settle() {
    std::vector<Form*> forms;
    for (Constraint& constraint : constraints_) forms.push_back(&constraint.form);
    if (!eliminate(variables_, equations_, std::move(forms))) return false;
    equate_pair();
    for (const Form& form : equations_) constraints_.push_back({form, Sign::zero});
    // Bounds come first: whether heaps may be compared, and which numbers may be excluded, depends on them.
    const auto is_bound = [&](const Constraint& each) {
      return each.sign == Sign::not_negative &&
             (parts_ < 2 || each.form.of[place_of_part(0)] == 0 || each.form.of[place_of_part(1)] == 0);
    };
    std::stable_partition(constraints_.begin(), constraints_.end(), is_bound);
    return std::all_of(constraints_.begin(), constraints_.end(), [&](const auto& each) { return fits(each); });
  }

  /// Puts one of the two heaps that stay for the other, if an equation says that they are equal.
  void equate_pair() {
    if (parts_ < 2) return;
    const std::size_t first = place_of_part(0), second = place_of_part(1);
    const auto says_equal = [&](const Form& form) {
      return form.is_free_of(0, variables_) && form.constant == 0 && form.of[first] != 0 &&
             form.of[first] + form.of[second] == 0 && form.of[place_of_taken()] == 0;
    };
    const auto found = std::find_if(equations_.begin(), equations_.end(), says_equal);
    if (found == equations_.end()) return;
    pairs_ = equal;
    equations_.erase(found);
    const auto put = [&](Form& form) { form.of[first] += std::exchange(form.of[second], 0); };
    std::for_each(equations_.begin(), equations_.end(), put);
    for (Constraint& constraint : constraints_) put(constraint.form);
  }

  bool fits(const Constraint& constraint) {
    const Form& form = constraint.form;
    if (!form.is_free_of(0, variables_)) return false;
    if (form.is_free_of(variables_, place_of_taken())) {
      of_taken_.push_back(constraint);
      return std::abs(form.constant) < most_taken;
    }
    const auto is_not_negative = [](std::int64_t n) { return n >= 0; };
    if (constraint.sign == Sign::not_negative && form.constant >= 0 &&
        std::all_of(form.of.begin(), form.of.end(), is_not_negative))
      return true;
    if (form.of[place_of_taken()] != 0) return false;
    const std::int64_t first = form.of[place_of_part(0)], second = parts_ == 2 ? form.of[place_of_part(1)] : 0;
    if (first != 0 && second != 0) return first + second == 0 && compare(constraint, first);
    return bound(constraint, first != 0 ? 0 : 1);
  }

  /// Bounds a heap that stays from below.
  bool bound(const Constraint& constraint, std::size_t part) {
    const std::int64_t unit = constraint.form.of[place_of_part(part)], bound = -constraint.form.constant * unit;
    if (unit != 1 && unit != -1) return false;
    if (constraint.sign == Sign::not_negative) {
      least_[part] = std::max(least_[part], bound);
      return unit == 1;
    }
    if (constraint.sign == Sign::zero || bound > least_[part]) return false;
    if (bound == least_[part]) ++least_[part];
    return true;
  }

  /// Compares the two heaps that stay, once.
  bool compare(const Constraint& constraint, std::int64_t unit) {
    const std::int64_t by = constraint.form.constant;
    if ((unit != 1 && unit != -1) || std::exchange(is_compared_, true)) return false;
    if (constraint.sign == Sign::not_zero) {
      pairs_ = unequal;
      return by == 0 && least_[0] == least_[1];
    }
    // One heap is at most the other, or below it: which of them is called the first does not matter.
    if (constraint.sign == Sign::zero || (by != 0 && by != -1)) return false;
    const std::size_t small = unit == 1 ? 1 : 0, large = 1 - small;
    if (least_[large] > least_[small] - by) return false;
    least_[large] = least_[small];
    if (by == -1) pairs_ = unequal;
    return true;
  }

  /// Returns true if so many may be taken, by the conditions on that alone.
  bool allows(std::int64_t taken) const {
    return std::all_of(of_taken_.begin(), of_taken_.end(), [&](const auto& each) {
      const std::int64_t worth = each.form.constant + each.form.of[place_of_taken()] * taken;
      return each.sign == Sign::zero ? worth == 0 : each.sign == Sign::not_zero ? worth != 0 : worth >= 0;
    });
  }
  /// Number from which on, in either direction, the conditions on what is taken do not change.
  std::int64_t last() const {
    std::int64_t last = 1;
    for (const Constraint& each : of_taken_) last = std::max(last, std::abs(each.form.constant) + 1);
    return last;
  }
  /// Returns true if the heaps that stay may have more counters than there were.
  bool adds() const {
    for (std::int64_t taken = -last(); taken < 0; ++taken)
      if (allows(taken)) return true;
    return false;
  }
  Taken taken() const {
    Taken found;
    for (std::int64_t taken = 0; taken <= last() + 1; ++taken) found.listed.push_back(allows(taken));
    found.beyond = found.listed.back();
    return found;
  }

  const Clause& clause_;
  std::size_t variables_, parts_;
  std::vector<std::int64_t> least_;
  Pairs pairs_ = any;
  std::vector<Form> equations_ = {};
  std::vector<Constraint> constraints_ = {}, of_taken_ = {};
  bool is_linear_ = false, is_compared_ = false;
};

/// Digit as it is made: whether the heap may be cleared, one heap may stay, and which pairs may.
struct Allowed {
  bool none = false, one = false;
  unsigned pairs = 0;

  bool is_nothing() const { return !none && !one && pairs == 0; }
  bool operator==(const Allowed&) const = default;
  std::string text() const {
    const bool all = (pairs & any) != 0 || pairs == (unequal | equal);
    const char digit = static_cast<char>('0' + (none ? 1 : 0) + (one ? 2 : 0) + (pairs != 0 ? 4 : 0));
    return std::string(1, digit) + (all || pairs == 0 ? "" : (pairs & unequal) != 0 ? "!" : "=");
  }
};

class Digits {
 public:
  explicit Digits(std::int64_t by) : by_(by) {}

  /// Adds what an option allows. Returns false if it is not one of a code that is shifted by so much.
  bool add(const Breaking& option) {
    for (const std::int64_t least : option.least)
      if (least != by_ && least != by_ + 1) return false;
    const auto parts = static_cast<std::int64_t>(option.least.size());
    const auto filled = std::count(option.least.begin(), option.least.end(), by_ + 1);
    const Allowed allowed{.none = filled == 0 && option.pairs != unequal,
                          .one = parts > 0 && filled < 2 && option.pairs != equal,
                          .pairs = parts == 2 ? option.pairs : 0U};
    const auto shift = by_ * (parts - 1);
    // An empty heap has no move.
    for (std::size_t n = parts == 0 ? 1 : 0; n < option.taken.listed.size(); ++n)
      if (option.taken.listed[n] && !put(static_cast<std::int64_t>(n) + shift, allowed)) return false;
    if (option.taken.beyond) tails_.push_back({static_cast<std::int64_t>(option.taken.listed.size()) + shift, allowed});
    return true;
  }

  /// Returns the code; empty if there is none.
  std::string text() {
    if (digits_.empty() && tails_.empty()) return "";
    std::int64_t last = digits_.empty() ? 0 : digits_.rbegin()->first;
    for (const auto& [from, allowed] : tails_) last = std::max(last, from);
    if (last > most_taken) return "";
    Allowed tail;
    for (const auto& [from, allowed] : tails_) {
      for (std::int64_t n = from; n <= last; ++n) put(n, allowed);
      join(tail, allowed);
    }
    std::string out = digits_[0].text() + '.';
    while (last > 0 && digits_[last] == tail) --last;
    for (std::int64_t n = 1; n <= last; ++n) out += digits_[n].text();
    if (!tail.is_nothing()) return out + '[' + tail.text() + ']';
    return last > 0 ? out : out + '0';
  }

 private:
  static void join(Allowed& to, const Allowed& more) {
    to = {to.none || more.none, to.one || more.one, to.pairs | more.pairs};
  }
  /// With nothing taken only pairs may stay, and with less, nothing.
  bool put(std::int64_t taken, const Allowed& allowed) {
    if (taken < 0 || (taken == 0 && (allowed.none || allowed.one))) return false;
    join(digits_[taken], allowed);
    return true;
  }

  std::int64_t by_;
  std::map<std::int64_t, Allowed> digits_;
  std::vector<std::pair<std::int64_t, Allowed>> tails_;
};

}  // namespace

SG_MINSIZE std::optional<ShiftedCode> code_of(const std::vector<Clause>& clauses) {
  std::vector<Breaking> all;
  for (const Clause& clause : clauses)
    for (const Conjuncts& conditions : alternatives_of(clause))
      for (const Clause::Option& option : clause.options) {
        auto read = Separation(clause, option).read(conditions);
        if (!read) return std::nullopt;
        all.push_back(std::move(*read));
      }
  std::int64_t least = most_taken, most = 0;
  for (const Breaking& option : all)
    for (const std::int64_t each : option.least) {
      least = std::min(least, each);
      most = std::max(most, each);
    }
  // A code in which all heaps that stay have a counter is a code too with that counter left out of every heap.
  const bool splits =
      std::any_of(all.begin(), all.end(), [](const Breaking& option) { return option.least.size() > 1; });
  std::vector<std::int64_t> tried{std::min(least, most)};
  if (least == most && least > 0) tried.insert(splits ? tried.begin() : tried.end(), least - 1);
  for (const std::int64_t by : tried) {
    Digits digits(by);
    if (!std::all_of(all.begin(), all.end(), [&](const Breaking& option) { return digits.add(option); })) continue;
    std::string text = digits.text();
    if (!text.empty()) return ShiftedCode{std::move(text), static_cast<std::uint64_t>(by)};
  }
  return std::nullopt;
}

}  // namespace sg::rule
