#include "request/misere/canonical-moves.hpp"

#include <algorithm>

#include "core/text/json.hpp"

namespace sg {

bool FormMoves::list(const Sum& sum, Meter& meter) {
  moves_.clear();
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const auto look = [&](const Touch& touch) {
      moves_.push_back({i, touch});
      return true;
    };
    if (!sum[i].game->each_move(*sum[i].position, meter, look)) return false;
  }
  return true;
}

bool FormMoves::advance(const Sum& sum, misere::Form form, MisereForms& forms, Meter& meter) {
  if (!is_listed_ && !(is_listed_ = list(sum, meter))) return !meter.pauses();
  while (found_.size() < moves_.size()) {
    const Progress state = forms.advance(after(sum, {moves_[found_.size()]}, Play::misere), meter);
    if (state != Progress::done) return state == Progress::limit || meter.refuses();
    found_.push_back(forms.form());
  }
  const auto own = forms.forms().options(form);
  const std::vector<misere::Form> kept(own.begin(), own.end());  // a copy, since new forms invalidate the span
  std::map<misere::Form, Row> rows;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const auto [row, is_new] = rows.try_emplace(found_[i]);
    if (is_new) {
      row->second.kept = std::binary_search(kept.begin(), kept.end(), found_[i]);
      row->second.text = misere::text_of(forms.forms(), found_[i], meter);
    }
    row->second.from.push_back(moves_[i]);
  }
  rows_.emplace();
  for (auto& [game, row] : rows) rows_->push_back(std::move(row));
  return true;
}

void FormMoves::write(Json& json, const Sum& sum) const {
  if (!rows_) {
    json.null();
    return;
  }
  json.begin_array();
  for (const Row& row : *rows_) {
    json.begin_object();
    write_text(json, "form", row.text, &misere::FormText::printed);
    write_text(json, "list", row.text, &misere::FormText::list);
    json.key("kept").boolean(row.kept).key("from").begin_array();
    for (const Placed& move : row.from) {
      json.begin_array();
      for (const std::uint64_t element : flat(sum, {move}, Play::misere)) json.number(element);
      json.end_array();
    }
    json.end_array().end_object();
  }
  json.end_array();
}

}  // namespace sg
