// Verb signature: hash over the values and winners that the engine finds for small positions.
#include "request/boundary/verb.hpp"
#include "solve/game/evaluator.hpp"

namespace sg {
namespace {

constexpr std::uint64_t most_signed = 2000;  // positions of each sample; keeps the run below a minute under sanitizers
constexpr std::uint64_t most_steps = 100'000'000;

/// 64-bit FNV-1a hash.
class Hash {
 public:
  void add(std::string_view text) {
    for (const char c : text) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  }
  std::string text() const {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (int shift = 60; shift >= 0; shift -= 4) out += digits[(hash_ >> shift) & 15];
    return out;
  }

 private:
  std::uint64_t hash_ = 0xCBF29CE484222325u;
};

void sign(Hash& hash, const Game& game, const PositionPtr& position, const Verdict& verdict) {
  const auto& value = verdict.of<Mex>();
  hash.add(game.name() + ':' + position->text() + '=');
  hash.add(!value ? "?" : value->is_nimber() ? std::to_string(value->nimber()) : value->is_loony() ? "loony" : "over");
  hash.add(verdict.draws ? " D\n" : !verdict.wins ? " ?\n" : *verdict.wins ? " N\n" : " P\n");
}

/// Returns the hash over the positions up to `checked_to` of each game, for all samples of its parameters; at most
/// `most_signed` positions of each sample count.
std::string signature(const Meter& meter) {
  Hash hash;
  for (const Family& family : families())
    for (const GamePtr& game : samples_of(family)) {
      Evaluator evaluator(*game, Play::normal, Evaluator::Alone::yes);
      std::uint64_t count = 0;
      game->each_small(family.info.checked_to, [&](const PositionPtr& position) {
        if (count++ >= most_signed) return;
        Meter own = meter.extra(most_steps);
        evaluator.start(position);
        evaluator.advance(own);
        sign(hash, *game, position, evaluator.verdict(position));
      });
    }
  return hash.text();
}

const EnrolledVerb signature_verb{
    {.name = "signature",
     .about = "a hash over values and winners of small positions of every game",
     .document = "Signature | Limited",
     .start =
         [](const Arguments& given, Session&) {
           return in_one_go([given](Meter& meter) {
             const std::string hash = signature(meter);
             if (meter.refuses()) return limit_reply();
             if (given.text("format") == "text") return Reply{hash};
             Json json;
             return Reply{json.begin_object().key("signature").text(hash).end_object().take()};
           });
         },
     .parameters = {{"format", Takes::choice, "the hash alone, or as a document", "text", {"text", "json"}}},
     .is_long = true}};

}  // namespace
}  // namespace sg
