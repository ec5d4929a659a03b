// The memory that an engine may take. Work is told to leave off at three quarters of it; the last quarter is for what is taken at
// once: beyond it an allocation fails, and the request answers what is known without.
#pragma once

#include <cstdint>

namespace sg {

/// In bytes, natively; for the wasm it is the maximum that it is linked with (cmake/wasm.cmake).
inline constexpr std::uint64_t most_memory =
#ifdef __EMSCRIPTEN__
    std::uint64_t{512} << 20;
#else
    std::uint64_t{2} << 30;
#endif

/// In use, from here on work leaves off.
inline constexpr std::uint64_t full = most_memory / 4 * 3;

/// Makes allocations beyond it fail; not under sanitizers, which reserve far more than they use.
void limit_memory();

/// Bytes in use, 0 where the system does not tell.
std::uint64_t memory_in_use();

/// Called at each look at a meter's clock, it looks at the memory once in a thousand times.
class MemoryWatch {
 public:
  bool is_full() { return ++asked_ % 1024 == 0 && memory_in_use() > full; }

 private:
  std::uint64_t asked_ = 0;
};

}  // namespace sg
