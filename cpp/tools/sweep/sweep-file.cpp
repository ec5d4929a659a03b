#include "tools/sweep/sweep-file.hpp"

#include <rapidjson/document.h>

#include "cli/process.hpp"
#include "core/text/json.hpp"

namespace sg {

std::string SweepOf::line() const {
  Json json;
  json.begin_object().key("sweep").begin_object().key("digits").index(digits);
  json.key("to").index(bounds.to).key("budget").index(bounds.budget);
  return json.end_object().end_object().take();
}

std::optional<SweepOf> SweepOf::read(const std::string& line) {
  rapidjson::Document document;
  document.Parse<rapidjson::kParseIterativeFlag>(line.data(), line.size());
  if (document.HasParseError() || !document.IsObject() || !document.HasMember("sweep")) return std::nullopt;
  const rapidjson::Value& own = document["sweep"];
  const auto number = [&](const char* name) -> std::uint64_t {
    return own.IsObject() && own.HasMember(name) && own[name].IsUint64() ? own[name].GetUint64() : 0;
  };
  const SweepOf of{static_cast<unsigned>(std::min<std::uint64_t>(number("digits"), 9)),
                   {number("to"), number("budget")}};
  return of.line() == line && (of.digits == 2 || of.digits == 3) ? std::optional(of) : std::nullopt;
}

void refuse_file(const std::string& name, std::size_t line, const std::string& why) {
  throw CommandError(std::nullopt, {Expected::command_line, name + ", line " + std::to_string(line) + ": " + why});
}

std::string code_of_row(const std::string& line) {
  static const std::string before = R"({"code":")";
  if (line.compare(0, before.size(), before) != 0) return {};
  const std::size_t end = line.find('"', before.size());
  return end == std::string::npos ? "" : line.substr(before.size(), end - before.size());
}

LinesOfFile lines_of_file(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  LinesOfFile lines;
  if (!file) refuse(ErrorCode::bad_request, Expected::readable_file);
  for (std::string line; std::getline(file, line);) (file.eof() ? lines.cut_off : lines.whole.emplace_back()) = line;
  return lines;
}

}  // namespace sg
