// Verbs table and family: values and winners of the positions of an open address, and the parts of such an address.
#include "request/boundary/verb.hpp"
#include "request/families/family-table.hpp"

namespace sg {
namespace {

/// Returns the range of the first name ("a") or of the second ("b"): the given one, as in "0..999", else `from` to
/// `to`. Throws UsageError.
Range range_of(const Arguments& given, std::string_view name) {
  const std::string& text = given.text(name);
  Range range{given.number("from"), given.number("to")};
  if (!text.empty()) try {
      Reader reader(text, 0, text.size(), ErrorCode::bad_request);
      range.from = reader.number(Expected::range, UINT32_MAX);
      reader.expect("..");
      range.to = reader.number(Expected::range, UINT32_MAX);
      reader.expect_end(Expected::range);
    } catch (const InputError&) {
      throw UsageError(ErrorCode::bad_request, std::string(name), {Expected::range});
    }
  if (range.to > UINT32_MAX) throw UsageError(ErrorCode::too_big, "to", {Expected::whole_number_up_to, UINT32_MAX});
  if (range.from > range.to)
    throw UsageError(ErrorCode::bad_request, text.empty() ? "from" : std::string(name), {Expected::range});
  return range;
}

class TableJob final : public Job {
 public:
  explicit TableJob(const Arguments& given)
      : table_(OpenFamily(given.text("address")), read_play(given.text("play"), {}), range_of(given, "a"),
               range_of(given, "b"), given.number("each")),
        is_csv_(given.text("format") == "csv") {}
  bool advance(Meter& meter) override { return table_.advance(meter); }
  std::uint64_t made() const override { return table_.made(); }
  Reply reply() override {
    return {is_csv_ ? table_.csv() : document(), table_.complete() ? Status::answered : Status::limited};
  }

 private:
  std::string document() const {
    Json json;
    json.begin_object().key("address").text(table_.family().name()).key("ranges").begin_array();
    for (std::size_t i = 0; i < table_.ranges().size(); ++i) {
      json.begin_object().key("name").text(table_.names().substr(i, 1));
      json.key("from").number(table_.ranges()[i].from).key("to").number(table_.ranges()[i].to).end_object();
    }
    json.end_array();
    table_.write_status(json);
    table_.write_rows(json);
    return json.end_object().take();
  }

  FamilyTable table_;
  bool is_csv_;
};

std::string family(std::string_view text) {
  const OpenAddress open(text);
  if (open.names().empty()) refuse(ErrorCode::bad_request, Expected::open_address);
  Json json;
  json.begin_object().key("address").text(open.text()).key("names").text(open.names()).key("game");
  if (open.game())
    json.text(open.game()->name());
  else
    json.null();
  json.key("parts");
  open.write_parts(json);
  return json.end_object().take();
}

Parameter open_address_parameter() { return {"address", Takes::address, "an open address, as in wythoff:{a},{b}"}; }

const EnrolledVerb table_verb{
    {.name = "table",
     .about = "the values and winners of a family of positions, one for each number or pair of numbers",
     .document = "FamilyTable",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> {
       return std::make_unique<TableJob>(given);
     },
     .parameters = {open_address_parameter(),
                    play_parameter(),
                    {"from", Takes::number, "the first number of each name", "0"},
                    {"to", Takes::number, "the last number of each name", "24"},
                    {"a", Takes::text, "those of the first name, as in 0..999", ""},
                    {"b", Takes::text, "those of the second name", ""},
                    {"each", Takes::number, "steps that one position may take", "1000000", {}, 1},
                    {"format", Takes::choice, "how they are written", "json", {"json", "csv"}},
                    budget_parameter("100000000")},
     .is_long = true}};

const EnrolledVerb family_verb{
    {.name = "family",
     .about = "what an open address is made of: its game, its names, and its text between the places",
     .document = "OpenParts",
     .start = [](const Arguments& given,
                 Session&) { return in_one_go([given](Meter&) { return Reply{family(given.text("address"))}; }); },
     .parameters = {open_address_parameter()}}};

}  // namespace
}  // namespace sg
