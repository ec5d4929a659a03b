// Limits of the memory that an engine may use. Work is told to stop at three quarters of it; the last quarter is for
// large single allocations. Beyond that an allocation fails, and the request answers what is known without it.
#pragma once

#include <cstdint>

namespace sg {

/// Limit in bytes; for the wasm, the maximum that it is linked with (cmake/wasm.cmake).
inline constexpr std::uint64_t most_memory =
#ifdef __EMSCRIPTEN__
    std::uint64_t{512} << 20;
#else
    std::uint64_t{2} << 30;
#endif

/// Number of bytes in use above which work stops.
inline constexpr std::uint64_t full = most_memory / 4 * 3;

/// Makes allocations beyond `most_memory` fail. Does nothing in the wasm, nor in builds without NDEBUG: sanitizers
/// reserve far more than they use.
void limit_memory();

/// Returns the number of bytes in use; 0 if the system does not tell.
std::uint64_t memory_in_use();

/// Check for full memory that is cheap enough for a meter's watch: only every 1024th call reads the memory in use.
class MemoryWatch {
 public:
  bool is_full() { return ++calls_ % 1024 == 0 && memory_in_use() > full; }

 private:
  std::uint64_t calls_ = 0;
};

}  // namespace sg
