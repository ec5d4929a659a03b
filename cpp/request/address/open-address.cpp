#include "request/address/open-address.hpp"

#include <algorithm>

namespace sg {

OpenAddress::OpenAddress(std::string_view raw) : raw_(raw) {
  located(raw_, [this](std::string_view folded) {
    from_ = std::min(folded.find_first_not_of(' '), folded.size());
    const std::size_t last = folded.find_last_not_of(' ');
    text_ = last == std::string_view::npos ? "" : folded.substr(from_, last + 1 - from_);
    try {
      open_.emplace(text_);
      // The game is read only once if it is the same for all numbers: in a sum even the number of components may depend
      // on them, and so may rules.
      const std::string_view head = open_->head();
      const Bounds bounds = *EachComponent(head).next();
      position_ = bounds.rules_end + 1;
      if (bounds.has_position(head) && text_.find(" + ") == std::string::npos) game_ = game_of(head, bounds);
    } catch (InputError& error) {
      if (error.at) *error.at += from_;
      throw;
    }
    return 0;
  });
}

Sum OpenAddress::with(const NamedNumbers& names) const {
  bool is_made = false;
  try {
    const std::string text = open_->with(names);
    is_made = true;
    if (!game_) return read_address(unfolded(text));
    Reader reader(text, position_, text.size(), ErrorCode::bad_position);
    Sum sum{{game_, game_->read(reader)}};
    reader.expect_end(Expected::end_of_position);
    return sum;
  } catch (InputError& error) {
    if (error.at) error.at = Source(raw_).locate(from_ + (is_made ? open_->source(names, *error.at) : *error.at));
    throw;
  }
}

}  // namespace sg
