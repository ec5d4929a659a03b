// Exceptions that leave the work on a request.
#include <new>
#include <stdexcept>

#include "catch.hpp"
#include "core/text/error.hpp"
#include "request/boundary/verb.hpp"

using namespace sg;

namespace {

template <class Thrown>
Reply reply_to(Thrown thrown) {
  return guarded([&]() -> Reply { throw thrown; });
}

}  // namespace

TEST_CASE("an error of our own is internal, and says what to report") {
  const Reply ours = guarded([]() -> Reply { internal_error("two and two are five"); });
  CHECK(ours.status == Status::broken);
  CHECK(ours.document.find(R"("code":"internal")") != std::string::npos);
  CHECK(ours.document.find("two and two are five") != std::string::npos);
  const Reply library = reply_to(std::logic_error("a map without this key"));
  CHECK(library.status == Status::broken);
  CHECK(library.document.find("a map without this key") != std::string::npos);
  CHECK(reply_to(7).status == Status::broken);
}

TEST_CASE("what the reader can do something about is refused") {
  const Reply memory = reply_to(std::bad_alloc());
  CHECK(memory.status == Status::refused);
  CHECK(memory.document.find(R"("code":"too-big")") != std::string::npos);
  CHECK(reply_to(LimitError(Expected::smaller_numbers)).status == Status::refused);
  const Reply input = reply_to(InputError{ErrorCode::bad_position, 3, {Expected::memory}});
  CHECK(input.status == Status::refused);
  CHECK(input.document.find(R"("at":3)") != std::string::npos);
}
