// Functions that an expression may name, with their numbers of arguments; the table is in the order of the enum.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sg::partizan {

enum class Function : std::uint8_t {
  tiny,
  miny,
  cool,
  heat,
  overheat,
  freeze,
  reduced,
  weight,
  norton,
  product,
  mean,
  temperature
};

struct FunctionName {
  std::string_view name;
  std::size_t arguments;
};

inline constexpr std::array<FunctionName, 12> function_names{{{"Tiny", 1},
                                                              {"Miny", 1},
                                                              {"cool", 2},
                                                              {"heat", 2},
                                                              {"overheat", 3},
                                                              {"freeze", 1},
                                                              {"reduced", 1},
                                                              {"weight", 1},
                                                              {"norton", 2},
                                                              {"product", 2},
                                                              {"mean", 1},
                                                              {"temperature", 1}}};

}  // namespace sg::partizan
