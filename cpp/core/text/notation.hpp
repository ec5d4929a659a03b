// How moves are written: each kind of move by its key, whose sentence the page owns, and by a pattern with a place for each fact.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace sg {

class Json;

/// Facts are named in braces, in the order in which they are given. What stands in brackets is repeated for as many facts as
/// are left, which are lists then; behind its bar is what comes between two of them.
struct MoveForm {
  std::string_view key, pattern;
};

// Heaps, tokens, coins and all else that has no name is counted from 1. `web/engine/documents.d.ts` has the same keys and facts.
namespace notation {
inline constexpr MoveForm heap{"heap", "{index}: {from} > [{kept}|,]"};
inline constexpr MoveForm heaps{"heaps", "[{index}: {from} > {kept}|, ]"};  // at once
inline constexpr MoveForm divided{"divided", "{index}: {from} / {divisor}"};
inline constexpr MoveForm multiple{"multiple", "{larger} - {times} * {smaller} = {rest}"};
inline constexpr MoveForm bean{"bean", "{from}>[{into}|,]"};
inline constexpr MoveForm cards{"cards", "{from} > {to}: {count}"};
inline constexpr MoveForm pass{"pass", "pass"};
inline constexpr MoveForm sheet{"sheet", "{index}: {size} > [{pieces}|,]"};
inline constexpr MoveForm token{"token", "{index}: {from}>{to}"};
inline constexpr MoveForm marble{"marble", "{from}>{to}:{letter}"};
inline constexpr MoveForm letter{"letter", "+{letter}"};
inline constexpr MoveForm general{"general", "#{general}"};
inline constexpr MoveForm vertex{"vertex", "{vertex}"};
inline constexpr MoveForm edge{"edge", "{from}-{to}"};
inline constexpr MoveForm coloured_edge{"coloured-edge", "{from}-{to}{colour}"};
inline constexpr MoveForm coins{"coins", "[{coins}{faces}|,]"};
inline constexpr MoveForm cell_coins{"cell-coins", "[{cells}{faces}|,]"};
inline constexpr MoveForm cells{"cells", "[{cells}|,]"};
inline constexpr MoveForm step{"step", "{from}>{to}: {count}"};
inline constexpr MoveForm piece{"piece", "{from}>{to}"};
inline constexpr MoveForm row_piece{"row-piece", "{row}/{from}>{to}"};
inline constexpr MoveForm cross{"cross", "x{cell}"};
inline constexpr MoveForm crossing{"crossing", "{index}: {from} > {kept} @{at}"};
inline constexpr MoveForm run{"run", "{from}..{to}"};
}  // namespace notation

/// What a touch does in one component.
class MovePart {
 public:
  explicit MovePart(const MoveForm& form, std::initializer_list<std::uint64_t> facts = {});
  MovePart& add(std::uint64_t fact);
  MovePart& add(std::string fact);

  /// By the pattern.
  std::string text() const;
  /// The fields "key" and "facts" of an object that has been begun.
  void write(Json& json) const;

 private:
  const MoveForm* form_;
  std::vector<std::string> facts_;
};

}  // namespace sg
