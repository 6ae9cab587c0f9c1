// Oriented boxes of the unturned model, by each of the five ways. The model carries them along when it turns.
#pragma once

#include "methods/volumes/pose.h"

namespace sweepscope::methods::volumes {

/// A corner and three edges: the slides' box. Nothing says that the edges are perpendicular, or right-handed, or that there are three.
struct EdgeBox {
  Vec3 corner, edge[3];

  Vec3 centre() const { return corner + 0.5 * (edge[0] + edge[1] + edge[2]); }
  Vec3 cornerAt(int number) const {
    Vec3 at = corner;
    for (int k = 0; k < 3; ++k) {
      if (number >> k & 1) at += edge[k];
    }
    return at;
  }
  double determinant() const { return dot(cross(edge[0], edge[1]), edge[2]); }
  EdgeBox placed(const Pose& pose) const {
    return {pose.place(corner), {pose.direction(edge[0]), pose.direction(edge[1]), pose.direction(edge[2])}};
  }
};

/// The tightest box along three axes.
inline EdgeBox boxAlong(const Axes& axes, const Support& model) {
  EdgeBox box;
  for (int k = 0; k < 3; ++k) {
    const double high = model.farthest(axes[k]).reach, low = -model.farthest(-axes[k]).reach;
    box.corner += axes[k] * low;
    box.edge[k] = axes[k] * (high - low);
  }
  return box;
}

/// The edges that the user placed, in shares of the unturned model's box.
inline EdgeBox boxByEdges(const Model& model, const Settings& settings) {
  const Vec3 size = model.cloud.high - model.cloud.low;
  return {model.cloud.low + scale(settings.corner, size),
          {scale(settings.edge0, size), scale(settings.edge1, size), scale(settings.edge2, size)}};
}

struct Obb {
  EdgeBox box;
  Axes axes;  ///< directions across its three pairs of sides, length 1; the edges', unless it is skewed
};

/// Directions across the sides of any three edges. Edges that are nothing are replaced by what is perpendicular to the others.
inline Axes acrossSides(const EdgeBox& box) {
  Vec3 e[3] = {normalized(box.edge[0]), normalized(box.edge[1]), normalized(box.edge[2])};
  for (int k = 0; k < 3; ++k) {
    Vec3 &one = e[k], &next = e[(k + 1) % 3], &last = e[(k + 2) % 3];
    if (squaredLength(one) > 0) continue;
    one = normalized(cross(next, last));
    if (squaredLength(one) > 0) continue;
    const Vec3 any = squaredLength(next) > 0 ? next : squaredLength(last) > 0 ? last : Vec3{1, 0, 0};
    one = axesAcross(any)[0];
  }
  Axes axes;
  for (int k = 0; k < 3; ++k) {
    const Vec3 normal = normalized(cross(e[(k + 1) % 3], e[(k + 2) % 3]));
    axes.axis[k] = squaredLength(normal) > 0 ? normal : e[k];
  }
  return axes;
}

inline Obb obbOf(const Model& model, const Settings& settings) {
  const auto along = [&](const Axes& axes) { return Obb{boxAlong(axes, model.support), axes}; };
  switch (settings.obb) {
    case VolumeObbWay::ThreeEdges: {
      const EdgeBox box = boxByEdges(model, settings);
      return {box, acrossSides(box)};
    }
    case VolumeObbWay::OwnAxes:
      return along(turned(settings.axesTurn));
    case VolumeObbWay::Covariance:
      return along(model.vertexAxes.axes);
    case VolumeObbWay::SurfaceCovariance:
      return along(model.surfaceAxes.axes);
    case VolumeObbWay::Smallest:
      break;
  }
  return along(model.tight.found.back().axes);
}

}  // namespace sweepscope::methods::volumes
