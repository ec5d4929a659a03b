// Compile-time check that every member of a ruleset with the name of a hook is that hook: otherwise a wrong signature
// would silently count as an absent member.
#pragma once

#include "core/game/ruleset.hpp"

namespace sg {

#define SG_NAME(hook, Signature) int hook;
struct HookNames {
  SG_HOOKS(SG_NAME)
};
struct TableHookNames {
  SG_TABLE_HOOKS(SG_NAME)
};
#undef SG_NAME

/// Makes a name that T has too ambiguous, whether T has it as a function (overloaded or a template), a type, a constant
/// or something private. T must not be final.
template <class T, class Names>
struct Clash : T, Names {};

#define SG_FITS(hook, Signature)                                                                           \
  static_assert(                                                                                           \
      Signature<G> || requires { &Clashing::hook; },                                                       \
      "'" #hook "' has the name of a hook and not its signature, or lacks what belongs to it: " #Signature \
      " in core/game/ruleset.hpp");

/// Compiles only if every member with the name of a hook has its signature.
template <Ruleset G>
constexpr bool hooks_fit() {
  {
    using Clashing = Clash<G, HookNames>;
    SG_HOOKS(SG_FITS)
  }
  if constexpr (Tabled<G>) {
    using Clashing = Clash<typename G::Table, TableHookNames>;
    SG_TABLE_HOOKS(SG_FITS)
  }
  return true;
}
#undef SG_FITS

}  // namespace sg
