#include "request/families/family-table.hpp"

#include <algorithm>
#include <limits>

namespace sg {
namespace {

/// Greatest number of a range.
constexpr std::uint64_t most_number = std::numeric_limits<std::int64_t>::max();

}  // namespace

FamilyTable::FamilyTable(OpenFamily family, Play play, Range first, Range second, std::uint64_t each)
    : family_(std::move(family)), play_(play), names_(family_.names()), ranges_{first}, each_(each), solver_(play) {
  if (names_.empty() || names_.size() > 2) refuse(ErrorCode::bad_request, Expected::open_address);
  if (names_.size() == 2) ranges_.push_back(second);
  for (const Range& range : ranges_)
    if (range.to > most_number) refuse(ErrorCode::too_big, {Expected::whole_number_up_to, most_number});
  const auto is_wide = [](const Range& range) { return range.size() > most_cells; };
  if (std::any_of(ranges_.begin(), ranges_.end(), is_wide) || cells() > most_cells)
    refuse(ErrorCode::too_big, {Expected::most_cells, most_cells});
}

NamedNumbers FamilyTable::numbers(std::uint64_t cell) const {
  NamedNumbers numbers;
  numbers[names_.back()] = static_cast<std::int64_t>(ranges_.back().from + cell % columns());
  if (names_.size() == 2) numbers[names_[0]] = static_cast<std::int64_t>(ranges_[0].from + cell / columns());
  return numbers;
}

bool FamilyTable::begin(Meter& meter) {
  try {
    solver_.start(family_.with(numbers(made()), meter));
  } catch (const InputError& error) {
    // A play that is not defined for one position is not defined for any.
    if (error.code == ErrorCode::bad_play) throw;
    if (made() == 0) fault_ = error;
    keep('-', no_value);
    return false;
  }
  fault_.reset();
  part_ = meter.capped(each_);
  granted_ = part_->left();
  return true;
}

bool FamilyTable::advance(Meter& meter) {
  while (made() < cells()) {
    if (meter.pauses() || !meter.spend()) {
      if (meter.refuses()) limit_ = meter.limit();
      return false;
    }
    if (!part_ && !begin(meter)) continue;
    part_->sync(meter);
    if (solver_.advance(*part_) == Progress::working && !part_->refuses()) return false;
    meter.spend(granted_ - part_->left());
    keep_found();
    part_.reset();
  }
  if (fault_) throw InputError(*fault_);
  return true;
}

void FamilyTable::keep_found() {
  const FamilySolver::Found found = solver_.found();
  if (found.outcome == '?' || (play_ == Play::normal && !found.value && solver_.has_values())) {
    ++unknown_;
    if (limit_.empty()) limit_ = part_->refuses() ? part_->limit() : "memory";
  }
  constexpr Nimber most = std::numeric_limits<std::int32_t>::max();
  std::int32_t value = no_value;
  if (found.value && found.value->is_loony()) value = loony;
  if (found.value && found.value->is_nimber() && found.value->nimber() <= most)
    value = static_cast<std::int32_t>(found.value->nimber());
  ground_ = std::max(ground_, found.ground);
  keep(found.outcome, value);
}

void FamilyTable::keep(char letter, std::int32_t value) {
  letters_ += letter;
  values_.push_back(value);
  has_values_ = has_values_ || value != no_value;
}

void FamilyTable::write_status(Json& json) const {
  json.key("play").text(text_of(play_)).key("status").text(complete() ? "solved" : "limit");
  if (complete()) return;
  json.key("limit").begin_object().key("kind").text(limit_.empty() ? "positions" : limit_);
  json.key("at").number(made()).end_object();
  json.key("unknown").number(unknown_);
}

void FamilyTable::write_rows(Json& json) const {
  const auto each_row = [&](auto&& write) {
    json.begin_array();
    for (std::uint64_t from = 0; from < made(); from += columns()) write(from);
    json.end_array();
  };
  json.key("values");
  if (has_values_)
    each_row([&](std::uint64_t from) { write_values(json, from); });
  else
    json.null();
  json.key("outcomes");
  each_row([&](std::uint64_t from) { json.text(letters(from)); });
}

void FamilyTable::write_values(Json& json, std::uint64_t from) const {
  json.begin_array();
  for (std::uint64_t i = from; i < std::min(made(), from + columns()); ++i) {
    const std::int32_t value = values_[static_cast<std::size_t>(i)];
    if (value == loony)
      json.text("loony");
    else
      json.index(value == no_value ? std::nullopt : std::optional(static_cast<std::size_t>(value)));
  }
  json.end_array();
}

std::string_view FamilyTable::letters(std::uint64_t from) const {
  return std::string_view(letters_).substr(static_cast<std::size_t>(from), static_cast<std::size_t>(columns()));
}

std::string FamilyTable::csv() const {
  std::string out;
  for (const char name : names_) (out += name) += ',';
  out += "value,outcome\n";
  for (std::size_t i = 0; i < letters_.size(); ++i) {
    if (letters_[i] == '-') continue;
    const NamedNumbers at = numbers(i);
    for (const char name : names_) (out += std::to_string(at[name])) += ',';
    out += values_[i] == no_value ? "" : values_[i] == loony ? "loony" : std::to_string(values_[i]);
    out += ',';
    if (letters_[i] != '?') out += letters_[i];
    out += '\n';
  }
  return out;
}

}  // namespace sg
