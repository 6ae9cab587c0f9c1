// The errors of untrusted numbers. Functions that read untrusted numbers return a Status; nothing throws.
#pragma once

#include <cstdint>

namespace sweepscope {

/// Codes cross the boundary as these numbers; web/package/errors.ts holds their names and sentences. Append, never renumber.
enum class StatusCode : std::uint8_t {
  Ok = 0,
  PositionsLength = 1,     ///< number of coordinates is not a multiple of 3 (element: the length)
  IndicesLength = 2,       ///< number of indices is not a multiple of 3 (element: the length)
  SoupLength = 3,          ///< without indices, number of vertices is not a multiple of 3 (element: vertices)
  IndexOutOfRange = 4,     ///< element: place in the index array
  PositionNotFinite = 5,   ///< element: place in the position array
  PositionTooLarge = 6,    ///< element: place in the position array
  TooManyTriangles = 7,    ///< element: triangles
  OutOfMemory = 8,         ///< element: bytes asked for
  RequestLength = 9,       ///< element: the length
  RequestNotFinite = 10,   ///< element: place in the request array
  RequestTooLarge = 11,    ///< element: place in the request array
  RadiusNotPositive = 12,  ///< element: place in the request array
  RadiusTooSmall = 13,     ///< element: place in the request array
  SkinOutOfRange = 14,
  SweepLimitOutOfRange = 15,
  UpNotUsable = 16,
  SlopeLimitOutOfRange = 17,
  StepHeightOutOfRange = 18,
  SnapDistanceOutOfRange = 19,
  TraceLimitOutOfRange = 20,
  TriangleOutOfRange = 21,  ///< element: the triangle
  ClaimOutOfRange = 22,     ///< element: the time
  SamplesOutOfRange = 23,   ///< element: the samples
  SavedForeign = 24,        ///< these bytes are no saved mesh
  SavedVersion = 25,        ///< element: the version they are of
  SavedDamaged = 26,
  WallLimitOutOfRange = 27,
};

struct Status {
  StatusCode code = StatusCode::Ok;
  /// The offending element; its meaning is given with the code.
  double element = 0;

  bool ok() const { return code == StatusCode::Ok; }
};

}  // namespace sweepscope
