#include "request/misere/misere-request.hpp"

#include "solve/solvers.hpp"

namespace sg {

Sum misere_sum(std::string_view address) {
  Sum sum = read_address(address);
  read_play("misere", sum);
  // Forms are of positions that cannot come back.
  if (is_loopy(sum)) refuse(ErrorCode::bad_request, Expected::summand);
  return sum;
}

std::optional<std::uint64_t> heaps_asked(const Arguments& given) {
  const std::string& text = given.text("game");
  const auto to = given.number_if_any("to");
  const Source source(text);
  EachComponent components(source.text());
  const bool has_position = components.next()->has_position(source.text()) && !is_open(text);
  if (has_position == to.has_value()) throw UsageError(ErrorCode::bad_request, "to", Phrase{Expected::whole_number});
  if (to && *to > most_heap) refuse(ErrorCode::too_big, {Expected::heaps_up_to, most_heap});
  return to;
}

}  // namespace sg
