#include "request/boundary/running.hpp"

#include <new>
#include <stdexcept>

namespace sg {

Running::Running(const Verb& verb, Arguments arguments, Session& session, Meter::Watch watch)
    : verb_(verb),
      arguments_(std::move(arguments)),
      session_(session),
      meter_(verb.parameter("budget") ? arguments_.number("budget") : Meter::unlimited, std::move(watch)) {
  start();
}

template <class Work>
auto Running::within_memory(Work&& work) {
  const auto again = [&] {
    job_.reset();
    session_ = {};
    meter_ = Meter::full();
    start();
    while (!job_->advance(meter_) && !meter_.refuses()) {
    }
    return work();
  };
  try {
    return work();
  } catch (const std::bad_alloc&) {
    if (meter_.is_full()) throw;
  } catch (const std::length_error&) {
    if (meter_.is_full()) throw;
  }
  return again();
}

bool Running::advance() {
  meter_.resume();
  return within_memory([this] { return job_->advance(meter_) || meter_.refuses(); });
}

Reply Running::reply() {
  const Reply reply = within_memory([this] { return job_->reply(); });
  if (!reply.document.empty() || reply.status != Status::limited) return reply;
  return limit_reply(meter_.refuses() ? meter_.limit() : "memory");
}

}  // namespace sg
