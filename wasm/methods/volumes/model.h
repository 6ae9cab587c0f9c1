// Computed once for the unturned model, in pieces: its vertices, hull, spheres, covariances, and the smallest box.
#pragma once

#include "methods/volumes/ball.h"
#include "methods/volumes/chair.h"
#include "methods/volumes/hull_builder.h"
#include "methods/volumes/spread.h"
#include "methods/volumes/support.h"
#include "methods/volumes/tight_box.h"

namespace sweepscope::methods::volumes {

class Model {
 public:
  /// @param mesh null for the chair
  /// @param smallestBox look for it: by far the most work for hulls of many edges
  void begin(const TriangleMesh* mesh, double crowd, bool smallestBox, HullLimits limits = {}) {
    builtIn = !mesh;
    crowd_ = crowd;
    smallestBox_ = smallestBox;
    limits_ = limits;
    if (mesh) return gather_.begin(mesh);
    const std::vector<Vec3> corners = chair();
    for (std::uint32_t k = 0; k < corners.size(); ++k) gather_.add(corners[k], k);
    gather_.cloud.triangles = gather_.cloud.read = corners.size() / 3;
    gather_.finish();
    stage_ = Stage::Measure;
  }

  /// A piece of the work, some 20 ms. @returns how much is done, 1 = ready
  double advance() {
    constexpr double kShare[] = {0, 0.2, 0.25, 0.3, 0.7, 0.75, 0.8, 1};
    const double done = step();
    const int stage = static_cast<int>(stage_);
    if (stage_ == Stage::Ready) return 1;
    return kShare[stage] + (kShare[stage + 1] - kShare[stage]) * std::min(done, 0.999);
  }

  bool builtIn = false;
  Cloud cloud;
  Vec3 pivot;       ///< centre of the box
  double unit = 1;  ///< its largest half size; 1 if that is 0
  Hull hull;
  Support support;
  Spread vertices, surface;
  Eigen vertexAxes, surfaceAxes;
  Centred byBox, byMean;
  SmallestBall ball;
  TightBox tight;

  bool empty() const { return cloud.points.empty(); }
  Vec3 point(std::uint32_t place) const { return cloud.points[place]; }
  /// Largest rounding of a position.
  double slack() const { return 0x1p-40 * (maxAbs(cloud.low) + maxAbs(cloud.high)); }

 private:
  enum class Stage { Gather, Measure, Spread, Hull, Support, Ball, Box, Ready };

  double step() {
    switch (stage_) {
      case Stage::Gather:
        if (!gather_.advance(200'000)) return gather_.done();
        stage_ = Stage::Measure;
        return 0;
      case Stage::Measure:
        measure();
        return 0;
      case Stage::Spread:
        if (!spread_.advance(1'000'000)) return 0.5;
        vertices = spread_.spread;
        builder_.begin(cloud, limits_);
        stage_ = Stage::Hull;
        return 0;
      case Stage::Hull:
        if (!builder_.advance(400'000)) return builder_.done();
        hull = std::move(builder_.hull);
        stage_ = empty() ? Stage::Ready : Stage::Support;
        return 0;
      case Stage::Support:
        useHull();
        return 0;
      case Stage::Ball:
        // Pieces by the points that a step asks.
        for (std::size_t asked = 0; asked < 1'000'000; asked += support.size() + 1000) {
          if (!ball.advance()) continue;
          stage_ = smallestBox_ ? Stage::Box : Stage::Ready;
          if (smallestBox_) tight.begin(hull, cloud.points, support, vertexAxes.axes, surfaceAxes.axes);
          return 0;
        }
        return 0.5;
      case Stage::Box:
        if (!tight.advance(2'000'000)) return tight.done();
        stage_ = Stage::Ready;
        return 0;
      case Stage::Ready:
        break;
    }
    return 1;
  }

  void measure() {
    cloud = std::move(gather_.cloud);
    pivot = 0.5 * cloud.low + 0.5 * cloud.high;
    const double half = 0.5 * maxAbs(cloud.high - cloud.low);
    unit = half > 0 ? half : 1;
    std::uint32_t far = 0;
    double most = -1;
    for (std::uint32_t k = 0; k < cloud.points.size(); ++k) {
      const double square = squaredLength(cloud.points[k] - pivot);
      if (square > most) most = square, far = k;
    }
    spread_.begin(cloud.points, far, crowd_);
    stage_ = Stage::Spread;
  }

  void useHull() {
    support.begin(cloud.points, hull.extreme, cloud.low, cloud.high);
    surface = surfaceSpread(hull, cloud.points);
    vertexAxes = eigenOf(vertices);
    surfaceAxes = surface.weight > 0 ? eigenOf(surface) : vertexAxes;
    byBox = centredBall(support, pivot);
    byMean = centredBall(support, vertices.mean);
    ball.begin(cloud.points, support);
    stage_ = Stage::Ball;
  }

  Stage stage_ = Stage::Gather;
  Gather gather_;
  VertexSpread spread_;
  HullBuilder builder_;
  HullLimits limits_;
  double crowd_ = 0;
  bool smallestBox_ = false;
};

}  // namespace sweepscope::methods::volumes
