#include "core/text/error.hpp"

#include "core/text/minsize.hpp"

namespace sg {

std::string_view text_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::unknown_game:
      return "unknown-game";
    case ErrorCode::bad_rules:
      return "bad-rules";
    case ErrorCode::bad_position:
      return "bad-position";
    case ErrorCode::bad_value:
      return "bad-value";
    case ErrorCode::bad_play:
      return "bad-play";
    case ErrorCode::too_big:
      return "too-big";
    case ErrorCode::bad_request:
      return "bad-request";
    case ErrorCode::internal:
      break;
  }
  return "internal";
}

SG_MINSIZE Error::Error(ErrorCode own_code, Phrase own_expected) : code(own_code), expected(std::move(own_expected)) {}
Error::~Error() = default;
const char* Error::what() const noexcept { return text_of(code).data(); }
SG_MINSIZE void Error::write(Json& json) const {
  json.key("code").text(text_of(code)).key("at").null();
  write_expected(json, expected);
}

SG_MINSIZE InputError::InputError(ErrorCode own_code, std::optional<std::size_t> place, Phrase own_expected)
    : Error(own_code, std::move(own_expected)), at(place) {}
SG_MINSIZE void InputError::write(Json& json) const {
  json.key("code").text(text_of(code)).key("at").index(at);
  write_expected(json, expected);
  if (offers.empty()) return;
  json.key("offers").begin_array();
  for (const std::string& offer : offers) json.text(offer);
  json.end_array().key("missing").text(missing.empty() ? std::nullopt : std::optional<std::string_view>(missing));
}

LimitError::LimitError(Wording<0> own_expected) : Error(ErrorCode::too_big, own_expected) {}

SG_MINSIZE InternalError::InternalError(std::string message)
    : Error(ErrorCode::internal, {Expected::report, message}), what_(std::move(message)) {}

SG_MINSIZE void refuse(ErrorCode code, Wording<0> expected) { throw InputError(code, std::nullopt, expected); }
SG_MINSIZE void refuse(ErrorCode code, Phrase expected) { throw InputError(code, std::nullopt, std::move(expected)); }
SG_MINSIZE void internal_error(const char* what) { throw InternalError(what); }

}  // namespace sg
