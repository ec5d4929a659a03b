#include "checker/certificate.hpp"

#include <algorithm>
#include <vector>

#include "checker/misere.hpp"
#include "checker/reading.hpp"
#include "checker/values.hpp"

namespace checker {
namespace {

constexpr std::int64_t most_values = 16'000'000;
constexpr std::size_t longest_rules = 1'000'000;

struct Certificate : Claim {
  std::int64_t lag, from, to;
  std::optional<std::string> about;
};

/// Demands that the document around a certificate says the same. Throws Faulty.
void demand_same(const rapidjson::Value& document, const rapidjson::Value& certificate) {
  demand_only(document,
              {"game", "to", "status", "ground", "made", "preperiod", "period", "saltus", "certificate", "observed"});
  const auto demand_text = [&](const char* name, const std::string& text) {
    if (text_of(document, name) != text) throw Faulty{{Fault::contradicted, name}};
  };
  for (const char* name : {"preperiod", "period", "saltus"}) demand_text(name, text_of(certificate, name));
  demand_text("status", "solved");
  demand_text("ground", "period");
  for (const char* name : {"to", "made"}) number_of(document, name);
  if (!member(document, "observed").IsNull()) throw Faulty{{Fault::contradicted, "observed"}};
}

rapidjson::Document parsed(const std::string& json) {
  rapidjson::Document document;
  constexpr unsigned how =
      rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;  // iterative: nesting may be deep
  document.Parse<how>(json.data(), json.size());
  // The parser stops at a NUL, and would accept anything behind it.
  if (document.HasParseError() || json.find('\0') != std::string::npos) throw Faulty{{Fault::no_json}};
  return document;
}

Certificate read(const rapidjson::Document& document) {
  const bool is_around = document.IsObject() && document.HasMember("certificate");
  const rapidjson::Value& whole = is_around ? document["certificate"] : document;
  demand_only(whole, {"game", "rules", "preperiod", "period", "saltus", "seen"});
  const rapidjson::Value& seen = member(whole, "seen");
  demand_only(seen, {"lag", "from", "to"});
  if (is_around) demand_same(document, whole);
  return {{text_of(whole, "game"), text_of(whole, "rules"), number_of(whole, "preperiod"), number_of(whole, "period"),
           number_of(whole, "saltus")},
          number_of(seen, "lag"),
          number_of(seen, "from"),
          number_of(seen, "to"),
          is_around ? std::optional(text_of(document, "game")) : std::nullopt};
}

void demand(bool holds, sg::Wording<0> fault) {
  if (!holds) throw Faulty{fault};
}

void demand(bool holds, sg::Wording<1> fault, std::int64_t heap) {
  if (!holds) throw Faulty{{fault, std::to_string(heap)}};
}

std::int64_t last_of(const Rules& rules) { return *std::max_element(rules.all_but.begin(), rules.all_but.end()); }

/// Demands, for all but some, as many heaps before the window, and in it, as the largest forbidden number.
void check_window(const Rules& rules, const Certificate& c) {
  demand(c.lag == c.period, Fault::lag_not_period);
  demand(c.from > last_of(rules) && c.to - c.from >= last_of(rules), Fault::little_seen);
}

/// Demands, for all but some, that the last values agree at both ends of the lag, relative to the bound below which
/// larger takes reach every value: these decide all values that follow.
void check_state(const Rules& rules, const Certificate& c, const std::vector<std::uint32_t>& g) {
  const std::int64_t last = last_of(rules);
  const auto reached = [&](std::int64_t n) {
    const auto end = g.begin() + static_cast<std::ptrdiff_t>(n - last);
    return static_cast<std::int64_t>(*std::max_element(g.begin(), end)) + 1;
  };
  const std::int64_t here = reached(c.to), there = reached(c.to + c.lag);
  demand(there - here == c.saltus, Fault::saltus);
  for (std::int64_t i = 1; i <= last; ++i) {
    const auto relative = [&](std::int64_t n, std::int64_t base) {
      return std::max<std::int64_t>(-1, static_cast<std::int64_t>(g[static_cast<std::size_t>(n - i)]) - base);
    };
    demand(relative(c.to, here) == relative(c.to + c.lag, there), Fault::heaps_before, c.to);
  }
}

void check_claim(const Certificate& c, sg::Meter& meter) {
  demand(c.period > 0 && c.lag > 0 && c.lag % c.period == 0, Fault::lag_of_period);
  demand(c.from >= 1 && c.preperiod <= c.from && c.from <= c.to, Fault::window);
  const std::int64_t size = std::max(c.to + c.lag, c.from + 2 * c.lag) + 1;
  demand(c.to <= most_values && c.lag <= most_values && size <= most_values, Fault::too_many_values);
  demand(c.rules.size() <= longest_rules, Fault::too_many_values_of_rules);
  const Rules rules = c.game == "take-and-break" ? rules_of_code(c.rules)
                      : c.game == "subtraction"  ? rules_of_subtraction(c.rules)
                                                 : throw Faulty{{Fault::unknown_game}};
  if (!rules.all_but.empty()) check_window(rules, c);
  const std::vector<std::uint32_t> g = values_of(rules, size, meter);
  const auto holds = [&](std::int64_t lag, std::int64_t saltus, std::int64_t from, std::int64_t to) {
    for (std::int64_t n = from; n < to; ++n)
      if (g[static_cast<std::size_t>(n + lag)] != g[static_cast<std::size_t>(n)] + saltus)
        throw Faulty{{Fault::heaps_differ, std::to_string(n), std::to_string(n + lag)}};
  };
  if (rules.all_but.empty()) {
    demand(c.saltus == 0, Fault::saltus_of_rules);
    const std::int64_t end = reach(rules, c.from, c.lag);
    demand(c.to >= end, Fault::seen_up_to, end);
    holds(c.lag, 0, c.from, c.to);
    holds(c.period, 0, c.preperiod, c.from + c.lag);
  } else {
    check_state(rules, c, g);
    holds(c.period, c.saltus, c.preperiod, c.to);
  }
}

}  // namespace

Verdict check(const std::string& json, sg::Meter& meter) {
  try {
    const rapidjson::Document document = parsed(json);
    if (document.IsObject() && document.HasMember("kind")) return check_quotient(document, meter);
    const Certificate c = read(document);
    check_claim(c, meter);
    return {
        .finding = Finding::valid, .values = static_cast<std::uint64_t>(c.to + c.lag), .proved = c, .about = c.about};
  } catch (const Refused&) {
    return {Finding::not_known};
  } catch (const Faulty& refusal) {
    return {.finding = Finding::invalid, .fault = refusal.fault};
  }
}

}  // namespace checker
