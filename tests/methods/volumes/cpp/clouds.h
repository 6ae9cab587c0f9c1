// Models for the tests of volumes, made of points.
#pragma once

#include <gtest/gtest.h>

#include "methods/volumes/study.h"
#include "support/random.h"

namespace sweepscope::test {

using methods::volumes::Cloud;
using methods::volumes::Hull;
using methods::volumes::HullBuilder;
using methods::volumes::HullLimits;
using VolumeSettings = methods::volumes::Settings;
using VolumeRow = methods::volumes::Result;
using VolumeRun = methods::volumes::Run;

inline Cloud cloudOf(const std::vector<Vec3>& points) {
  methods::volumes::Gather gather;
  for (std::uint32_t k = 0; k < points.size(); ++k) gather.add(points[k], k);
  gather.finish();
  return gather.cloud;
}

inline Hull hullOfCloud(const Cloud& cloud, HullLimits limits = {}, std::size_t piece = 100) {
  HullBuilder builder;
  builder.begin(cloud, limits);
  while (!builder.advance(piece)) {
  }
  return builder.hull;
}

/// Triangles whose corners are the points, the last repeated where three do not divide them.
inline TriangleMesh meshOf(std::vector<Vec3> points) {
  while (points.size() % 3 != 0) points.push_back(points.back());
  std::vector<double> positions;
  for (const Vec3 p : points) positions.insert(positions.end(), {p.x, p.y, p.z});
  TriangleMesh mesh;
  TriangleMesh::make<double>(std::move(positions), {}, false, mesh);
  return mesh;
}

inline std::vector<Vec3> boxPoints(Vec3 half, const Axes& axes = {}, Vec3 centre = {}) {
  std::vector<Vec3> points;
  for (int k = 0; k < 8; ++k)
    points.push_back(centre +
                     axes.back({k & 1 ? half.x : -half.x, k & 2 ? half.y : -half.y, k & 4 ? half.z : -half.z}));
  return points;
}

inline std::vector<Vec3> randomPoints(Random& random, int count, Vec3 size = {1, 1, 1}) {
  std::vector<Vec3> points;
  for (int k = 0; k < count; ++k) points.push_back(scale(random.inBox(1), size));
  return points;
}

/// Settings under which places are world places for a model whose box is centred at 0 with largest half size 1, and nothing turns.
inline VolumeSettings still() {
  VolumeSettings settings;
  settings.turn = settings.spin = {};
  settings.frames = 1;
  return settings;
}

inline VolumeRow answerOf(const VolumeSettings& settings, const TriangleMesh* mesh, int frame = 0) {
  VolumeRun run(settings, mesh);
  return run.frame(frame, off);
}

}  // namespace sweepscope::test
