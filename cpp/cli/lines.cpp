#include "cli/lines.hpp"

#include <rapidjson/document.h>

#include <iostream>
#include <sstream>

#include "cli/command.hpp"
#include "core/text/json.hpp"

namespace sg {
namespace {

/// Makes a stream use another buffer during the lifetime of this object.
class Redirected {
 public:
  Redirected(std::ios& stream, std::streambuf* instead) : stream_(stream), before_(stream.rdbuf(instead)) {}
  ~Redirected() { stream_.rdbuf(before_); }
  Redirected(const Redirected&) = delete;
  Redirected& operator=(const Redirected&) = delete;

 private:
  std::ios& stream_;
  std::streambuf* before_;
};

}  // namespace

std::vector<std::string> words_of_line(const std::string& line) {
  rapidjson::Document document;
  document.Parse<rapidjson::kParseIterativeFlag>(line.data(), line.size());
  const auto fail = [] { throw CommandError(std::nullopt, {Expected::command_line, "a JSON array of words"}); };
  if (document.HasParseError() || !document.IsArray()) fail();
  std::vector<std::string> words;
  for (const rapidjson::Value& word : document.GetArray()) {
    if (!word.IsString()) fail();
    words.emplace_back(word.GetString(), word.GetStringLength());
  }
  return words;
}

int answer_lines(const std::function<int(const std::string&)>& answer) {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream nothing;
    std::ostringstream text;
    int code = 0;
    {
      const Redirected in(std::cin, nothing.rdbuf()), out(std::cout, text.rdbuf());
      code = answer(line);
    }
    Json json;
    json.begin_object().key("exit").index(static_cast<std::size_t>(code)).key("text").text(std::move(text).str());
    std::cout << json.end_object().take() << std::endl;
  }
  return 0;
}

}  // namespace sg
