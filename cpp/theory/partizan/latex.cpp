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
/// Commands for the signs of printed values; of two that begin alike the longer one comes first.
constexpr Signs written[] = {{"+-", "pm"},       {"^^", "Uparrow"}, {"^", "uparrow"}, {"vv", "Downarrow"},
                             {"v", "downarrow"}, {"*", "ast"},      {"<", "langle"},  {">", "rangle"}};
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
  const auto eat = [&](std::string_view sign) {
    if (!printed.starts_with(sign)) return false;
    printed.remove_prefix(sign.size());
    return true;
  };
  const auto put = [&](std::string_view command) {
    out.append("\\").append(command);
    if (!printed.empty() && (is_digit(printed[0]) || is_letter(printed[0]))) out += ' ';
  };
  const auto take = [&](std::string_view signs) {
    const std::string_view run = printed.substr(0, std::min(printed.find_first_not_of(signs), printed.size()));
    printed.remove_prefix(run.size());
    return run;
  };
  while (!printed.empty()) {
    const auto* const sign =
        std::find_if(std::begin(written), std::end(written), [&](const Signs& each) { return eat(each.first); });
    if (sign != std::end(written)) {
      put(sign->second);
    } else if (is_digit(printed[0])) {
      const std::string_view number = take("0123456789");
      if (eat("/"))
        out.append("\\tfrac{").append(number).append("}{").append(take("0123456789")).append("}");
      else
        out += number;
    } else if (const std::size_t bars = take("|").size(); bars == 1) {
      put("mid");
    } else if (bars > 1) {
      out.append("\\,").append(bars, '|').append("\\,");
    } else if (is_letter(printed[0])) {
      const std::string_view name = printed.substr(0, 4);  // Tiny or Miny
      printed.remove_prefix(name.size());
      out.append("\\mathrm{").append(name).append("}");
    } else {
      if (printed[0] == '{' || printed[0] == '}') out += '\\';
      out += printed[0];
      printed.remove_prefix(1);
    }
  }
  return out;
}

}  // namespace sg::partizan
