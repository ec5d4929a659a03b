#include "request/boundary/memory.hpp"

#ifdef __EMSCRIPTEN__
#include <emscripten/emmalloc.h>
#else
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#endif

namespace sg {

#ifdef __EMSCRIPTEN__

void limit_memory() {}

std::uint64_t memory_in_use() {
  // The heap never shrinks, and its free blocks are in long lists, which are walked only if the result may matter.
  const std::uint64_t grown = emmalloc_dynamic_heap_size();
  return grown > full ? grown - emmalloc_free_dynamic_memory() : grown;
}

#else

void limit_memory() {
#ifdef NDEBUG
  const rlimit limit{most_memory, most_memory};
  setrlimit(RLIMIT_DATA, &limit);
#endif
}

std::uint64_t memory_in_use() {
  std::ifstream pages("/proc/self/statm");
  std::uint64_t whole = 0, resident = 0;
  pages >> whole >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

#endif

}  // namespace sg
