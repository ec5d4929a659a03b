// Thermographs: the stops of a game in which each move costs a tax t, for all t >= -1, exactly.
// Sources  Conway 1976, ch. 9; Winning Ways, ch. 6; Siegel 2013, ch. II.5. Temperatures below 0 are as in Siegel: -1 of
//          an integer, -1/2^k of a number with denominator 2^k
// Cost     the corners of both walls of every follower
#pragma once

#include <unordered_map>
#include <utility>
#include <vector>

#include "theory/partizan/forms.hpp"

namespace sg::partizan {

/// Wall of a thermograph, or a scaffold of one, from t = -1 up: corners by ascending tax, and the slope after the last.
/// All slopes are -1, 0 or 1, so that all corners are dyadic.
struct Wall {
  struct Corner {
    Dyadic tax, stop;
    bool operator==(const Corner&) const = default;
  };
  std::vector<Corner> corners;
  int slope = 0;

  Dyadic at(const Dyadic& tax) const;
  bool operator==(const Wall&) const = default;
};

struct Thermograph {
  Wall left, right;
  Dyadic temperature, mean;
  bool operator==(const Thermograph&) const = default;
};

/// Memoised thermographs of the forms of one arena; references stay valid. Throws Interrupted as Forms does.
class Thermographs {
 public:
  explicit Thermographs(Forms& forms) : forms_(forms) {}
  Forms& forms() { return forms_; }
  const Thermograph& of(Form g);

 private:
  Form alike(Form g);
  Thermograph made(Form g);

  Forms& forms_;
  std::unordered_map<Form, Thermograph> known_;
};

}  // namespace sg::partizan
