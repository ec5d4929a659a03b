#include "request/boundary/verb.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <new>
#include <stdexcept>

#include "core/game/registry.hpp"
#include "core/text/error.hpp"
#include "core/text/minsize.hpp"

namespace sg {
namespace {

std::vector<Verb>& mutable_verbs() {
  static std::vector<Verb> all;
  return all;
}

std::from_chars_result read_whole(std::string_view text, std::uint64_t& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ptr == text.data() + text.size() ? read : std::from_chars_result{read.ptr, std::errc::invalid_argument};
}

std::optional<std::uint64_t> read_number(std::string_view text) {
  std::uint64_t number = 0;
  return read_whole(text, number).ec == std::errc() ? std::optional(number) : std::nullopt;
}

/// Returns the error if the text is not valid for the parameter, otherwise nullopt.
std::optional<UsageError> unfit(const Parameter& parameter, std::string_view text) {
  const auto wants = [&](Phrase phrase, ErrorCode code) {
    return UsageError{code, std::string(parameter.name), std::move(phrase)};
  };
  if (parameter.takes == Takes::choice && !parameter.choices.have(text))
    return wants({Expected::one_of, parameter.choices.listed()}, parameter.code);
  if (parameter.takes != Takes::number || (text.empty() && parameter.usual == "")) return std::nullopt;
  std::uint64_t number = 0;
  const std::errc error = read_whole(text, number).ec;
  if (error == std::errc::result_out_of_range)
    return wants({Expected::whole_number_up_to, std::numeric_limits<std::uint64_t>::max()}, ErrorCode::too_big);
  if (error == std::errc() && number >= parameter.least) return std::nullopt;
  if (parameter.least == 0) return wants({Expected::whole_number}, parameter.code);
  return wants({Expected::whole_number_from, parameter.least}, parameter.code);
}

std::string_view text_of(Takes takes) {
  constexpr std::string_view texts[] = {"address", "game", "touch", "text", "number", "choice", "file", "input"};
  return texts[static_cast<std::size_t>(takes)];
}

SG_MINSIZE Reply reply_with(const Error& error) {
  Json json;
  error.write(json.begin_object().key("error").begin_object());
  const Status status = error.code == ErrorCode::internal ? Status::broken : Status::refused;
  return {json.end_object().end_object().take(), status};
}

}  // namespace

SG_MINSIZE UsageError::UsageError(ErrorCode own_code, std::string own_parameter, Phrase own_expected)
    : Error(own_code, std::move(own_expected)), parameter(std::move(own_parameter)) {}
SG_MINSIZE void UsageError::write(Json& json) const {
  Error::write(json);
  if (!parameter.empty()) json.key("parameter").text(parameter);
}

const std::string& Arguments::text(std::string_view name) const {
  const auto found = std::find_if(texts_.begin(), texts_.end(), [&](const auto& given) { return given.first == name; });
  if (found == texts_.end()) internal_error("a verb reads a parameter that it has not");
  return found->second;
}

void Arguments::set(std::string_view name, std::string text) {
  for (auto& [given, own] : texts_)
    if (given == name) own = std::move(text);
}

std::uint64_t Arguments::number(std::string_view name) const { return *read_number(text(name)); }

std::optional<std::uint64_t> Arguments::number_if_any(std::string_view name) const { return read_number(text(name)); }

const Parameter* Verb::parameter(std::string_view wanted) const {
  const auto found =
      std::find_if(parameters.begin(), parameters.end(), [&](const Parameter& p) { return p.name == wanted; });
  return found == parameters.end() ? nullptr : &*found;
}

SG_MINSIZE Arguments Verb::arguments(const Given& given) const {
  for (const auto& one : given)
    if (!parameter(one.first))
      throw UsageError(ErrorCode::bad_request, one.first, {Expected::parameter_of, std::string(name)});
  Arguments all;
  for (const Parameter& p : parameters) {
    const auto found = std::find_if(given.begin(), given.end(), [&](const auto& one) { return one.first == p.name; });
    if (found == given.end() && !p.usual)
      throw UsageError(p.code, std::string(p.name), {Expected::parameter, std::string(p.about)});
    std::string text = found == given.end() ? std::string(*p.usual) : found->second;
    if (auto error = unfit(p, text)) throw *std::move(error);
    all.texts_.emplace_back(p.name, std::move(text));
  }
  return all;
}

const std::vector<Verb>& verbs() { return mutable_verbs(); }

const Verb* find_verb(std::string_view name) {
  const auto found = std::find_if(verbs().begin(), verbs().end(), [&](const Verb& v) { return v.name == name; });
  return found == verbs().end() ? nullptr : &*found;
}

EnrolledVerb::EnrolledVerb(Verb verb) {
  enrol_in(mutable_verbs(), std::move(verb), [](const Verb& v) { return v.name; });
}

std::string verbs_document() {
  Json json;
  json.begin_object().key("verbs").begin_array();
  for (const Verb& verb : verbs()) {
    json.begin_object().key("name").text(verb.name).key("about").text(verb.about).key("document").text(verb.document);
    json.key("long").boolean(verb.is_long).key("parameters").begin_array();
    for (const Parameter& p : verb.parameters) {
      json.begin_object().key("name").text(p.name).key("takes").text(text_of(p.takes)).key("about").text(p.about);
      json.key("usual").text(p.usual).key("choices").begin_array();
      for (const std::string_view choice : p.choices) json.text(choice);
      json.end_array().key("least").number(p.least).key("named").boolean(p.is_named);
      json.end_object();
    }
    json.end_array().end_object();
  }
  return json.end_array().end_object().take();
}

SG_MINSIZE Reply fault_reply() try { throw; } catch (const Error& error) {
  return reply_with(error);
} catch (const std::bad_alloc&) {
  return reply_with(LimitError(Expected::memory));
} catch (const std::length_error&) {  // thrown by a vector or a string
  return reply_with(LimitError(Expected::memory));
} catch (const std::exception& error) {
  return reply_with(InternalError(error.what()));
} catch (...) {
  return reply_with(InternalError("unknown exception"));
}

}  // namespace sg
