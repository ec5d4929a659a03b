#include "cli/process.hpp"
#include "tools/sweep/sweep.hpp"

int main(int argc, char** argv) {
  return sg::run_process(argc, argv, [](const auto& words) { return sg::sweep(words, sg::ProcessWatch()); });
}
