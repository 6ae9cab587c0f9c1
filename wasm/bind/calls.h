// The numbers of requests and answers, for the package's module (bind.cpp) and that of the audit's workers (crowd.cpp). Each module
// includes this in one file, hence the linkage.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "batch/batch.h"
#include "batch/spatial_order.h"
#include "bind/exchange.h"
#include "core/rarely.h"

namespace sweepscope {

/// A question and the place of its answer. One serves all calls whose answers are copied out; results that the caller keeps have one each.
struct Call {
  Exchange exchange;
  SweepBatch sweeps;
  MoveBatch moves;
  /// most requests whose answers fit the memory held: of sweeps, of moves
  std::size_t held[2] = {0, 0};
};

/// Numbers before the requests of moves and traces: the direction up, then those of method/settings.def.
constexpr std::size_t kSettingNumbers = 3
#define MOVE_SETTING(name, Type, unit, usual, who, least, most, Refusal, doc) +1
#include "method/settings.def"
    ;

static MoveSettings settingsOf(std::span<const double> numbers, int sides, int precision) {
  MoveSettings settings;
  settings.sides = static_cast<Sides>(sides);
  settings.up = {numbers[0], numbers[1], numbers[2]};
  const double* next = &numbers[3];
#define MOVE_SETTING(name, Type, unit, usual, who, least, most, Refusal, doc) \
  settings.name = static_cast<Type>(*next++);
#include "method/settings.def"
  settings.precision = static_cast<Precision>(precision);
  return settings;
}

/// Bytes of one result: a sweep's with those of the order it is answered in, a move's without its contacts, whose memory grows as needed.
constexpr double kBytesPerSweep = 69 + SpatialOrder::kBytes, kBytesPerMove = 98;

/// Asks for memory before the answers to so many requests grow into it. `held`: how many fit what there is.
static Status roomFor(std::size_t held, std::size_t requests, double bytesEach) {
  const double bytes = static_cast<double>(requests) * bytesEach;
  return requests <= held || available(bytes) ? Status{} : Status{StatusCode::OutOfMemory, bytes};
}

[[gnu::noinline]] static void answerSweeps(Call& call, Status status) {
  const SweepBatch& sweeps = call.sweeps;
  Exchange& out = call.exchange;
  out.answer(status);
  out.add(sweeps.time);
  out.add(sweeps.point);
  out.add(sweeps.normal);
  out.add(sweeps.triangle);
  out.add(sweeps.feature);
  out.add(sweeps.depth);
}

[[gnu::noinline]] static void answerMoves(Call& call, Status status) {
  const MoveBatch& moves = call.moves;
  Exchange& out = call.exchange;
  out.answer(status);
  out.add(moves.position);
  out.add(moves.grounded);
  out.add(moves.state);
  out.add(moves.groundPoint);
  out.add(moves.groundNormal);
  out.add(moves.groundTriangle);
  out.add(moves.ceiling);
  out.add(moves.stepped);
  out.add(moves.snapped);
  out.add(moves.sweeps);
  out.add(moves.passSweeps);
  out.add(moves.truncated);
  out.add(moves.startDepth);
  out.add(moves.wayOut);
  out.add(moves.contactStart);
  out.add(moves.contactTime);
  out.add(moves.contactPoint);
  out.add(moves.contactNormal);
  out.add(moves.contactTriangle);
  out.add(moves.contactFeature);
  out.add(moves.contactElement);
  out.add(moves.contactPass);
  out.add(moves.contactSlide);
}

}  // namespace sweepscope
