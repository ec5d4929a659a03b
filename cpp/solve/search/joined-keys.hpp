// Key of positions that add up.
#pragma once

#include <string>
#include <vector>

#include "core/game/small-sort.hpp"

namespace sg {

/// Returns one key of positions that add up, by their keys in any order.
inline std::string joined_keys(std::vector<std::string> keys) {
  put_in_order(keys);
  std::string whole;
  for (const std::string& key : keys) (whole += std::to_string(key.size()) += ':') += key;
  return whole;
}

}  // namespace sg
