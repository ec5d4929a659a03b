#include "core/text/json.hpp"

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <cstdlib>
#include <new>

#include "core/text/error.hpp"
#include "core/text/minsize.hpp"

namespace sg {

/// Allocator that throws std::bad_alloc, where that of RapidJSON returns null and the writer writes to it.
struct ThrowingAllocator {
  static constexpr bool kNeedFree = true;
  void* Malloc(std::size_t size) { return Realloc(nullptr, 0, size); }
  SG_MINSIZE void* Realloc(void* old, std::size_t, std::size_t size) {
    if (size == 0) return std::free(old), nullptr;
    void* const made = std::realloc(old, size);
    if (made == nullptr) throw std::bad_alloc();
    return made;
  }
  static void Free(void* made) noexcept { std::free(made); }
};

struct Json::Document {
  using Buffer = rapidjson::GenericStringBuffer<rapidjson::UTF8<>, ThrowingAllocator>;
  Buffer buffer;
  rapidjson::Writer<Buffer, rapidjson::UTF8<>, rapidjson::UTF8<>, ThrowingAllocator,
                    rapidjson::kWriteValidateEncodingFlag>
      writer{buffer};
};

Json::Json() : document_(std::make_unique<Document>()) {}
Json::~Json() = default;

Json& Json::begin_object() { return document_->writer.StartObject(), *this; }
Json& Json::end_object() { return document_->writer.EndObject(), *this; }
Json& Json::begin_array() { return document_->writer.StartArray(), *this; }
Json& Json::end_array() { return document_->writer.EndArray(), *this; }
Json& Json::key(std::string_view k) {
  return document_->writer.Key(k.data(), static_cast<rapidjson::SizeType>(k.size())), *this;
}
Json& Json::text(std::optional<std::string_view> s) {
  if (!s) return null();
  return document_->writer.String(s->data(), static_cast<rapidjson::SizeType>(s->size())), *this;
}
Json& Json::boolean(std::optional<bool> b) { return b ? (document_->writer.Bool(*b), *this) : null(); }
Json& Json::index(std::optional<std::size_t> i) { return i ? (document_->writer.Uint64(*i), *this) : null(); }
Json& Json::null() { return document_->writer.Null(), *this; }
Json& Json::number(std::optional<std::uint64_t> n) { return n ? text(std::to_string(*n)) : null(); }

Json& Json::with(const Json& object, std::string_view key, std::string_view text) {
  Json fact;
  const std::string own = fact.begin_object().key(key).text(text).end_object().take();
  std::string all = object.take();
  if (all.size() < 2 || all.front() != '{' || all.back() != '}') internal_error("a fact more of no object");
  if (all.size() == 2) {
    all = own;
  } else {
    all.back() = ',';
    all.append(own, 1);
  }
  document_->writer.RawValue(all.data(), all.size(), rapidjson::kObjectType);
  return *this;
}

std::string Json::take() const { return {document_->buffer.GetString(), bytes()}; }
std::size_t Json::bytes() const { return document_->buffer.GetSize(); }

}  // namespace sg
