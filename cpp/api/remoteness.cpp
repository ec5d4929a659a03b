#include "api/remoteness.hpp"

#include <limits>

#include "api/solved-sum.hpp"
#include "core/text/json.hpp"

namespace sg {
namespace {

/// What the two still have to choose from: of a won position the moves that win, of a lost one all.
struct Chase {
  using Position = Sum;
  SolvedSum& solved;
  std::uint64_t& budget;  // positions and moves

  std::string key(const Sum& sum) const { return key_of(sum, play()); }
  Sum after(const Sum& sum, const Touch& touch) const { return sg::after(sum, unflat(sum, touch, play()), play()); }
  std::vector<Sum> parts(const Sum& sum) const { return {sum}; }
  std::optional<Remoteness::Worth> known(const Sum&) const { return std::nullopt; }

  /// False where they are not all known.
  bool each_move(const Sum& sum, const Visit& visit) const {
    solved.start(sum);
    if (solved.advance(budget) != Progress::done) return false;
    const std::optional<bool> wins = solved.verdict(sum).wins;
    if (!wins) return false;
    if (solved.finished(sum)) return true;
    bool afforded = true;
    const auto spend = [&](const Move& move) {
      afforded = budget > 0;
      return afforded && (--budget, visit(flat(sum, move, play())));
    };
    const Looked looked = *wins ? solved.each_winning(sum, budget, spend) : solved.each_move(sum, spend);
    return afforded && looked == Looked::wholly;
  }

  Play play() const { return solved.play(); }
};

}  // namespace

std::string remoteness(std::string_view address, std::string_view play_text, std::uint64_t budget) {
  const Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  SolvedSum solved(sum, play);
  const Chase chase{solved, budget};
  Search<Chase, Remoteness> search(chase, {.terminal = play == Play::misere || play == Play::sj});
  const auto own = search.judge(sum, budget);
  if (!own) return std::string(limit_document);
  Json json;
  json.begin_object().key("address").text(address_of(sum)).key("play").text(text_of(play));
  json.key("wins").boolean(own->wins).key("remoteness").index(own->plies).key("moves").begin_array();
  budget = std::numeric_limits<std::uint64_t>::max();  // these moves have been paid for
  chase.each_move(sum, [&](const Touch& touch) {
    if (search.worth(chase.after(sum, touch))->plies + 1 != own->plies) return true;
    write_touch(json.begin_object(), touch);
    json.key("text").text(text_of(sum, unflat(sum, touch, play))).end_object();
    return true;
  });
  return json.end_array().end_object().take();
}

}  // namespace sg
