// Writes events as slots of one flat array of doubles: a header, then records of kind, payload length, payload.
#pragma once

#include <cstddef>
#include <type_traits>

#include "trace/events.h"
#include "trace/schema.h"
#include "trace/slot_buffer.h"

namespace sweepscope {

/// The parts that a trace may leave out on request. Decisions of the narrow phase and the response are always recorded.
enum TraceDetail : unsigned { kDetailBroadPhase = 1u, kDetailAll = 1u };

/// Slots of the header, in order. `kHeaderMagic` is the first slot of every trace.
inline constexpr double kHeaderMagic = 0x53575053;  // "SWPS"
inline constexpr double kTraceVersion = 1;
enum HeaderSlot : std::size_t {
  kSlotMagic,
  kSlotVersion,
  kSlotHashHigh,
  kSlotHashLow,
  kSlotRecords,
  kSlotSlots,
  kSlotTruncated,
  kSlotDetail,
  kHeaderSlots
};

/// Records events until `limit` slots are used or memory runs out; from then on it counts itself truncated and records no more.
class Recorder {
 public:
  static constexpr bool kOn = true;

  explicit Recorder(std::size_t limit, unsigned detail = kDetailAll);

  template <typename Event>
  void record(const Event& event);

  bool wantsBroadPhase() const { return (detail_ & kDetailBroadPhase) != 0; }
  bool truncated() const { return truncated_; }

  /// The finished trace, header included; empty if there was no memory even for that. Ends the recorder's use.
  SlotBuffer take();

 private:
  static void put(double*& to, double value) { *to++ = value; }
  static void put(double*& to, const Vec3& v) {
    put(to, v.x);
    put(to, v.y);
    put(to, v.z);
  }
  static void put(double*& to, std::int64_t value) { put(to, static_cast<double>(value)); }
  static void put(double*& to, bool value) { put(to, value ? 1.0 : 0.0); }
  template <typename Enum>
  requires std::is_enum_v<Enum>
  static void put(double*& to, Enum value) { put(to, static_cast<double>(static_cast<int>(value))); }

  /// Begins a record. @returns where its payload goes, or null if there is no room for it
  double* room(int number, int payload);

  SlotBuffer slots_;
  std::size_t limit_;
  unsigned detail_;
  std::size_t records_ = 0;
  bool truncated_ = false;
};

#define FIELD(Type, name, unit, doc) put(to, event.name);
#define TRACE_EVENT(number, Name, role, doc, ...)                       \
  template <>                                                           \
  inline void Recorder::record<event::Name>(const event::Name& event) { \
    double* to = room(number, payloadSlots(number));                    \
    if (!to) return;                                                    \
    __VA_ARGS__                                                         \
  }
#include "trace/events.def"

}  // namespace sweepscope
