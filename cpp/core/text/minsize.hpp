// Marks functions that run once per position rather than per move: they are compiled
// for size, as a page downloads them before the first answer.
#pragma once

#ifdef __EMSCRIPTEN__
#define SG_MINSIZE [[clang::minsize, gnu::noinline]]
#else
#define SG_MINSIZE
#endif
