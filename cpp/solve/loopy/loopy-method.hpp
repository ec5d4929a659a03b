// Method for games whose positions can come back: the values of the whole graph of positions, found once.
#pragma once

#include "solve/game/method.hpp"

namespace sg {

/// Returns the method for a game of GameClass::loopy under normal play; null under any other, where nothing adds up.
std::unique_ptr<Method> loopy_method(const GameContext& context);

}  // namespace sg
