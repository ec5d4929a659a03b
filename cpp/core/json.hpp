// The one way to write a document: RapidJSON's Writer, validating UTF-8, with the few shapes that the wire needs.
#pragma once

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <optional>
#include <string>
#include <string_view>

namespace sg {

/// The answer of a request that met its limit and knows nothing.
inline constexpr std::string_view limit_document = R"({"status":"limit"})";

class Json {
 public:
  Json& begin_object() { return writer_.StartObject(), *this; }
  Json& end_object() { return writer_.EndObject(), *this; }
  Json& begin_array() { return writer_.StartArray(), *this; }
  Json& end_array() { return writer_.EndArray(), *this; }
  Json& key(std::string_view k) { return writer_.Key(k.data(), static_cast<rapidjson::SizeType>(k.size())), *this; }
  // What is not known is null.
  Json& text(std::optional<std::string_view> s) {
    return s ? writer_.String(s->data(), static_cast<rapidjson::SizeType>(s->size())) : writer_.Null(), *this;
  }
  Json& boolean(std::optional<bool> b) { return b ? writer_.Bool(*b) : writer_.Null(), *this; }
  Json& index(std::optional<std::size_t> i) { return i ? writer_.Uint64(*i) : writer_.Null(), *this; }
  Json& null() { return writer_.Null(), *this; }
  /// Decimal text, exact at any size.
  Json& number(std::optional<std::uint64_t> n) { return n ? text(std::to_string(*n)) : null(); }

  std::string take() const { return {buffer_.GetString(), buffer_.GetSize()}; }
  std::size_t bytes() const { return buffer_.GetSize(); }

 private:
  rapidjson::StringBuffer buffer_;
  rapidjson::Writer<rapidjson::StringBuffer, rapidjson::UTF8<>, rapidjson::UTF8<>, rapidjson::CrtAllocator,
                    rapidjson::kWriteValidateEncodingFlag>
      writer_{buffer_};
};

}  // namespace sg
