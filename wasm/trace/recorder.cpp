#include "trace/recorder.h"

#include <utility>

namespace sweepscope {

Recorder::Recorder(std::size_t limit, unsigned detail) : limit_(limit), detail_(detail) {
  truncated_ = limit < kHeaderSlots || !slots_.reserveMore(kHeaderSlots);
  for (std::size_t k = 0; k < kHeaderSlots && !truncated_; ++k) slots_.push(0);
}

double* Recorder::room(int number, int payload) {
  if (truncated_) return nullptr;
  const std::size_t needed = 2 + static_cast<std::size_t>(payload);
  if (slots_.size() + needed > limit_ || !slots_.reserveMore(needed)) {
    truncated_ = true;
    return nullptr;
  }
  ++records_;
  slots_.push(number);
  slots_.push(payload);
  return slots_.take(static_cast<std::size_t>(payload));
}

SlotBuffer Recorder::take() {
  if (slots_.size() < kHeaderSlots) return {};
  slots_[kSlotMagic] = kHeaderMagic;
  slots_[kSlotVersion] = kTraceVersion;
  slots_[kSlotHashHigh] = static_cast<double>(kSchemaHash >> 32);
  slots_[kSlotHashLow] = static_cast<double>(kSchemaHash & 0xffffffffu);
  slots_[kSlotRecords] = static_cast<double>(records_);
  slots_[kSlotSlots] = static_cast<double>(slots_.size());
  slots_[kSlotTruncated] = truncated_ ? 1.0 : 0.0;
  slots_[kSlotDetail] = static_cast<double>(detail_);
  return std::move(slots_);
}

}  // namespace sweepscope
