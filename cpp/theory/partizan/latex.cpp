#include "theory/partizan/latex.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/text/minsize.hpp"

namespace sg::partizan {
namespace {

using Signs = std::pair<std::string_view, std::string_view>;

constexpr Signs commands[] = {
    {"left", ""},   {"right", ""},    {"middle", ""},     {"mid", "|"},      {"vert", "|"},       {"lvert", "|"},
    {"Vert", "||"}, {"uparrow", "^"}, {"downarrow", "v"}, {"Uparrow", "^^"}, {"Downarrow", "vv"}, {"pm", "+-"},
    {"ast", "*"},   {"star", "*"},    {"cdot", "."},      {"langle", "<"},   {"rangle", ">"}};
constexpr std::string_view fractions[] = {"frac", "tfrac", "dfrac"}, texts[] = {"mathrm", "text", "operatorname"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_among(std::string_view word, const auto& all) {
  return std::find(std::begin(all), std::end(all), word) != std::end(all);
}

/// Reads an argument, {…} or one sign, from `at` on; nullopt if there is none.
std::optional<std::string_view> argument(std::string_view text, std::size_t& at) {
  if (at >= text.size()) return std::nullopt;
  if (text[at] != '{') return text.substr(at++, 1);
  const std::size_t from = at + 1, end = text.find('}', from);
  if (end == std::string_view::npos) return std::nullopt;
  at = end + 1;
  return text.substr(from, end - from);
}

}  // namespace

SG_MINSIZE std::optional<LatexSign> latex_sign(std::string_view text, std::size_t at) {
  if (text[at] == '$') return LatexSign{1, ""};
  if (text[at] != '\\' || at + 1 >= text.size()) return std::nullopt;
  const char next = text[at + 1];
  if (std::string_view("{}").find(next) != std::string_view::npos) return LatexSign{2, std::string(1, next)};
  if (next == '|') return LatexSign{2, "||"};
  if (std::string_view(",;:! ").find(next) != std::string_view::npos) return LatexSign{2, ""};
  std::size_t end = at + 1;
  while (end < text.size() && is_letter(text[end])) ++end;
  const std::string_view command = text.substr(at + 1, end - at - 1);
  while (end < text.size() && text[end] == ' ') ++end;
  std::optional<std::string> read;
  if (is_among(command, fractions)) {
    const auto above = argument(text, end), below = argument(text, end);
    if (above && below) read = std::string(*above) + '/' + std::string(*below);
  } else if (is_among(command, texts)) {
    if (const auto inside = argument(text, end)) read = std::string(*inside);
  } else {
    for (const auto& [name, sign] : commands)
      if (name == command) read = std::string(sign);
  }
  return read ? std::optional(LatexSign{end - at, std::move(*read)}) : std::nullopt;
}

SG_MINSIZE std::string latex_of(std::string_view printed) {
  std::string out;
  const auto put = [&](std::string_view command) {
    out += '\\';
    out += command;
    if (!printed.empty() && (is_digit(printed[0]) || is_letter(printed[0]))) out += ' ';
  };
  const auto eat = [&](std::string_view sign) {
    if (!printed.starts_with(sign)) return false;
    printed.remove_prefix(sign.size());
    return true;
  };
  while (!printed.empty()) {
    const std::size_t digits = std::min(printed.find_first_not_of("0123456789"), printed.size());
    if (digits > 0) {
      const std::string_view number = printed.substr(0, digits);
      printed.remove_prefix(digits);
      if (!eat("/")) {
        out += number;
        continue;
      }
      const std::size_t more = std::min(printed.find_first_not_of("0123456789"), printed.size());
      out.append("\\tfrac{").append(number).append("}{").append(printed.substr(0, more)).append("}");
      printed.remove_prefix(more);
    } else if (eat("Tiny")) {
      out += "\\mathrm{Tiny}";
    } else if (eat("Miny")) {
      out += "\\mathrm{Miny}";
    } else if (eat("+-")) {
      put("pm");
    } else if (eat("^^")) {
      put("Uparrow");
    } else if (eat("^")) {
      put("uparrow");
    } else if (eat("vv")) {
      put("Downarrow");
    } else if (eat("v")) {
      put("downarrow");
    } else if (eat("*")) {
      put("ast");
    } else if (eat("<")) {
      put("langle");
    } else if (eat(">")) {
      put("rangle");
    } else if (printed[0] == '|') {
      const std::size_t bars = std::min(printed.find_first_not_of('|'), printed.size());
      printed.remove_prefix(bars);
      if (bars == 1)
        put("mid");
      else
        out.append("\\,").append(bars, '|').append("\\,");
    } else {
      if (printed[0] == '{' || printed[0] == '}') out += '\\';
      out += printed[0];
      printed.remove_prefix(1);
    }
  }
  return out;
}

}  // namespace sg::partizan
