// The model in one frame, and the questions to every volume there.
#pragma once

#include "methods/volumes/model.h"
#include "methods/volumes/numbers.h"

namespace sweepscope::methods::volumes {

/// A rotation about the pivot. Without a turn, and for quarter turns of simple coordinates, exact.
struct Pose {
  Axes axes;
  Vec3 shift;

  Pose(Vec3 degrees, Vec3 pivot) : axes(turned(degrees)) { shift = pivot - axes.back(pivot); }

  Vec3 place(Vec3 still) const { return axes.back(still) + shift; }
  Vec3 direction(Vec3 still) const { return axes.back(still); }
  Vec3 placeBack(Vec3 p) const { return axes.into(p - shift); }
  Vec3 directionBack(Vec3 d) const { return axes.into(d); }
};

/// An interval along a direction of the world, and the vertices that give it.
struct Interval {
  double low = 0, high = 0;
  std::uint32_t lowVertex = 0, highVertex = 0;  ///< places in the cloud
  Vec3 lowPoint, highPoint;
};

struct Frame {
  const Model& model;
  const Settings& settings;
  Pose pose;
  Vec3 probe, probeBack, boxLow, boxHigh;
  bool insideHull = false, meetsHull = false;

  Frame(const Model& of, const Settings& by, int number)
      : model(of), settings(by), pose(by.turn + by.spin * static_cast<double>(number), of.pivot) {
    const auto placed = [&](Vec3 p) { return of.pivot + p * of.unit; };
    probe = placed(by.probe);
    probeBack = pose.placeBack(probe);
    boxLow = placed(by.boxCentre - by.boxHalf);
    boxHigh = placed(by.boxCentre + by.boxHalf);
  }

  bool shows(VolumeShown kind) const { return settings.shown == VolumeShown::All || settings.shown == kind; }
  Vec3 boxCentre() const { return 0.5 * boxLow + 0.5 * boxHigh; }
  Vec3 boxHalf() const { return 0.5 * boxHigh - 0.5 * boxLow; }

  /// The turned model along a direction: the farthest corners of the hull are those of the model.
  Interval along(Vec3 direction) const {
    const Vec3 back = pose.directionBack(direction);
    Interval found;
    found.highVertex = model.support.farthest(back).point;
    found.lowVertex = model.support.farthest(-back).point;
    found.highPoint = pose.place(model.point(found.highVertex));
    found.lowPoint = pose.place(model.point(found.lowVertex));
    found.high = dot(direction, found.highPoint);
    found.low = dot(direction, found.lowPoint);
    return found;
  }
  Index vertexNumber(std::uint32_t place) const { return model.cloud.corner[place]; }
};

/// How tight a volume is and what it answers.
struct Answer {
  VolumeKind kind = VolumeKind::Aabb;
  double volume = 0, surface = 0, outside = 0;
  bool inside = false, meets = false;

  double full(const Hull& hull) const { return volume > 0 ? hull.volume / volume : 0; }
  double wide(const Hull& hull) const { return hull.surface > 0 ? surface / hull.surface : 0; }
};

inline VolumeVerdict verdictOf(bool answer, bool truth) {
  return answer == truth ? VolumeVerdict::Right : answer ? VolumeVerdict::FalseAlarm : VolumeVerdict::Missed;
}

/// Whether a recorder has room; if not, lists that are only for the picture need not be made.
template <Tracer T>
bool heard(const T& tracer) {
  if constexpr (T::kOn)
    return !tracer.truncated();
  else
    return false;
}

template <Tracer T>
void recordTests(const Frame& frame, const Answer& answer, event::VolumeTest probe, event::VolumeTest box, T& tracer) {
  const auto complete = [&](event::VolumeTest test, int number, bool says, bool truth) {
    test.test = number;
    test.volumeKind = answer.kind;
    test.answer = says;
    test.truth = truth;
    test.verdict = verdictOf(says, truth);
    TRACE(tracer, event::VolumeTest{test});
  };
  complete(probe, 0, answer.inside, frame.insideHull);
  complete(box, 1, answer.meets, frame.meetsHull);
}

template <Tracer T>
void recordEnd(const Frame& frame, const Answer& answer, T& tracer) {
  const Hull& hull = frame.model.hull;
  event::VolumeEnd end;
  end.volumeKind = answer.kind;
  end.volume = answer.volume;
  end.surface = answer.surface;
  end.hullVolume = hull.volume;
  end.hullSurface = hull.surface;
  end.full = answer.full(hull);
  end.wide = answer.wide(hull);
  end.outside = answer.outside;
  end.encloses = answer.outside <= frame.model.slack();
  end.inside = answer.inside;
  end.meets = answer.meets;
  end.probeVerdict = verdictOf(answer.inside, frame.insideHull);
  end.boxVerdict = verdictOf(answer.meets, frame.meetsHull);
  TRACE(tracer, event::VolumeEnd{end});
}

}  // namespace sweepscope::methods::volumes
