// A request to the engine as a line of bytes: a verb and its parameters in order, parted by the unit separator of ASCII.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "request/boundary/verb.hpp"

namespace sg::fuzz {

inline constexpr char separator = '\x1f';

/// A verb that takes text from outside.
bool is_open(const Verb& verb);

std::vector<std::string> fields_of(std::string_view bytes);
std::string joined(const std::vector<std::string>& fields);

struct Request {
  const Verb* verb;
  Verb::Given given;
};

/// Parameters without a field are not given, and fields without a parameter are dropped. Nothing where no open verb has the name.
std::optional<Request> request_of(const std::vector<std::string>& fields);

/// As the bindings answer it; it is asked to stop once its meter, or any part of it, has looked up `most` times.
Reply answer(const Request& request, Session& session, std::uint64_t most = Meter::unlimited);

/// Why a reply is none of an answer, a limit and an error with its place; or why the address in it does not stand for itself.
std::optional<std::string> flaw_of(const Request& request, const Reply& reply);

}  // namespace sg::fuzz
