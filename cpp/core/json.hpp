// The one way to write a document: RapidJSON's Writer, validating UTF-8, with the few shapes that the wire needs.
#pragma once

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <optional>
#include <string>
#include <string_view>

namespace sg {

class Json {
 public:
  Json& begin_object() { return writer_.StartObject(), *this; }
  Json& end_object() { return writer_.EndObject(), *this; }
  Json& begin_array() { return writer_.StartArray(), *this; }
  Json& end_array() { return writer_.EndArray(), *this; }
  Json& key(std::string_view k) { return writer_.Key(k.data(), static_cast<rapidjson::SizeType>(k.size())), *this; }
  Json& text(std::string_view s) { return writer_.String(s.data(), static_cast<rapidjson::SizeType>(s.size())), *this; }
  Json& boolean(bool b) { return writer_.Bool(b), *this; }
  Json& index(std::size_t i) { return writer_.Uint64(i), *this; }
  Json& null() { return writer_.Null(), *this; }
  /// Decimal text, exact at any size.
  Json& number(std::uint64_t n) { return text(std::to_string(n)); }

  std::string take() const { return {buffer_.GetString(), buffer_.GetSize()}; }
  std::size_t bytes() const { return buffer_.GetSize(); }

 private:
  rapidjson::StringBuffer buffer_;
  rapidjson::Writer<rapidjson::StringBuffer, rapidjson::UTF8<>, rapidjson::UTF8<>, rapidjson::CrtAllocator,
                    rapidjson::kWriteValidateEncodingFlag>
      writer_{buffer_};
};

}  // namespace sg
