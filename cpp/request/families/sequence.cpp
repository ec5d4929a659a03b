#include "request/families/sequence.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <span>

#include "core/text/json.hpp"
#include "request/address/address.hpp"
#include "request/documents/answer.hpp"
#include "solve/period/period.hpp"

namespace sg {
namespace {

void write_period(Json& json, const std::optional<Period>& period) {
  const auto part = [&](std::uint64_t Period::*field) {
    return period ? std::optional((*period).*field) : std::nullopt;
  };
  json.key("preperiod").number(part(&Period::preperiod)).key("period").number(part(&Period::period));
  json.key("saltus").number(part(&Period::saltus));
}

}  // namespace

Tabulation::Tabulation(std::string_view text, std::optional<std::uint64_t> to, std::uint64_t from) {
  if (is_open(text)) {
    OpenFamily family(text);
    if (family.names().size() != 1) refuse(ErrorCode::bad_request, Expected::one_open_name);
    name_ = family.name();
    first_ = from;
    family_ = std::make_shared<FamilySequence>(std::move(family), first_);
  } else {
    game_ = read_game(text);
    name_ = game_->name();
    sequence_ = game_->sequence();
    if (!sequence_ && (game_->info().board != BoardKind::heaps || game_->info().game_class != GameClass::nimber))
      refuse(ErrorCode::bad_request, Expected::game_of_heaps);
    if (!sequence_) family_ = std::make_shared<FamilySequence>(OpenFamily(game_), first_);
  }
  if (family_) sequence_ = family_;
  to_ = to.value_or(std::min(far, sequence_->most() - 1));
  if (to_ >= sequence_->most()) refuse(ErrorCode::too_big, {Expected::heaps_up_to, sequence_->most() - 1});
}

Tabulation::Tabulation(std::shared_ptr<UserSequence> values, std::optional<std::uint64_t> to)
    : sequence_(values), to_(std::min(to.value_or(far), values->size() - 1)), first_(values->first()) {}

bool Tabulation::grow(std::uint64_t heaps, Meter& meter) {
  const bool done = sequence_->grow(heaps, meter);
  // For a game, values that end early are an error and not a partial answer.
  if (game_ && !stop().empty()) refuse(ErrorCode::too_big, {Expected::heaps_below, sequence_->size()});
  return done;
}

std::string_view Tabulation::stop() const { return family_ ? family_->stop() : ""; }

std::optional<Period> Tabulation::period() const {
  if (const auto proof = sequence_->proof()) return proof->period;
  return game_ ? game_->heap_period() : std::nullopt;
}

bool Tabulation::complete() const { return sequence_->proof() || sequence_->size() > to_; }

template <std::unsigned_integral Word>
std::optional<std::vector<Word>> Tabulation::values(std::uint64_t from) const {
  const std::uint64_t end = known();
  std::vector<Word> out(static_cast<std::size_t>(end - std::min(from, end)));
  std::array<std::uint32_t, 4096> piece;
  for (std::size_t done = 0; done < out.size();) {
    const std::span some(piece.data(), std::min(piece.size(), out.size() - done));
    sequence_->copy(from + done, some);
    Word* const to = out.data() + done;
    std::uint32_t all = 0;
    for (std::size_t i = 0; i < some.size(); ++i) {
      all |= some[i];
      to[i] = static_cast<Word>(some[i]);
    }
    done += some.size();
    if (all > std::numeric_limits<Word>::max()) return std::nullopt;
  }
  return out;
}
template std::optional<std::vector<std::uint16_t>> Tabulation::values(std::uint64_t) const;
template std::optional<std::vector<std::uint32_t>> Tabulation::values(std::uint64_t) const;

void Tabulation::write(Json& json, bool known) const {
  const auto proof = sequence_->proof();
  const auto proved = period();
  json.key("game").text(name_).key("to").number(to_).key("status").text(known ? "solved" : "limit");
  const Justification ground = proof ? Justification::period : proved ? Justification::theorem : sequence_->ground();
  json.key("ground").text(text_of(ground)).key("made").number(made());
  write_period(json, proved);
  json.key("certificate");
  if (proof) {
    const std::string code = sequence_->code();
    json.begin_object().key("game").text(code.empty() ? game_->info().id : std::string_view("take-and-break"));
    json.key("rules").text(code.empty() ? game_->rules() : code);
    write_period(json, proved);
    json.key("seen").begin_object().key("lag").number(proof->lag).key("from").number(proof->from);
    json.key("to").number(proof->to).end_object().end_object();
  } else {
    json.null();
  }
  json.key("observed");
  if (const auto seen = proved || sequence_->proves_what_shows() ? std::nullopt : observed_period(*sequence_, first_)) {
    json.begin_object();
    write_period(json, seen);
    json.key("to").number(sequence_->size() - 1).end_object();
  } else {
    json.null();
  }
  if (game_ || complete()) return;
  const std::string_view kind = stop().empty() ? "positions" : stop();
  json.key("limit").begin_object().key("kind").text(kind).key("at").number(sequence_->size()).end_object();
}

std::string Tabulation::document() const {
  Json json;
  json.begin_object();
  write(json, period().has_value());
  return json.end_object().take();
}

Comparison::Comparison(std::string_view one, std::string_view other, Other is, std::optional<std::uint64_t> to)
    : one_(one, to),
      other_(is == Other::values ? Tabulation(UserSequence::read(other), to) : Tabulation(other, to)),
      is_given_(is == Other::values),
      to_(std::min(one_.to(), other_.to())),
      agreed_(other_.first()) {}

bool Comparison::advance(Meter& meter) {
  same_ = same_ || one_.name() == other_.name();
  while (!settled() && agreed_ <= to_) {
    const std::uint64_t heaps = std::min(to_ + 1, 2 * agreed_ + 1024);
    const bool grown = one_.grow(heaps, meter) && other_.grow(heaps, meter);
    compare(std::min({heaps, one_.known(), other_.known()}));
    same_ = proved_same();
    if (!grown) return false;
    if (agreed_ < heaps && !settled()) return true;  // one of them has no further values
  }
  return true;
}

void Comparison::compare(std::uint64_t heaps) {
  for (; agreed_ < heaps; ++agreed_)
    if (one_.sequence().at(agreed_) != other_.sequence().at(agreed_)) {
      differs_ = agreed_;
      return;
    }
}

/// Two periodic sequences with the same growth that agree for a common period, behind both preperiods, agree for ever.
bool Comparison::proved_same() const {
  const auto one = one_.period(), other = other_.period();
  if (!one || !other || differs_) return false;
  const Period &a = *one, &b = *other;
  if (Count{a.saltus} * b.period != Count{b.saltus} * a.period) return false;
  const Count common = Count{a.period} / std::gcd(a.period, b.period) * b.period;
  return std::max(a.preperiod, b.preperiod) + common <= agreed_;
}

std::string Comparison::document() const {
  Json json;
  json.begin_object().key("games").begin_array().text(one_.name()).text(other_.name()).end_array();
  json.key("status").text(settled() ? "solved" : "limit").key("differs").number(differs_);
  json.key("compared").number((differs_ ? *differs_ + 1 : same_ ? to_ + 1 : agreed_) - other_.first());
  json.key("same").boolean(differs_ ? std::optional(false) : same_ ? std::optional(true) : std::nullopt);
  json.key("values").begin_array();
  if (differs_) json.number(one_.sequence().at(*differs_)).number(other_.sequence().at(*differs_));
  json.end_array();
  if (is_given_) json.key("from").number(other_.first());
  return json.end_object().take();
}

std::string text_of(const Tabulation& tabulation, std::uint64_t from, std::string_view format) {
  const std::vector<std::uint32_t> values = tabulation.values<std::uint32_t>(from).value();
  if (format == "json") {
    Json json;
    json.begin_object().key("from").number(from);
    tabulation.write(json, tabulation.complete());
    json.key("values").begin_array();
    for (const std::uint32_t value : values) json.index(value);
    return json.end_array().end_object().take();
  }
  std::string out = format == "csv" ? "n,value\n" : "";
  for (std::size_t i = 0; i < values.size(); ++i)
    out += std::to_string(from + i) + (format == "csv" ? ',' : ' ') + std::to_string(values[i]) + '\n';
  return out;
}

}  // namespace sg
