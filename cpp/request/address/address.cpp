#include "request/address/address.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr std::string_view plus = " + ";
constexpr std::size_t most_components = 1000;

/// Accepts capitals too, although no id has any: the error should be at the whole name that was typed.
bool is_id(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'; }
int depth_change(char c) { return c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0; }

/// Returns the end of the component that begins at `from`: the next " + " outside brackets, or the end of the text.
std::size_t component_end(std::string_view text, std::size_t from) {
  int depth = 0;
  for (std::size_t i = from; i < text.size(); ++i) {
    depth += depth_change(text[i]);
    if (depth <= 0 && text.substr(i, plus.size()) == plus) return i;
  }
  return text.size();
}

[[noreturn]] void fail(ErrorCode code, std::size_t at, Phrase expected) {
  throw InputError(code, at, std::move(expected));
}

Bounds bounds_of(std::string_view text, std::size_t from, std::size_t to) {
  Bounds bounds{from, from, 0, 0, true, to};
  while (bounds.id < to && text[bounds.id] == ' ') ++bounds.id;
  bounds.id_end = bounds.id;
  while (bounds.id_end < to && is_id(text[bounds.id_end])) ++bounds.id_end;
  bounds.rules_end = bounds.id_end;
  int depth = bounds.id_end < to && text[bounds.id_end] == '(' ? 1 : 0;
  if (depth > 0) ++bounds.rules_end;
  while (depth > 0 && bounds.rules_end < to) depth += depth_change(text[bounds.rules_end++]);
  bounds.is_closed = depth <= 0;
  return bounds;
}

const MoverNotation* mover_notation = nullptr;

}  // namespace

SG_MINSIZE void enrol(const MoverNotation& notation) { mover_notation = &notation; }

EachComponent::EachComponent(std::string_view text)
    : text_(text), from_(mover_notation != nullptr ? mover_notation->end(text) : 0) {}

const Bounds* EachComponent::next() {
  if (count_ > 0 && bounds_.to == text_.size()) return nullptr;
  const std::size_t from = count_ > 0 ? bounds_.to + plus.size() : from_;
  if (count_++ == most_components) fail(ErrorCode::too_big, from, {Expected::most_components, most_components});
  bounds_ = bounds_of(text_, from, component_end(text_, from));
  return &bounds_;
}

GamePtr game_of(std::string_view text, const Bounds& bounds) {
  const std::size_t open = bounds.id_end, behind = bounds.rules_end;
  const auto named = find_game(text.substr(bounds.id, open - bounds.id));
  if (!named && mover_notation != nullptr) return mover_notation->negative(text, bounds);
  if (!named) fail(open == bounds.id ? ErrorCode::bad_request : ErrorCode::unknown_game, bounds.id, {Expected::game});
  if (!bounds.is_closed) fail(ErrorCode::bad_rules, behind, {Expected::sign, ")"});
  const bool takes_rules = !named->alias && named->family->parametrised;
  if (takes_rules != (behind > open))
    fail(ErrorCode::bad_rules, open, takes_rules ? Phrase{Expected::rules_in_brackets} : Phrase{Expected::sign, ":"});
  if (!takes_rules) return make_game(*named, nullptr);
  Reader rules(text, open + 1, behind - 1, ErrorCode::bad_rules);
  return make_game(*named, &rules);
}

SG_MINSIZE Sum read_address(std::string_view raw) {
  return located(raw, [](std::string_view text) {
    Sum sum;
    std::optional<std::size_t> alone;  // start of the first game that has no values, so that it cannot be a summand
    std::optional<std::size_t> loopy;  // and of the first one whose positions can come back
    EachComponent all(text);
    while (const Bounds* const bounds = all.next()) {
      const bool same = bounds->is_bare(text) && !sum.empty();
      const GamePtr game = same ? sum.back().game : game_of(text, *bounds);
      const GameClass kind = game->info().game_class;
      if (kind == GameClass::loopy) loopy = loopy.value_or(bounds->from);
      if (kind != GameClass::nimber && kind != GameClass::partizan && kind != GameClass::loopy)
        alone = alone.value_or(bounds->from);
      if (!bounds->has_position(text)) fail(ErrorCode::bad_position, bounds->rules_end, {Expected::sign, ":"});
      Reader reader(text, bounds->rules_end + 1, bounds->to, ErrorCode::bad_position);
      sum.push_back({game, game->read(reader)});
      reader.expect_end(Expected::end_of_position);
      if (alone && (sum.size() > 1 || bounds->to != text.size()))
        fail(ErrorCode::bad_request, *alone, {Expected::summand});
    }
    if (loopy && is_partizan(sum)) fail(ErrorCode::bad_request, *loopy, {Expected::summand_that_ends});
    if (mover_notation != nullptr) mover_notation->settle(text, sum);
    return sum;
  });
}

GamePtr read_game(std::string_view raw) {
  return located(raw, [](std::string_view text) {
    const Bounds bounds = bounds_of(text, 0, text.size());
    GamePtr game = game_of(text, bounds);
    if (bounds.rules_end != text.size()) fail(ErrorCode::bad_request, bounds.rules_end, {Expected::end_of_game});
    return game;
  });
}

Play read_play(std::string_view text, const Sum& sum) {
  const auto found =
      std::find_if(play_rules.begin(), play_rules.end(), [&](const PlayRules& rules) { return rules.name == text; });
  require_play(found->play, sum);
  return found->play;
}

std::vector<Play> plays_of(const Family& family) {
  std::vector<Play> defined;
  for (const PlayRules& rules : play_rules)
    if (family.defines(rules.play)) defined.push_back(rules.play);
  return defined;
}

}  // namespace sg
