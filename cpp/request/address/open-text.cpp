#include "request/address/open-text.hpp"

#include <algorithm>

#include "core/text/reader.hpp"

namespace sg {
namespace {

constexpr std::size_t most_typed = 10'000;
constexpr std::size_t most_open_characters = 1'000'000;

}  // namespace

class OpenText::Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Parts parts(std::size_t from, std::size_t to, unsigned nested) {
    Parts out;
    for (std::size_t i = from; i < to;) {
      if (text_[i] == '{' && nested > most_nested_places)
        throw InputError(ErrorCode::too_big, i, {Expected::most_brackets_in_brackets, most_nested_places});
      const std::size_t end = text_[i] == '{' ? place_end(i, to) : 0;
      if (end != 0) {
        out.push_back(place(i, end, nested));
        i = end;
      } else {
        if (out.empty() || out.back().kind != Kind::text) out.push_back({Kind::text, i, "", {}, {}});
        out.back().text += text_[i++];
      }
    }
    return out;
  }
  std::string names() const {
    std::string found;
    for (const char name : NamedNumbers::names.substr(0, 3))
      if (named_.find(name) != std::string::npos) found += name;
    return found;
  }

 private:
  /// Returns the offset behind the brace that closes the one at `open`; 0 if there is no name between them.
  std::size_t place_end(std::size_t open, std::size_t to) {
    int depth = 0;
    bool is_named = false;
    for (std::size_t i = open; i < to; ++i) {
      depth += text_[i] == '{' ? 1 : text_[i] == '}' ? -1 : 0;
      is_named = is_named || is_open_name(text_[i]);
      if (depth == 0) return is_named ? i + 1 : 0;
    }
    if (is_named) throw InputError(ErrorCode::bad_request, to, {Expected::sign, "}"});
    return 0;
  }

  Part place(std::size_t open, std::size_t end, unsigned nested) {
    const std::size_t from = open + 1, to = end - 1;
    const std::size_t star = star_in(from, to);
    if (text_[from] != '\'') try {
        return {Kind::number, open, "", number(from, to, nested), {}};
      } catch (const InputError&) {
        if (star == to) throw;
      }
    const bool is_quoted = text_[from] == '\'';
    if (star == to) throw InputError(ErrorCode::bad_request, to, {Expected::sign, "*"});
    OpenNumber times = number(star + 1, to, nested);
    return {Kind::copies, open, "", std::move(times), parts(from + is_quoted, star - is_quoted, nested + 1)};
  }

  OpenNumber number(std::size_t from, std::size_t to, unsigned nested) {
    OpenNumber read = read_open_number(text_, from, to);
    const std::string_view own = text_.substr(from, to - from);
    if (const std::size_t copy = own.find('k'); nested == 0 && copy != std::string_view::npos)
      throw InputError(ErrorCode::bad_request, from + copy, {Expected::open_name});
    named_ += own;
    return read;
  }

  /// Returns the offset of the `*` behind the text to copy, outside its braces and quotes; `to` if there is none.
  std::size_t star_in(std::size_t from, std::size_t to) const {
    std::size_t i = from;
    if (i < to && text_[i] == '\'') {
      const std::size_t quote = text_.find('\'', i + 1);
      return quote < to && quote + 1 < to && text_[quote + 1] == '*' ? quote + 1 : to;
    }
    for (int depth = 0; i < to && (depth > 0 || text_[i] != '*'); ++i)
      depth += text_[i] == '{' ? 1 : text_[i] == '}' ? -1 : 0;
    return i;
  }

  std::string_view text_;
  std::string named_;  // texts of all numbers, joined
};

/// Writer of the text for given numbers; it can also trace an offset back to the open text.
class OpenText::Maker {
 public:
  explicit Maker(NamedNumbers names) : names_(names) {}

  void make(const Parts& parts, std::size_t place = none) {
    for (const Part& part : parts) {
      const std::size_t at = place == none ? part.at : place;
      if (part.kind == Kind::text) {
        add(part.text, part.at, place == none);
      } else if (part.kind == Kind::number) {
        const auto number = part.number.value(names_);
        if (!number || *number < 0) throw InputError(ErrorCode::bad_position, at, {Expected::whole_number});
        add(std::to_string(*number), at, false);
      } else {
        copy(part, at);
      }
    }
  }
  std::string take() { return std::move(out_); }
  /// Call it before make(): makes found() the offset in the open text that this offset comes from.
  void look_for(std::size_t at) { wanted_ = at; }
  std::size_t found() const { return found_; }

 private:
  static constexpr std::size_t none = std::string_view::npos;

  void copy(const Part& part, std::size_t at) {
    const auto times = part.number.value(names_);
    if (!times) throw InputError(ErrorCode::bad_position, at, {Expected::whole_number});
    const std::int64_t before = names_['k'];
    for (std::int64_t k = 0; k < *times; ++k) {
      if (++copies_ > most_open_characters) too_long(at);
      names_['k'] = k;
      make(part.copied, at);
    }
    names_['k'] = before;
  }

  [[noreturn]] static void too_long(std::size_t at) {
    throw InputError(ErrorCode::too_big, at, {Expected::most_characters, most_open_characters});
  }

  void add(std::string_view text, std::size_t at, bool is_plain) {
    if (text.size() > most_open_characters - out_.size()) too_long(at);
    if (wanted_ != none && out_.size() <= wanted_)
      found_ = at + (is_plain ? std::min(wanted_ - out_.size(), text.size()) : 0);
    out_ += text;
  }

  NamedNumbers names_;
  std::string out_;
  std::size_t copies_ = 0;  // copies made, limited too because they may be empty
  std::size_t wanted_ = none, found_ = 0;
};

OpenText::OpenText(std::string_view text) {
  if (text.size() > most_typed)
    throw InputError(ErrorCode::too_big, most_typed, {Expected::most_characters, most_typed});
  Parser parser(text);
  parts_ = parser.parts(0, text.size(), 0);
  names_ = parser.names();
}

std::string OpenText::with(NamedNumbers names) const {
  Maker maker(names);
  maker.make(parts_);
  return maker.take();
}

std::size_t OpenText::source(NamedNumbers names, std::size_t at) const {
  Maker maker(names);
  maker.look_for(at);
  maker.make(parts_);
  return maker.found();
}

void OpenText::write(Json& json) const { write(json, parts_); }

void OpenText::write(Json& json, const Parts& parts) {
  json.begin_array();
  for (const Part& part : parts) {
    if (part.kind == Kind::text) {
      json.text(unfolded(part.text));
      continue;
    }
    json.begin_object();
    if (part.kind == Kind::copies) {
      json.key("copies");
      write(json, part.copied);
      json.key("times");
    } else {
      json.key("number");
    }
    part.number.write(json);
    json.end_object();
  }
  json.end_array();
}

}  // namespace sg
