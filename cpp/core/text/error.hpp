// Errors: of an input, of the arguments of a verb (request/boundary/verb.hpp), of a limit, and of this program.
#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/expected.hpp"

namespace sg {

/// Kind of error: in an input or a request or, for `internal`, in this program.
enum class ErrorCode : std::uint8_t {
  unknown_game,
  bad_rules,
  bad_position,
  bad_value,
  bad_play,
  too_big,
  bad_request,
  internal
};

/// Name in documents.
std::string_view text_of(ErrorCode code);

/// Base of all errors that are thrown, apart from those of the checker, which uses only the meter and the phrases.
class Error : public std::exception {
 public:
  Error(ErrorCode code, Phrase expected);
  Error(const Error&) = default;
  Error(Error&&) noexcept = default;
  Error& operator=(const Error&) = default;
  Error& operator=(Error&&) noexcept = default;
  ~Error() override;

  /// Code in documents, or for InternalError a message.
  const char* what() const noexcept override;
  /// Writes the members of the object that is being written: code, place, what was expected.
  virtual void write(Json& json) const;

  ErrorCode code;
  Phrase expected;
};

/// Error of an input. `at` is an offset in the folded text while that is being read, and afterwards in UTF-16 units of
/// the raw input; nullopt if the input as a whole is wrong.
class InputError : public Error {
 public:
  InputError(ErrorCode code, std::optional<std::size_t> at, Phrase expected);
  void write(Json& json) const override;

  std::optional<std::size_t> at;
  std::vector<std::string> offers = {};  // what to type instead, the likeliest first
  std::string missing = {};              // English name of a game that is not here, to which the offers are the nearest
};

/// Number that is out of the range of exact arithmetic, or work that memory does not suffice for.
class LimitError : public Error {
 public:
  explicit LimitError(Wording<0> expected);
};

/// Violated invariant of this program.
class InternalError : public Error {
 public:
  explicit InternalError(std::string what);
  const char* what() const noexcept override { return what_.c_str(); }

 private:
  std::string what_;
};

/// Throws InputError for an input as a whole.
[[noreturn]] void refuse(ErrorCode code, Wording<0> expected);
[[noreturn]] void refuse(ErrorCode code, Phrase expected);

/// Throws InternalError, in one place so that each check of an invariant costs few bytes.
[[noreturn]] void internal_error(const char* what);

}  // namespace sg
