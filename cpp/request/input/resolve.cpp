#include "request/input/resolve.hpp"

#include <algorithm>

#include "core/text/error.hpp"
#include "request/address/address.hpp"
#include "request/input/position-spellings.hpp"
#include "request/input/typed-text.hpp"

namespace sg {
namespace {

/// Nobody types more by hand.
constexpr std::size_t most_characters = 2000, most_summands = 12;
constexpr std::size_t most_offers = 4;
constexpr std::string_view names_mover = "turn=";

/// Returns the text without the word for misere play that it begins or ends with.
std::string_view without_convention(std::string_view text) {
  for (const std::string_view word : {"misere", "Misere", "反常"}) {
    if (text.starts_with(word)) {
      const std::string_view rest = text.substr(word.size());
      if (rest.empty() || is_above_ascii(word[0]) || !is_letter(rest[0])) return trimmed(rest);
    }
    if (text.ends_with(word)) {
      const std::string_view rest = text.substr(0, text.size() - word.size());
      if (is_above_ascii(word[0]) || !is_letter(rest.back())) return without_end(rest);
    }
  }
  return text;
}

/// Returns the text as it is printed; nullopt if it cannot be read.
std::optional<std::string> printed(const std::string& text, bool is_game) {
  try {
    return is_game ? read_game(text)->name() : address_of(read_address(text));
  } catch (const InputError&) {
    return std::nullopt;
  } catch (const LimitError&) {
    return std::nullopt;
  }
}

class Resolver {
 public:
  Resolver(std::string_view text, const InputContext& context) : context_(context) {
    std::string_view sum = text;
    if (!context.is_game && text.starts_with(names_mover)) {
      const std::size_t end = std::min(text.find(' '), text.size());
      mover_ = std::string(text.substr(0, end)) + ' ';
      sum = trimmed(text.substr(end));
    }
    if (context.is_game)
      parts_.push_back({sum, {}, {}, {}});
    else
      for (const std::string_view part : summands_of(sum)) parts_.push_back({part, {}, {}, {}});
  }

  ResolvedInput run() {
    if (parts_.size() > most_summands) return {};
    for (Part& part : parts_) resolve(part);
    const auto is_read = [](const Part& part) { return part.read.has_value(); };
    if (std::all_of(parts_.begin(), parts_.end(), is_read))
      if (auto sum = printed(joined(nullptr, ""), context_.is_game)) return {.address = sum, .likeliest = *sum};
    const auto faulty = std::find_if_not(parts_.begin(), parts_.end(), is_read);
    if (faulty == parts_.end()) return {};
    return unresolved(*faulty);
  }

 private:
  struct Part {
    std::string_view text;
    Interpretations interpretations;
    std::optional<std::string> read;
    std::vector<Suggestion> choices;  // matches that can be read
  };

  void resolve(Part& part) const {
    part.interpretations = interpret(part.text, context_);
    part.choices = readable(part.interpretations.matches);
    if (context_.is_game || part.text.find(':') != std::string_view::npos)
      part.read = printed(std::string(part.text), context_.is_game);
    if (!part.read && part.choices.size() == 1) part.read = part.choices[0].text;
  }

  std::vector<Suggestion> readable(const std::vector<Interpretation>& interpretations) const {
    std::vector<Suggestion> all;
    for (const Interpretation& one : interpretations)
      for (const std::string& text : one.texts)
        if (auto own = printed(text, context_.is_game)) {
          const auto is_same = [&](const Suggestion& other) { return other.text == *own; };
          if (std::none_of(all.begin(), all.end(), is_same)) all.push_back({std::move(*own), one.game});
          break;
        }
    return all;
  }

  /// Returns the sum of the parts that can be read, with a text in place of one of them.
  std::string joined(const Part* replaced, std::string_view instead) const {
    std::string sum = mover_;
    for (const Part& part : parts_) {
      if (&part != &parts_[0]) sum += " + ";
      if (&part == replaced)
        sum += instead;
      else
        sum += part.read ? *part.read : part.interpretations.likeliest;
    }
    return sum;
  }

  ResolvedInput unresolved(const Part& faulty) const {
    const Interpretations& own = faulty.interpretations;
    ResolvedInput resolved{.address = {}, .likeliest = joined(nullptr, "")};
    auto offers = faulty.choices.size() > 1 ? faulty.choices : readable(own.alternatives);
    resolved.are_guesses = !offers.empty();
    if (!offers.empty()) resolved.missing = own.missing;
    if (offers.empty()) offers = readable(own.examples);
    const auto others_are_read = [&](const Part& part) { return &part == &faulty || part.read.has_value(); };
    const bool in_sum = parts_.size() > 1 && std::all_of(parts_.begin(), parts_.end(), others_are_read);
    for (Suggestion& offer : offers) {
      if (resolved.offers.size() == most_offers) break;
      if (in_sum || (!mover_.empty() && parts_.size() == 1)) {
        offer = {joined(&faulty, offer.text), in_sum ? nullptr : offer.game};
        // Not every game can be a summand, or be told who moves.
        if (!printed(offer.text, context_.is_game)) continue;
      }
      resolved.offers.push_back(std::move(offer));
    }
    return resolved;
  }

  const InputContext& context_;
  std::string mover_;
  std::vector<Part> parts_;
};

}  // namespace

ResolvedInput resolve_input(std::string_view raw, const InputContext& context) {
  const std::string whole = plain_text(raw);
  if (whole.empty() || whole.size() > most_characters) return {};
  const std::string_view text = context.is_game ? whole : without_convention(whole);
  ResolvedInput resolved = Resolver(text, context).run();
  if (!resolved.address && without_end(text) != text) resolved = Resolver(without_end(text), context).run();
  resolved.is_misere = text != whole;
  return resolved;
}

}  // namespace sg
