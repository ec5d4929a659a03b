// From a ruleset to a type-erased game: boards, evaluators and games of a ruleset.
#pragma once

#include "core/explain.hpp"
#include "core/game.hpp"
#include "core/search.hpp"

namespace sg {

template <class P>
struct BoardOf final : Board {
  explicit BoardOf(P p) : position(std::move(p)) {}
  std::string text() const override { return position.text(); }
  std::string key() const override { return position.key(); }
  std::size_t size() const override { return position.size(); }
  void write(Json& json) const override { position.write(json); }
  P position;
};

template <Ruleset G>
const typename G::Position& position_of(const Board& board) {
  return static_cast<const BoardOf<typename G::Position>&>(board).position;
}

template <Ruleset G>
BoardPtr board_of(typename G::Position p) {
  return std::make_shared<BoardOf<typename G::Position>>(std::move(p));
}

template <Ruleset G>
bool is_over(const G& game, const typename G::Position& p) {
  if constexpr (Ends<G>) return game.over(p);
  return false;
}

struct NoTable {};
template <class G>
struct TableOf {
  using type = NoTable;
};
template <Tabled G>
struct TableOf<G> {
  using type = typename G::Table;
};

template <Ruleset G>
class EvaluatorOf final : public Evaluator {
 public:
  using Position = typename G::Position;
  EvaluatorOf(const G& game, Play play)
      : game_(game), play_(play), table_(make_table(game)), search_(*this, play, want(play)) {}

  void start(const Board& board) override {
    root_ = position_of<G>(board);
    search_.start(*root_);
  }

  Progress advance(std::uint64_t& budget) override {
    if (!wants_table(*root_) && known_verdict(*root_)) return Progress::done;
    if constexpr (Tabled<G>) {
      if (play_ == Play::normal) {
        if (!table_.can_reach(*root_)) return Progress::limit;
        return table_.grow(*root_, budget) ? Progress::done : Progress::working;
      }
    }
    return search_.advance(budget);
  }

  std::size_t positions() const override { return search_.positions(); }

  Verdict verdict(const Board& board) override { return verdict_of(position_of<G>(board)); }

  bool finds(const Board& board, Nimber target) const override {
    if constexpr (requires { game_.finds(position_of<G>(board), target); })
      return game_.finds(position_of<G>(board), target);
    return Bulk<G>;
  }

  bool each_move_to(const Board& board, Nimber target, const Visit& visit) const override {
    if constexpr (Bulk<G>) return game_.each_move_to(position_of<G>(board), target, visit);
    return true;
  }

  std::vector<Reason> why(const Board& board) override {
    return explain(game_, position_of<G>(board), play_, [this](const Position& p) { return verdict_of(p); });
  }

  // What the search asks for.
  std::string key(const Position& p) const { return p.key(); }
  template <class V>
  bool each_move(const Position& p, V&& visit) const {
    return game_.each_move(p, visit);
  }
  Position after(const Position& p, const Touch& touch) const { return game_.after(p, touch); }
  bool over(const Position& p) const { return is_over(game_, p); }
  std::vector<Position> parts(const Position& p) const {
    if constexpr (Splits<G>)
      if (play_ == Play::normal) return game_.split(p);
    return {p};
  }
  std::optional<Value> known(const Position& p) const {
    if (play_ == Play::normal) {
      if (over(p)) return Value::over();
      if constexpr (Solved<G>) return game_.theorem(p);
    } else {
      if constexpr (Tame<G>)
        if (const auto pair = game_.tame_pair(p)) return Value::nimber(pair->misere);
    }
    return std::nullopt;
  }

 private:
  /// Under misere play the value g- is of no use beyond telling the winner.
  static Want want(Play play) { return play == Play::misere ? Want::winner : Want::value; }
  static typename TableOf<G>::type make_table(const G& game) {
    if constexpr (Tabled<G>)
      return game.table();
    else
      return {};
  }

  /// By a theorem, at once.
  std::optional<Verdict> known_verdict(const Position& p) const {
    Verdict v{{}, {}, {}, Ground::theorem};
    if (play_ == Play::normal) {
      if ((v.value = known(p))) v.wins = v.value->wins();
      if constexpr (Decided<G>)
        if (!v.wins && !wants_table(p)) v.wins = game_.wins(p, play_);
    } else {
      if constexpr (Tame<G>)
        if ((v.pair = game_.tame_pair(p))) v.wins = v.pair->misere != 0;
      if constexpr (Decided<G>)
        if (!v.wins) v.wins = game_.wins(p, play_);
    }
    return v.wins ? std::optional(v) : std::nullopt;
  }

  /// Where only the winner has a theorem, the value is still worth a table.
  bool wants_table(const Position& p) const {
    if constexpr (Tabled<G> && Decided<G>) return play_ == Play::normal && table_.can_reach(p);
    return false;
  }

  Verdict verdict_of(const Position& p) {
    if (const auto known = known_verdict(p)) return *known;
    Verdict v;
    if constexpr (Tabled<G>) {
      if (play_ == Play::normal) {
        v.ground = Ground::table;
        v.value = table_.value(p);
        if (v.value) v.wins = v.value->wins();
        if constexpr (Decided<G>)
          if (!v.value) return {{}, {}, game_.wins(p, play_), Ground::theorem};
        return v;
      }
    }
    const auto found = search_.value(p);
    if (play_ == Play::normal) v.value = found;
    if (found) v.wins = found->wins();
    return v;
  }

  const G& game_;
  Play play_;
  std::optional<Position> root_;
  typename TableOf<G>::type table_;
  Search<EvaluatorOf> search_;
};

template <Ruleset G>
class GameOf final : public Game {
 public:
  explicit GameOf(G game) : game_(std::move(game)) {}
  const Info& info() const override { return G::info; }
  std::string rules() const override {
    if constexpr (Parametrised<G>) return game_.rules();
    return {};
  }
  BoardPtr read(Reader& reader) const override {
    auto p = G::Position::read(reader);
    if constexpr (Admits<G>) game_.admit(p, reader);
    return board_of<G>(std::move(p));
  }
  bool each_move(const Board& board, const Visit& visit) const override {
    return game_.each_move(position_of<G>(board), visit);
  }
  BoardPtr after(const Board& board, const Touch& touch) const override {
    return board_of<G>(game_.after(position_of<G>(board), touch));
  }
  bool over(const Board& board) const override { return is_over(game_, position_of<G>(board)); }
  std::optional<Count> count_moves(const Board& board) const override {
    if constexpr (Bulk<G>) return game_.count_moves(position_of<G>(board));
    return std::nullopt;
  }
  std::string move_text(const Board& board, const Touch& touch) const override {
    const auto& p = position_of<G>(board);
    if constexpr (requires { game_.move_text(p, touch); })
      return game_.move_text(p, touch);
    else
      return p.move_text(touch);
  }
  std::string_view asks(const Touch& prefix) const override {
    if constexpr (requires { game_.asks(prefix); })
      return game_.asks(prefix);
    else
      return G::Position::asks(prefix);
  }
  bool unordered() const override { return Unordered<G>; }
  std::optional<Followers> followers(const Board& board, const Touch& prefix) const override {
    if constexpr (Prefixed<G>) return game_.followers(position_of<G>(board), prefix);
    return std::nullopt;
  }
  std::unique_ptr<Evaluator> evaluator(Play play) const override {
    return std::make_unique<EvaluatorOf<G>>(game_, play);
  }
  void each_small(unsigned size, const std::function<void(const BoardPtr&)>& visit) const override {
    const auto erased = [&](const typename G::Position& p) { visit(board_of<G>(p)); };
    if constexpr (requires { G::each_small(size, erased); })
      G::each_small(size, erased);
    else
      G::Position::each_small(size, erased);
  }

 private:
  G game_;
};

}  // namespace sg
