// Strict reading of documents for the checker: every field once and no other.
#pragma once

#include <rapidjson/document.h>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "checker/fault.hpp"

namespace checker {

// All of these functions throw Faulty.

/// Demands an object with each of these members at most once, and no others.
void demand_only(const rapidjson::Value& object, std::initializer_list<std::string_view> names);
const rapidjson::Value& member(const rapidjson::Value& object, const char* name);
std::string text_of(const rapidjson::Value& object, const char* name);
/// Returns a number of up to 15 digits, given as decimal text without leading zeros.
std::int64_t number_of(const rapidjson::Value& object, const char* name);
/// Returns a list of such numbers, each below `end`.
std::vector<std::uint32_t> numbers_of(const rapidjson::Value& object, const char* name, std::int64_t end);

}  // namespace checker
