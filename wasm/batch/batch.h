// Batch queries: flat arrays in, flat arrays out. Everything that the boundary exposes, without knowing the boundary.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "batch/requests.h"
#include "trace/slot_buffer.h"

namespace sweepscope {

struct SweepBatch {
  std::vector<double> time;            ///< n
  std::vector<double> point;           ///< 3n, world
  std::vector<double> normal;          ///< 3n, world
  std::vector<std::int32_t> triangle;  ///< n
  std::vector<std::uint8_t> feature;   ///< n
  std::vector<double> depth;           ///< n, ellipsoid-space units
};

struct MoveBatch {
  std::vector<double> position;        ///< 3n, world
  std::vector<std::uint8_t> grounded;  ///< 1: the state is ground or wedged
  std::vector<std::uint8_t> state;     ///< a BodyState
  std::vector<double> groundPoint;     ///< 3n, world; NaN in the air
  std::vector<double> groundNormal;    ///< 3n, world; NaN in the air
  std::vector<std::int32_t> groundTriangle;
  std::vector<std::uint8_t> ceiling;
  std::vector<std::uint8_t> stepped;
  std::vector<std::uint8_t> snapped;
  std::vector<std::uint8_t> sweeps;
  std::vector<std::uint8_t> passSweeps;  ///< 2n
  std::vector<std::uint8_t> truncated;
  std::vector<double> startDepth;
  std::vector<std::uint8_t> wayOut;         ///< a WayOut
  std::vector<std::uint32_t> contactStart;  ///< n + 1
  std::vector<Contact> contacts;            ///< of all requests; the columns that follow are made from these
  std::vector<double> contactTime;
  std::vector<double> contactPoint;   ///< 3 per contact, world
  std::vector<double> contactNormal;  ///< 3 per contact, world
  std::vector<std::int32_t> contactTriangle;
  std::vector<std::uint8_t> contactFeature;
  std::vector<std::uint8_t> contactElement;
  std::vector<std::uint8_t> contactPass;
  std::vector<std::uint8_t> contactSlide;
};

/// Room for so many requests, and so many contacts of all of them: the columns are as long as that, and lie where they will be filled.
void makeRoom(SweepBatch& out, std::size_t requests);
void makeRoom(MoveBatch& out, std::size_t requests, std::size_t contacts);

/// n × kSweepNumbers in; nothing is written unless every query is sound. `precision` is that of the paper's method.
Status sweepMany(const TriangleMesh& mesh, std::span<const double> queries, Method method, Sides sides, SweepBatch& out,
                 Precision precision = Precision::Double);

/// n × kMoveNumbers in; nothing is written unless every request and the settings are sound. Out of memory where there is none for the contacts;
/// what was written by then means nothing.
Status moveMany(const TriangleMesh& mesh, std::span<const double> requests, Method method, MoveSettings settings,
                MoveBatch& out);

/// One request; the same result as moveMany, bit for bit, and the trace of at most `limit` slots.
Status traceMove(const TriangleMesh& mesh, std::span<const double> request, Method method, MoveSettings settings,
                 std::size_t limit, unsigned detail, MoveBatch& out, SlotBuffer& trace);

}  // namespace sweepscope
