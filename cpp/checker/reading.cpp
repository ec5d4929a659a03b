#include "checker/reading.hpp"

#include <algorithm>
#include <cstdlib>

namespace checker {
namespace {

std::int64_t number_in(const rapidjson::Value& value, const char* name) {
  if (!value.IsString()) throw Faulty{{Fault::no_text, name}};
  const std::string digits(value.GetString(), value.GetStringLength());
  if (digits.empty() || digits.size() > 15 || digits.find_first_not_of("0123456789") != std::string::npos ||
      (digits.size() > 1 && digits[0] == '0'))
    throw Faulty{{Fault::no_number, name}};
  return std::strtoll(digits.c_str(), nullptr, 10);
}

}  // namespace

void demand_only(const rapidjson::Value& object, std::initializer_list<std::string_view> names) {
  if (!object.IsObject()) throw Faulty{{Fault::missing, std::string(*names.begin())}};
  std::vector<bool> stands(names.size());
  for (const auto& one : object.GetObject()) {
    const std::string_view name(one.name.GetString(), one.name.GetStringLength());
    const auto place = std::find(names.begin(), names.end(), name);
    if (place == names.end()) throw Faulty{{Fault::superfluous}};
    const auto i = static_cast<std::size_t>(place - names.begin());
    if (stands[i]) throw Faulty{{Fault::twice, std::string(name)}};
    stands[i] = true;
  }
}

const rapidjson::Value& member(const rapidjson::Value& object, const char* name) {
  if (!object.IsObject() || !object.HasMember(name)) throw Faulty{{Fault::missing, name}};
  return object[name];
}

std::string text_of(const rapidjson::Value& object, const char* name) {
  const rapidjson::Value& value = member(object, name);
  if (!value.IsString()) throw Faulty{{Fault::no_text, name}};
  return {value.GetString(), value.GetStringLength()};
}

std::int64_t number_of(const rapidjson::Value& object, const char* name) {
  return number_in(member(object, name), name);
}

std::vector<std::uint32_t> numbers_of(const rapidjson::Value& object, const char* name, std::int64_t end) {
  const rapidjson::Value& list = member(object, name);
  if (!list.IsArray()) throw Faulty{{Fault::no_list, name}};
  std::vector<std::uint32_t> numbers;
  for (const auto& one : list.GetArray()) {
    const std::int64_t number = number_in(one, name);
    if (number >= end) throw Faulty{{Fault::number_beyond, name}};
    numbers.push_back(static_cast<std::uint32_t>(number));
  }
  return numbers;
}

}  // namespace checker
