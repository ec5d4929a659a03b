#include "request/boundary/running.hpp"

#include <new>
#include <stdexcept>
#include <utility>

namespace sg {
namespace {

ResolveArguments resolve_arguments = nullptr;

}  // namespace

void enrol(ResolveArguments resolve) { resolve_arguments = resolve; }

template <class Work, class Again>
auto Running::resolving(Work&& work, Again&& again) {
  try {
    return work();
  } catch (InputError& error) {
    if (is_resolved_) error.at.reset();
    if (resolve_arguments == nullptr || std::exchange(reading_, Reading::exact) == Reading::exact) throw;
    if (!resolve_arguments(verb_, arguments_, error)) throw;
    is_resolved_ = true;
  }
  try {
    return again();
  } catch (InputError& error) {
    error.at.reset();
    throw;
  }
}

Running::Running(const Verb& verb, Arguments arguments, Session& session, Meter::Watch watch, Reading reading)
    : verb_(verb),
      arguments_(std::move(arguments)),
      session_(session),
      meter_(verb.parameter("budget") ? arguments_.number("budget") : Meter::unlimited, std::move(watch)),
      reading_(reading) {
  resolving([this] { start(); }, [this] { start(); });
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
  const auto work = [this] { return within_memory([this] { return job_->advance(meter_) || meter_.refuses(); }); };
  return resolving(work, [&] {
    job_.reset();
    start();
    return work();
  });
}

Reply Running::reply() {
  const Reply reply = within_memory([this] { return job_->reply(); });
  if (!reply.document.empty() || reply.status != Status::limited) return reply;
  return limit_reply(meter_.refuses() ? meter_.limit() : "memory");
}

}  // namespace sg
