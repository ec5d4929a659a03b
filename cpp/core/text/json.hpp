// The one way to write a document: RapidJSON's Writer, validating UTF-8, with the few shapes that the wire needs.
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
  // What is not known is null.
  Json& text(std::optional<std::string_view> s);
  Json& boolean(std::optional<bool> b);
  Json& index(std::optional<std::size_t> i);
  Json& null();
  /// Decimal text, exact at any size.
  Json& number(std::optional<std::uint64_t> n);
  /// An object that was written elsewhere, with one fact more.
  Json& with(const Json& object, std::string_view key, std::string_view text);

  std::string take() const;
  std::size_t bytes() const;

 private:
  struct Document;
  std::unique_ptr<Document> document_;
};

}  // namespace sg
