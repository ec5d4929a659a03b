#include "request.hpp"

#include <rapidjson/document.h>

#include <algorithm>

#include "core/text/error.hpp"
#include "request/address/address.hpp"
#include "request/boundary/running.hpp"
#include "request/boundary/session.hpp"
#include "request/families/open-family.hpp"

namespace sg::fuzz {
namespace {

using Node = rapidjson::Value;

const Node* member(const Node& object, const char* name) {
  const auto found = object.FindMember(name);
  return found == object.MemberEnd() ? nullptr : &found->value;
}

bool is_text(const Node* node) { return node && node->IsString() && node->GetStringLength() > 0; }

bool says_limit(const Node& document) {
  const Node* const status = member(document, "status");
  return status && status->IsString() && std::string_view(status->GetString()) == "limit";
}

const std::string* text_of(const Request& request, std::string_view parameter) {
  for (const auto& [name, text] : request.given)
    if (name == parameter) return &text;
  return nullptr;
}

/// True if the reply has the verb's own format instead of a document.
bool is_plain(const Request& request) {
  const Parameter* const format = request.verb->parameter("format");
  if (!format) return false;
  const std::string* const given = text_of(request, "format");
  return (given ? std::string_view(*given) : *format->usual) != "json";
}

/// Time slices that a job may take to end after a request to stop.
constexpr std::uint64_t most_since_stop = 1000;

/// Returns a flaw of an error, such as a place outside of all texts; nullopt if there is none, as for an error whose
/// place is null.
std::optional<std::string> flaw_of_error(const Request& request, const Node& error) {
  if (!error.IsObject() || !is_text(member(error, "code"))) return "an error without a code";
  const Node* const expects = member(error, "expects");
  if (!is_text(member(error, "expected")) || !expects || !expects->IsObject() || !is_text(member(*expects, "key")))
    return "an error that expects nothing";
  const Node* const at = member(error, "at");
  if (!at) return "an error that says nothing of its place";
  if (at->IsNull()) return std::nullopt;
  std::size_t longest = 0;
  for (const auto& one : request.given) longest = std::max(longest, one.second.size());
  if (!at->IsUint64() || at->GetUint64() > longest) return "an error outside the text";
  return std::nullopt;
}

std::optional<std::string> flaw_of_address(const Node& document) {
  const Node* const node = member(document, "address");
  if (!node || !node->IsString()) return std::nullopt;
  const std::string printed(node->GetString(), node->GetStringLength());
  const auto read_again = [&] {
    if (member(document, "names")) return OpenAddress(printed).text();
    if (member(document, "ranges")) return OpenFamily(printed).name();
    return address_of(read_address(printed));
  };
  try {
    const std::string again = read_again();
    return again == printed ? std::nullopt : std::optional("printed " + printed + ", reads back " + again);
  } catch (const InputError& error) {
    return "printed " + printed + ", is not read: " + error.expected.text();
  }
}

}  // namespace

bool is_open(const Verb& verb) {
  return std::any_of(verb.parameters.begin(), verb.parameters.end(),
                     [](const Parameter& p) { return p.takes != Takes::choice && p.takes != Takes::number; });
}

std::vector<std::string> fields_of(std::string_view bytes) {
  std::vector<std::string> fields(1);
  for (const char c : bytes) {
    if (c == separator)
      fields.emplace_back();
    else
      fields.back() += c;
  }
  return fields;
}

std::string joined(const std::vector<std::string>& fields) {
  std::string bytes;
  for (const std::string& field : fields) bytes += (&field == &fields.front() ? "" : std::string(1, separator)) + field;
  return bytes;
}

std::optional<Request> request_of(const std::vector<std::string>& fields) {
  const Verb* const verb = find_verb(fields[0]);
  if (!verb || !is_open(*verb)) return std::nullopt;
  Request request{verb, {}};
  for (std::size_t i = 0; i < verb->parameters.size() && i + 1 < fields.size(); ++i)
    request.given.emplace_back(verb->parameters[i].name, fields[i + 1]);
  return request;
}

Reply answer(const Request& request, Session& session, std::uint64_t most) {
  std::uint64_t asked = 0;
  const auto signal = [&] { return ++asked > most ? Meter::Signal::stop : Meter::Signal::go_on; };
  return guarded([&] {
    Running running(*request.verb, request.verb->arguments(request.given), session, signal, Reading::typed);
    for (std::uint64_t since = 0; !running.advance();)
      if (asked > most && ++since > most_since_stop) internal_error("it goes on though it was asked to stop");
    return running.reply();
  });
}

std::optional<std::string> flaw_of(const Request& request, const Reply& reply) {
  if (reply.status == Status::broken) return "an error of our own";
  if (reply.status != Status::refused && is_plain(request)) return std::nullopt;
  rapidjson::Document document;
  document.Parse<rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag>(reply.document.data(),
                                                                                         reply.document.size());
  if (document.HasParseError() || !document.IsObject()) return "no document";
  const Node* const error = member(document, "error");
  if (error) {
    if (reply.status != Status::refused) return "an error that is answered";
    return flaw_of_error(request, *error);
  }
  if (reply.status == Status::refused) {
    const Node* const valid = member(document, "valid");
    const bool is_verdict = valid && valid->IsFalse() && is_text(member(document, "fault"));
    return is_verdict ? std::nullopt : std::optional<std::string>("refused without a fault");
  }
  const bool lacks =
      std::any_of(document.MemberBegin(), document.MemberEnd(), [](const auto& m) { return m.value.IsNull(); });
  if (reply.status == Status::answered && says_limit(document)) return "a limit that is answered";
  if (reply.status == Status::limited && !says_limit(document) && !lacks) return "a limit that keeps nothing back";
  return flaw_of_address(document);
}

}  // namespace sg::fuzz
