#include "cli/for-people.hpp"

#include <rapidjson/document.h>

#include <algorithm>

namespace sg {
namespace {

using Node = rapidjson::Value;

constexpr std::size_t most_moves = 12;

std::string scalar(const Node& value) {
  if (value.IsString()) return {value.GetString(), value.GetStringLength()};
  if (value.IsBool()) return value.GetBool() ? "yes" : "no";
  if (value.IsUint64()) return std::to_string(value.GetUint64());
  return value.IsNull() ? "not known" : "";
}

bool is_plain(const Node& value) { return !value.IsArray() && !value.IsObject(); }

const Node* member(const Node& object, const char* name) {
  const auto found = object.FindMember(name);
  return found == object.MemberEnd() || found->value.IsNull() ? nullptr : &found->value;
}

std::string text(const Node& object, const char* name, const std::string& none = "not known") {
  const Node* const found = member(object, name);
  return found ? scalar(*found) : none;
}

/// Appends names with their values, one a line, nested ones indented; a list of scalars is one line, a move its text.
/// If `is_known`, a null means that the value does not exist, and is left out; otherwise it is written "not known".
void list(const Node& value, const std::string& name, std::size_t depth, bool is_known, std::string& out) {
  const std::string margin(2 * depth, ' ');
  if (is_known && value.IsNull()) return;
  if (is_plain(value)) {
    out += margin + (name.empty() ? "" : name + ": ") + scalar(value) + '\n';
  } else if (value.IsObject() && member(value, "touch") && member(value, "text")) {
    out += margin + name + ' ' + text(value, "text") + '\n';
  } else if (value.IsArray() && std::all_of(value.Begin(), value.End(), is_plain)) {
    out += margin + (name.empty() ? "-" : name + ':');
    for (const Node& one : value.GetArray()) out += ' ' + scalar(one);
    out += '\n';
  } else {
    if (!name.empty()) out += margin + name + '\n';
    if (value.IsArray())
      for (const Node& one : value.GetArray()) list(one, one.IsObject() ? "-" : "", depth + 1, is_known, out);
    else
      for (const auto& [key, one] : value.GetObject()) list(one, scalar(key), depth + 1, is_known, out);
  }
}

std::string winner(const Node& answer) {
  const std::string outcome = text(answer, "outcome", "");
  if (outcome == "N") return "N: the player to move wins";
  if (outcome == "P") return "P: the player to move loses";
  if (outcome == "L") return "L: Left wins";
  if (outcome == "R") return "R: Right wins";
  return "The winner is not known";
}

void tell_moves(const Node& moves, std::string& out) {
  out += "Winning moves: " + text(moves, "winning") + " of " + text(moves, "total") + '\n';
  std::size_t shown = 0;
  for (const Node& move : moves["listed"].GetArray())
    if (text(move, "wins", "") == "yes" && shown++ < most_moves) out += "  " + text(move, "text") + '\n';
  if (shown > most_moves) out += "  and " + std::to_string(shown - most_moves) + " more\n";
}

std::string answer_text(const Node& answer) {
  std::string out = text(answer, "address", "A long position") + ", " + text(answer, "play") + " play\n";
  out += winner(answer);
  if (member(answer, "grundy")) out += ". Value *" + text(answer, "grundy");
  if (member(answer, "value")) out += ". Value " + text(answer, "value");
  if (member(answer, "ground")) out += " (" + text(answer, "ground") + ")";
  out += ".\n";
  if (const Node* const limit = member(answer, "limit"))
    out += "Stopped: " + text(*limit, "kind") + ", " + text(*limit, "at") + " positions looked at.\n";
  tell_moves(answer["moves"], out);
  return out;
}

/// Returns the winners of a family under a convention that has no additive values.
std::string winners_text(const Node& found) {
  std::string out = text(found, "game") + ", " + text(found, "play") + " play, from " + text(found, "from") + " on\n";
  out += "winners: " + text(found, "outcomes") + '\n';
  if (const Node* const numbers = member(found, "misere")) list(*numbers, "misere", 0, false, out);
  return out;
}

std::string period_text(const Node& found) {
  if (member(found, "outcomes")) return winners_text(found);
  std::string out = text(found, "game") + ": " + text(found, "made") + " values made\n";
  if (const Node* const limit = member(found, "limit"))
    out += "it ends before " + text(*limit, "at") + ": " + text(*limit, "kind") + '\n';
  const auto tell = [&](const Node& period, const std::string& how) {
    out += "period " + text(period, "period") + " from " + text(period, "preperiod") + " on, saltus " +
           text(period, "saltus") + ", " + how + '\n';
  };
  if (member(found, "period"))
    tell(found, "proved; --format json writes the certificate");
  else if (const Node* const seen = member(found, "observed"))
    tell(*seen, "seen up to " + text(*seen, "to") + ", not proved");
  else
    out += "no period was found\n";
  if (const Node* const values = member(found, "values")) list(*values, "values", 0, false, out);
  return out;
}

std::string error_text(const Node& error) {
  std::string out = "Expected: " + text(error, "expected") + " (" + text(error, "code") + ")";
  if (member(error, "at")) out += ", at character " + std::to_string(error["at"].GetUint64() + 1);
  out += '\n';
  const Node* const offers = member(error, "offers");
  if (!offers) return out;
  if (member(error, "missing")) out += text(error, "missing") + " is not here.\n";
  out += "Try:";
  for (const Node& offer : offers->GetArray()) out += (&offer == offers->Begin() ? " " : ", ") + scalar(offer);
  return out + "\n`sg catalog` lists all games.\n";
}

}  // namespace

std::string for_people(const Verb& verb, const Reply& reply) {
  rapidjson::Document document;
  document.Parse<rapidjson::kParseIterativeFlag>(reply.document.data(), reply.document.size());
  if (document.HasParseError() || !document.IsObject()) return reply.document;
  if (const Node* const error = member(document, "error")) return error_text(*error);
  const bool has_budget = verb.parameter("budget");
  std::string out;
  const Node& whole = document;  // const, as then there is only one type of iterator
  if (verb.document == "Answer")
    out = answer_text(document);
  else if (verb.document == "PeriodFound" || verb.document == "Series")
    out = period_text(document);
  else
    for (const auto& [name, value] : whole.GetObject()) list(value, scalar(name), 0, !has_budget, out);
  if (reply.status == Status::limited && has_budget) out += "A larger --budget looks further.\n";
  return out;
}

}  // namespace sg
