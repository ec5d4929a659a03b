// A request at work: in steps of a meter, with an answer that says what is known at any time.
#pragma once

#include <cstdint>
#include <string>

#include "core/game/meter.hpp"
#include "core/text/json.hpp"

namespace sg {

/// Kind of answer, from which a command's exit code follows. `broken`: an error of this program.
enum class Status : std::uint8_t { answered, refused, limited, broken };

struct Reply {
  std::string document;
  Status status = Status::answered;
};

/// Of a request that met a limit and knows nothing; without its kind it is the meter's, or that of the memory.
inline Reply limit_reply(std::string_view kind = "") {
  if (kind.empty()) return {"", Status::limited};
  Json json;
  json.begin_object().key("status").text("limit").key("limit").begin_object().key("kind").text(kind);
  return {json.end_object().end_object().take(), Status::limited};
}

class Job {
 public:
  virtual ~Job() = default;
  /// Works until there is no more to do, which answers true, or the meter pauses. Throws InputError.
  virtual bool advance(Meter& meter) = 0;
  /// How far it has come: positions, values or whatever it makes.
  virtual std::uint64_t made() const { return 0; }
  /// What is known now.
  virtual Reply reply() = 0;
};

}  // namespace sg
