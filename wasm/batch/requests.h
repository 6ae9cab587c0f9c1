// Checks of all numbers that a caller passes with a query. World space throughout.
#pragma once

#include <span>

#include "core/status.h"
#include "mesh/triangle_mesh.h"
#include "method/move_types.h"

namespace sweepscope {

/// Numbers of one sweep query: centre, displacement, radii.
inline constexpr std::size_t kSweepNumbers = 9;
/// Numbers of one move request: centre, displacement, gravity displacement, radii.
inline constexpr std::size_t kMoveNumbers = 12;

/// Checks a whole batch before any of it runs: length, finite numbers, sizes, radii (the last three of every request).
/// In single precision lengths divided by radii must be such that their squares are floats. The status names the first
/// offending element of the array.
Status checkRequests(std::span<const double> numbers, std::size_t perRequest, const TriangleMesh& mesh,
                     Precision precision = Precision::Double);

/// Checks settings and makes `up` a unit vector.
Status checkSettings(MoveSettings& settings);

}  // namespace sweepscope
