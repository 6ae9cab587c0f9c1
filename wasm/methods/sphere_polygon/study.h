// The door of the study of a sphere at rest and a polygon (method/study.h says what a door has).
#pragma once

#include "method/study.h"
#include "methods/robust/sweep_mesh.h"
#include "methods/sphere_polygon/place_test.h"
#include "methods/sphere_polygon/response.h"

namespace sweepscope::methods {

namespace sphere_polygon {

#define STUDY_FOLDER_SETTINGS "methods/sphere_polygon/settings.def"
#define STUDY_FOLDER_RESULT "methods/sphere_polygon/result.def"
#include "method/make_numbers.inc"

/// A motion that approaches by less than this share of its length slides along: rounding decides whether the sweep calls it a touch.
inline constexpr double kGrazing = 1e-9;

class Run {
 public:
  Run(const Settings& settings, const TriangleMesh* mesh)
      : settings_(settings),
        mesh_(settings.useMesh ? mesh : nullptr),
        outline_(settings.polygon),
        centre_(settings.centre),
        motion_(settings.motion) {}

  int frames() const { return static_cast<int>(settings_.frames); }

  template <Tracer T>
  Result frame(int number, T& tracer) {
    const Vec3 start = centre_, before = motion_;
    motion_ += settings_.gravity;
    centre_ += motion_;
    const Near near = gather();
    const auto asked = static_cast<Count>(near.facets.size());
    TRACE(tracer, event::RestFrame{number, start, before, settings_.gravity, motion_, centre_, settings_.radius,
                                   static_cast<Count>(near.count), asked, settings_.inside, settings_.facing,
                                   settings_.normal, settings_.response});
    const event::RestSwept swept = sweep(start, near.distance());
    TRACE(tracer, event::RestSwept{swept});
    Result result = beforeAsking(swept, asked);
    const Vec3 tested = centre_;
    for (std::size_t k = 0; k < near.facets.size(); ++k) ask(near.facets[k], static_cast<Index>(k), result, tracer);
    result.overlap = result.contacts > 0;
    result.missed = swept.enters && !result.overlap && !grazes(near, tested);
    result.centre = centre_;
    result.motion = motion_;
    TRACE(tracer,
          event::RestFrameEnd{result.overlap, result.trueOverlap, result.missed, result.contacts, result.distance,
                              result.trueDistance, centre_, motion_, near.distanceFrom(centre_)});
    return result;
  }

 private:
  Near gather() const {
    if (mesh_) return nearFacets(*mesh_, centre_, settings_.radius);
    Near one{{outline_.facet()}, 1};
    one.facets.front().distance = one.distanceFrom(centre_);
    return one;
  }

  /// A touch to rounding at the end: which of the two sees it says nothing about the method.
  bool grazes(const Near& near, Vec3 tested) const {
    if (near.facets.empty()) return false;
    const double rounding = roundingAt(near.facets.front(), tested, settings_.radius);
    return std::fabs(near.distance() - settings_.radius) <= rounding;
  }

  Result beforeAsking(const event::RestSwept& swept, Count asked) const {
    Result result;
    result.region = RestRegion::NothingNear;
    result.triangle = -1;
    result.distance = kNever;
    result.insideAgrees = true;
    result.trueDistance = swept.endDistance;
    result.trueOverlap = swept.endOverlap;
    result.depth = swept.endOverlap ? settings_.radius - swept.endDistance : 0;
    result.swept = swept.found;
    result.time = swept.time;
    result.asked = asked;
    return result;
  }

  event::RestSwept sweep(Vec3 start, double endDistance) const {
    const double r = settings_.radius;
    const TriangleMesh& mesh = mesh_ ? *mesh_ : outline_.mesh();
    const SweepResult answer = sweepMesh(mesh, {start, motion_, {r, r, r}, Sides::Both}, off);
    event::RestSwept swept;
    swept.found = answer.hit.found();
    swept.time = answer.hit.time;
    swept.way = length(motion_);
    swept.late = swept.found ? (1 - swept.time) * swept.way : kNever;
    swept.centre = swept.found ? start + motion_ * swept.time : centre_;
    swept.triangle = -1;
    swept.startDepth = answer.overlap.depth * r;
    swept.endDistance = endDistance;
    swept.endOverlap = endDistance <= r;
    if (!swept.found) return swept;
    swept.point = answer.hit.point;
    swept.direction = answer.hit.normal;
    swept.approach = dot(motion_, swept.direction);
    swept.enters = swept.approach < -kGrazing * swept.way;
    swept.triangle = mesh_ ? answer.hit.triangle : 0;
    swept.feature = answer.hit.feature == Feature::Face   ? RestFeature::Face
                    : answer.hit.feature == Feature::Edge ? RestFeature::Side
                                                          : RestFeature::Corner;
    swept.element = answer.hit.element;
    if (!mesh_) outline_.nameOf(answer.hit.triangle, swept);
    return swept;
  }

  /// One polygon, and the response to it; the next one sees the sphere where that left it.
  template <Tracer T>
  void ask(const Facet& facet, Index order, Result& result, T& tracer) {
    TRACE(tracer, event::RestPolygon{facet.number, order, static_cast<Count>(facet.corners.size()), centre_,
                                     settings_.radius, motion_});
    const Way way{settings_.inside, settings_.facing, settings_.normal};
    const Shape shape = mesh_ ? Shape{} : outline_.shape();
    const Found found = testPlace(facet, shape, way, centre_, settings_.radius, tracer);
    const event::RestNearest& nearest = found.nearest;
    if (order == 0) {
      result.region = found.region;
      result.feature = nearest.feature;
      result.triangle = facet.number;
      result.distance = nearest.distance;
    }
    result.insideAgrees &= found.insideAgrees;
    if (nearest.verdict == RestVerdict::Touches) {
      ++result.contacts;
      const event::RestResponse to =
          respond(settings_.response, settings_.restitution, nearest, found.normal, centre_, motion_);
      TRACE(tracer, event::RestResponse{to});
      centre_ = to.pushed;
      motion_ = to.after;
    }
    TRACE(tracer, event::RestPolygonEnd{nearest.verdict, found.region, nearest.feature, nearest.element,
                                        nearest.distance, nearest.trueDistance});
  }

  Settings settings_;
  const TriangleMesh* mesh_;
  Outline outline_;
  Vec3 centre_, motion_;
};

}  // namespace sphere_polygon

struct SpherePolygon {
  using Settings = sphere_polygon::Settings;
  using Result = sphere_polygon::Result;
  using Run = sphere_polygon::Run;
  static constexpr bool kFramesAlone = false;
};

}  // namespace sweepscope::methods
