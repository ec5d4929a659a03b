#include "theory/partizan/value-position.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "core/text/error.hpp"
#include "core/text/json.hpp"
#include "theory/partizan/expression.hpp"
#include "theory/partizan/form-text.hpp"
#include "theory/partizan/value-faults.hpp"

namespace sg::partizan {
namespace {

constexpr std::uint64_t reading_steps = 50'000;
/// Limit so that the options of both players together are counted in 64 bits.
constexpr Nimber most_nimber = ~Nimber{0} >> 2;
/// Number of forms in an arena from which on play continues in a new one.
constexpr std::size_t most_forms = 100'000;
/// Limit of the options that a document lists, as on a board of states.
constexpr std::uint64_t most_listed = 1000;

}  // namespace

struct ValuePosition::Arena {
  Forms forms;
  Thermographs thermographs{forms};
  Uptimals uptimals{forms};
  Weights weights{forms};
  FormTexts texts{thermographs, uptimals};
  Meter playing{Meter::unlimited};  // the options of an existing form cost few steps
  std::unordered_map<Form, std::array<Forms::Options, 2>> ordered = {};

  Arena() { forms.measure_by(playing); }

  /// Returns the parts of a number plus a nimber other than 0, else null. Its options are the number plus each smaller
  /// nimber, so that no list is needed.
  const UpStar* number_beside_nimber(Form form) const {
    const UpStar* const value = forms.up_star(form);
    return value != nullptr && value->ups == 0 && value->nimber != 0 ? value : nullptr;
  }
  /// Returns the number of options of each player.
  std::array<std::uint64_t, 2> count(Form form) {
    if (const UpStar* const value = number_beside_nimber(form)) return {value->nimber, value->nimber};
    const auto& [left, right] = options(form);
    return {left.size(), right.size()};
  }
  const std::array<Forms::Options, 2>& options(Form form) {
    const auto found = ordered.find(form);
    if (found != ordered.end()) return found->second;
    std::array<Forms::Options, 2> own;
    for (const Player player : players) own[index_of(player)] = texts.in_order(forms.options(form, player));
    return ordered.emplace(form, std::move(own)).first->second;
  }
  Form option(Form form, std::uint64_t i) {
    const std::uint64_t of_left = count(form)[0];
    const bool is_left = i < of_left;
    const std::uint64_t place = is_left ? i : i - of_left;
    if (const UpStar* const value = number_beside_nimber(form)) return forms.of({value->number, 0, place});
    return options(form)[is_left ? 0 : 1][static_cast<std::size_t>(place)];
  }
  /// Returns the text of a position reached in play. No limit was checked for it, but it is not much longer than the
  /// text that was read.
  std::string text(Form form) {
    auto text = texts.text(form);
    if (!text) internal_error("an option is written at four times the length of its game");
    return *std::move(text);
  }
  /// Evaluates an expression without addresses. Throws InputError with a place in the text, and Interrupted.
  Form read(const Expression& expression, Meter& meter) {
    forms.measure_by(meter);
    const Form form = Evaluation(expression.steps, thermographs, weights).run({});
    texts.text(form);
    forms.measure_by(playing);
    return form;
  }
};

ValuePosition::ValuePosition(std::shared_ptr<Arena> arena, Form form)
    : arena_(std::move(arena)), form_(form), text_(arena_->text(form)) {}

ValuePosition ValuePosition::read(Reader& reader) {
  const std::size_t start = reader.at();
  const std::string_view text = reader.rest();
  try {
    const Expression expression = read_expression(text);
    if (!expression.addresses.empty())
      throw InputError(ErrorCode::bad_value, expression.addresses[0].at, {ValueFault::short_game});
    auto arena = std::make_shared<Arena>();
    Meter meter(reading_steps);
    const Form form = arena->read(expression, meter);
    if (const UpStar* const value = arena->forms.up_star(form); value != nullptr && value->nimber > most_nimber)
      throw InputError(ErrorCode::too_big, 0, {ValueFault::smaller_value});
    const auto own = arena->texts.text(form);
    if (!own || own->size() > most_length)
      throw InputError(ErrorCode::too_big, 0, {Expected::most_characters, most_length});
    reader.rewind(start + text.size());
    return ValuePosition(std::move(arena), form);
  } catch (InputError& error) {
    if (error.at) *error.at += start;
    throw;
  } catch (const Interrupted&) {
    throw InputError(ErrorCode::too_big, start, {ValueFault::smaller_value});
  }
}

ValuePosition ValuePosition::made(std::string_view text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_value);
  return read(reader);
}

std::size_t ValuePosition::size() const {
  constexpr std::uint64_t most = std::numeric_limits<std::size_t>::max() - 1;
  return 1 + static_cast<std::size_t>(std::min(most, range(Player::right).second));
}

std::optional<UpStar> ValuePosition::up_star() const {
  const UpStar* const own = arena_->forms.up_star(form_);
  return own != nullptr ? std::optional(*own) : std::nullopt;
}

std::pair<std::uint64_t, std::uint64_t> ValuePosition::range(Player player) const {
  const auto [left, right] = arena_->count(form_);
  if (player == Player::left) return {0, left};
  return {left, left + right};
}

std::string ValuePosition::option_text(std::uint64_t i) const { return arena_->text(arena_->option(form_, i)); }

void ValuePosition::write(Json& json) const {
  const std::uint64_t all = range(Player::right).second;
  json.begin_object().key("kind").text(text_of(BoardKind::states)).key("states").begin_array();
  json.begin_object().key("label").text(text_).key("count").number(all).key("options").begin_array();
  for (std::uint64_t i = 0; i < std::min(all, most_listed); ++i) json.text(option_text(i));
  json.end_array().key("left").number(range(Player::left).second);
  json.end_object().end_array().end_object();
}

Phrase ValuePosition::move_part(const Touch& touch) const {
  Phrase phrase(notation::state);
  return phrase.add(text_).add(option_text(touch[1]));
}

ValuePosition ValuePosition::after(const Touch& touch) const {
  const Form option = arena_->option(form_, touch[1]);
  if (arena_->forms.size() < most_forms) return ValuePosition(arena_, option);
  return made(arena_->text(option));
}

void ValuePosition::each_small(unsigned size, const std::function<void(const ValuePosition&)>& visit) {
  const auto arena = std::make_shared<Arena>();
  Forms& forms = arena->forms;
  std::vector<Form> all{forms.zero()};
  std::set<Form> seen{forms.zero()};
  const auto add = [&](Forms::Options left, Forms::Options right) {
    const Form form = forms.canonical(std::move(left), std::move(right));
    if (seen.insert(form).second) all.push_back(form);
  };
  for (unsigned moves = 1; moves <= std::min(size, 2u); ++moves) {
    const std::vector<Form> before = all;
    const auto chosen = [&](std::size_t set) {
      Forms::Options options;
      for (std::size_t i = 0; i < before.size(); ++i)
        if ((set >> i & 1) != 0) options.push_back(before[i]);
      return options;
    };
    const std::size_t sets = std::size_t{1} << before.size();
    for (std::size_t left = 0; left < sets; ++left)
      for (std::size_t right = 0; right < sets; ++right) add(chosen(left), chosen(right));
  }
  if (size > 2) {
    const std::vector<Form> before = all;
    for (const Form left : before)
      for (const Form right : before) add({left}, {right});
  }
  for (const Form form : all) visit(ValuePosition(arena, form));
}

}  // namespace sg::partizan
