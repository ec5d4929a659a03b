#include "theory/partizan/value-law.hpp"

#include <utility>

namespace sg::partizan {
namespace {

constinit const EnrolledLaw* first_law = nullptr;

}  // namespace

EnrolledLaw::EnrolledLaw(std::string_view id, ValueLaw law)
    : id_(id), law_(law), next_(std::exchange(first_law, this)) {}

ValueLaw law_of(std::string_view id) {
  const EnrolledLaw* one = first_law;
  while (one != nullptr && one->id_ != id) one = one->next_;
  return one == nullptr ? nullptr : one->law_;
}

ByLaw::ByLaw(Forms& forms, const Game& game)
    : forms_(forms), law_(law_of(game.info().id)), is_negative_(game.name().starts_with('-')) {}

std::optional<Form> ByLaw::value(const Position& position) {
  if (law_ == nullptr) return std::nullopt;
  std::string key = position.key();
  if (const auto found = values_.find(key); found != values_.end()) return found->second;
  auto value = law_(forms_, position);
  if (value && is_negative_) value = forms_.negative(*value);
  return values_[std::move(key)] = value;
}

}  // namespace sg::partizan
