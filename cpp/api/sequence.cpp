#include "api/sequence.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <span>

#include "api/address.hpp"
#include "api/answer.hpp"
#include "core/solve/period.hpp"
#include "core/text/json.hpp"

namespace sg {
namespace {

/// Heaps of a ruleset that has no sequence of its own, each by its evaluator.
class EvaluatedSequence final : public Sequence {
 public:
  explicit EvaluatedSequence(GamePtr game)
      : game_(std::move(game)), evaluator_(*game_, Play::normal, Evaluator::Alone::yes) {}
  std::uint64_t size() const override { return values_.size(); }
  Ground ground() const override { return ground_; }
  std::uint64_t most() const override { return 1'000'000; }
  Nimber at(std::uint64_t n) const override { return values_[static_cast<std::size_t>(n)]; }
  bool grow(std::uint64_t wanted, Meter& meter) override {
    while (values_.size() < wanted) {
      if (meter.pauses() || !meter.spend()) return false;
      if (!position_) {
        const std::string text = values_.empty() ? "" : std::to_string(values_.size());  // no heap at all
        Reader reader(text, 0, text.size(), ErrorCode::bad_request);
        position_ = game_->read(reader);
        evaluator_.start(position_);
      }
      const Progress state = evaluator_.advance(meter);
      if (state == Progress::working) return false;
      const Verdict verdict = evaluator_.verdict(position_);
      const auto& value = verdict.of<Mex>();
      if (!value || !value->is_nimber() || value->nimber() > UINT32_MAX)
        refuse(ErrorCode::too_big, {Expected::heaps_below, values_.size()});
      values_.push_back(value->nimber());
      ground_ = std::max(ground_, verdict.ground);
      position_.reset();
    }
    return true;
  }

 private:
  GamePtr game_;
  Evaluator evaluator_;
  PositionPtr position_;
  std::vector<Nimber> values_;
  Ground ground_ = Ground::theorem;
};

void write_period(Json& json, const std::optional<Period>& period) {
  const auto part = [&](std::uint64_t Period::*field) {
    return period ? std::optional((*period).*field) : std::nullopt;
  };
  json.key("preperiod").number(part(&Period::preperiod)).key("period").number(part(&Period::period));
  json.key("saltus").number(part(&Period::saltus));
}

}  // namespace

Tabulation::Tabulation(std::string_view name, std::optional<std::uint64_t> to) : game_(read_game(name)) {
  sequence_ = game_->sequence();
  if (!sequence_) {
    if (game_->info().board != BoardKind::heaps || game_->info().kind != Kind::nimber)
      refuse(ErrorCode::bad_request, Expected::game_of_heaps);
    sequence_ = std::make_shared<EvaluatedSequence>(game_);
  }
  to_ = to.value_or(std::min(far, sequence_->most() - 1));
  if (to_ >= sequence_->most()) refuse(ErrorCode::too_big, {Expected::heaps_up_to, sequence_->most() - 1});
}

bool Tabulation::advance(Meter& meter) { return sequence_->grow(to_ + 1, meter); }

bool Tabulation::complete() const { return sequence_->proof() || made() > to_; }

template <std::unsigned_integral Word>
std::optional<std::vector<Word>> Tabulation::values(std::uint64_t from) const {
  const std::uint64_t end = complete() ? to_ + 1 : made();
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

void Tabulation::write(Json& json) const {
  const auto proof = sequence_->proof();
  const auto proved = proof ? std::optional(proof->period) : std::nullopt;
  json.key("game").text(game_->name()).key("to").number(to_).key("status").text(complete() ? "solved" : "limit");
  json.key("ground").text(text_of(proof ? Ground::period : sequence_->ground())).key("made").number(made());
  write_period(json, proved);
  json.key("certificate");
  if (proof) {
    json.begin_object().key("game").text(game_->info().id).key("rules").text(game_->rules());
    write_period(json, proved);
    json.key("seen").begin_object().key("lag").number(proof->lag).key("from").number(proof->from);
    json.key("to").number(proof->to).end_object().end_object();
  } else {
    json.null();
  }
  json.key("observed");
  if (const auto seen = proof || sequence_->proves_what_shows() ? std::nullopt : observed_period(*sequence_)) {
    json.begin_object();
    write_period(json, seen);
    json.key("to").number(made() - 1).end_object();
  } else {
    json.null();
  }
}

std::string Tabulation::document() const {
  Json json;
  json.begin_object();
  write(json);
  return json.end_object().take();
}

bool Comparison::advance(Meter& meter) {
  same_ = same_ || one_.name() == other_.name();
  while (!settled() && agreed_ <= to_) {
    const std::uint64_t heaps = std::min(to_ + 1, 2 * agreed_ + 1024);
    const bool grown = one_.grow(heaps, meter) && other_.grow(heaps, meter);
    compare(std::min({heaps, one_.known(), other_.known()}));
    same_ = proved_same();
    if (!grown) return false;
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

/// Two periods that agree on a common one agree for ever.
bool Comparison::proved_same() const {
  const auto one = one_.sequence().proof(), other = other_.sequence().proof();
  if (!one || !other || differs_) return false;
  const Period &a = one->period, &b = other->period;
  if (Count{a.saltus} * b.period != Count{b.saltus} * a.period) return false;
  const Count common = Count{a.period} / std::gcd(a.period, b.period) * b.period;
  return std::max(a.preperiod, b.preperiod) + common <= agreed_;
}

std::string Comparison::document() const {
  Json json;
  json.begin_object().key("games").begin_array().text(one_.name()).text(other_.name()).end_array();
  json.key("status").text(settled() ? "solved" : "limit").key("differs").number(differs_);
  json.key("compared").number(differs_ ? *differs_ + 1 : same_ ? to_ + 1 : agreed_);
  json.key("same").boolean(differs_ ? std::optional(false) : same_ ? std::optional(true) : std::nullopt);
  json.key("values").begin_array();
  if (differs_) json.number(one_.sequence().at(*differs_)).number(other_.sequence().at(*differs_));
  return json.end_array().end_object().take();
}

std::string text_of(const Tabulation& tabulation, std::uint64_t from, std::string_view format) {
  const std::vector<std::uint32_t> values = tabulation.values<std::uint32_t>(from).value();
  if (format == "json") {
    Json json;
    json.begin_object().key("from").number(from);
    tabulation.write(json);
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
