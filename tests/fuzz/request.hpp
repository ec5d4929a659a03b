// Request to the engine as a line of bytes: a verb and its parameters in order, separated by the unit separator of
// ASCII.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "request/boundary/verb.hpp"

namespace sg::fuzz {

inline constexpr char separator = '\x1f';

/// True if the verb takes text from outside.
bool is_open(const Verb& verb);

std::vector<std::string> fields_of(std::string_view bytes);
std::string joined(const std::vector<std::string>& fields);

struct Request {
  const Verb* verb;
  Verb::Given given;
};

/// Parses the fields of a request; parameters without a field are absent, and fields without a parameter are dropped.
/// Returns nullopt if no open verb has the name.
std::optional<Request> request_of(const std::vector<std::string>& fields);

/// Answers as the bindings do; requests a stop once the meter, or any part of it, has been checked `most` times.
Reply answer(const Request& request, Session& session, std::uint64_t most = Meter::unlimited);

/// Returns the reason why a reply is not an answer, a limit or an error with its place, or why the address in it does
/// not read back as itself; nullopt if there is no flaw.
std::optional<std::string> flaw_of(const Request& request, const Reply& reply);

}  // namespace sg::fuzz
