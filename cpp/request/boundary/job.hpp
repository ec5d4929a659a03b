// Job: work of a request that spends steps of a meter, can pause, and has a reply with what is known at any time.
#pragma once

#include <cstdint>
#include <string>

#include "core/game/meter.hpp"
#include "core/text/json.hpp"

namespace sg {

/// Kind of reply, which decides the exit code of the command. `broken`: an error in this program.
enum class Status : std::uint8_t { answered, refused, limited, broken };

struct Reply {
  std::string document;
  Status status = Status::answered;
};

/// Returns the reply of a request that met a limit and knows nothing. Without `kind` the document is empty, and Running
/// fills in the limit of the meter, or "memory".
inline Reply limit_reply(std::string_view kind = "") {
  if (kind.empty()) return {"", Status::limited};
  Json json;
  json.begin_object().key("status").text("limit").key("limit").begin_object().key("kind").text(kind);
  return {json.end_object().end_object().take(), Status::limited};
}

class Job {
 public:
  virtual ~Job() = default;
  /// Works until there is no more to do, and then returns true, or until the meter pauses. Throws InputError.
  virtual bool advance(Meter& meter) = 0;
  /// Returns the progress: the number of positions, values or whatever else the job makes.
  virtual std::uint64_t made() const { return 0; }
  /// Returns the progress of a search through the moves of a position as a document, which may be null.
  virtual std::string progress() { return "null"; }
  /// Returns what is known now; it may be called before the work is done.
  virtual Reply reply() = 0;
};

}  // namespace sg
