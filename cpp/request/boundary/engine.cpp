#include "request/boundary/engine.hpp"

#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE std::string Engine::Request::reply() const {
  return running ? guarded([this] { return running->reply(); }).document : error;
}

template <class Work>
void Engine::guard(Request& request, Work&& work) {
  request.error = guarded([&] { return work(), Reply{}; }).document;
  if (!request.error.empty()) request.running.reset();
  request.lacks |= take_unknown_game_flag();
  lacks_ = request.lacks;
}

SG_MINSIZE void Engine::start(Request& request, const std::string& name, const MakeArguments& arguments,
                              Reading reading) {
  const Verb* const verb = find_verb(name);
  request.running.reset();
  request.lacks = verb == nullptr;
  guard(request, [&] {
    if (!verb) throw UsageError(ErrorCode::bad_request, name, {Expected::verb});
    request.running = std::make_unique<Running>(*verb, verb->arguments(arguments()), session_, watch_, reading);
  });
}

SG_MINSIZE bool Engine::advance(Request& request) {
  bool done = true;
  if (request.running) guard(request, [&] { done = request.running->advance(); });
  return done || !request.running;
}

Reply Engine::run(const Verb& verb, Arguments arguments, Reading reading) {
  Running running(verb, std::move(arguments), session_, watch_, reading);
  while (!running.advance()) {
  }
  return running.reply();
}

std::string Engine::ask(const std::string& verb, const MakeArguments& arguments, Reading reading) {
  Request request;
  start(request, verb, arguments, reading);
  while (!advance(request)) {
  }
  return request.reply();
}

void Engine::start(const std::string& verb, const MakeArguments& arguments, Reading reading) {
  start(current_, verb, arguments, reading);
}

bool Engine::advance() { return advance(current_); }

}  // namespace sg
