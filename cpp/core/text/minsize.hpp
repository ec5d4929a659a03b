// What is asked of a position once, and not once for each of its moves: the code of such a function is to be small, as in a page
// it travels before the first answer.
#pragma once

#ifdef __EMSCRIPTEN__
#define SG_MINSIZE [[clang::minsize, gnu::noinline]]
#else
#define SG_MINSIZE
#endif
