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

}  // namespace sg::partizan
