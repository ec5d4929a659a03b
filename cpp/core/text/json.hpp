// Writer of JSON documents: a wrapper of the Writer of RapidJSON, with
// UTF-8 validation and the few shapes that documents need.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace sg {

class Json {
 public:
  Json();
  ~Json();
  Json& begin_object();
  Json& end_object();
  Json& begin_array();
  Json& end_array();
  Json& key(std::string_view k);
  // Unknown values (nullopt) are written as null.
  Json& text(std::optional<std::string_view> s);
  Json& boolean(std::optional<bool> b);
  Json& index(std::optional<std::size_t> i);
  Json& null();
  /// Writes a number as decimal text, exact at any size.
  Json& number(std::optional<std::uint64_t> n);
  /// Writes an object that was written elsewhere, with one more member.
  Json& with(const Json& object, std::string_view key, std::string_view text);

  std::string take() const;
  std::size_t bytes() const;

 private:
  struct Document;
  std::unique_ptr<Document> document_;
};

}  // namespace sg
