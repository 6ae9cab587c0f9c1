// One frame of a shot: gravity, a ray, what it hits first by the test that decides, a bounce, and on with what is left.
#pragma once

#include "methods/projectile/box_ray.h"
#include "methods/projectile/mesh_ray.h"

namespace sweepscope::methods::projectile {

/// At most so many bounces in one frame; the rest of its motion is dropped. Along a parabola, ever smaller bounces reach this legitimately.
inline constexpr int kMostBounces = 8;

/// The distance a shot keeps from the face it hits, as a share of the coordinates: far above rounding, a nanometre where they are metres.
inline constexpr double kClearanceShare = 0x1p-30;

/// As printed, a velocity doubles from frame to frame; from here on it does not, so that it stays a number.
inline constexpr double kFastestDoubled = 1e12;

struct Shot {
  Vec3 place, velocity;
};

/// The first hit of the ray, by the test that decides.
struct Struck {
  double time = kNever;
  Vec3 normal, point;
  Index box = -1, face = -1, triangle = -1;
  bool pushed = false;  ///< the place test found it inside without a way in: pushed out of the nearest face

  bool found() const { return time < kNever; }
};

template <Tracer T>
class Flight {
 public:
  Flight(const Settings& settings, const std::vector<ShotBox>& boxes, const TriangleMesh* mesh, T& tracer)
      : s_(settings), boxes_(boxes), mesh_(mesh), tracer_(tracer) {}

  Result frame(Shot& shot) {
    const bool arc = s_.method == ShotMethod::Arc;
    // Slide 8 takes all of gravity before the way. Half before and half after ends on the parabola.
    const double share = arc ? 0 : s_.motion == ShotMotion::Exact ? 0.5 : 1;
    const double pull = share * s_.gravity * s_.step;
    // Slide 8 prints v += v + g: what is meant is v += g.
    const bool doubles = !arc && s_.motion == ShotMotion::Printed && maxAbs(shot.velocity) < kFastestDoubled;
    const Vec3 velocity = shot.velocity * (doubles ? 2 : 1) - Vec3{0, pull, 0};
    const Vec3 way = wayOf(velocity, s_.step);
    TRACE(tracer_,
          event::ShotMove{shot.place, shot.velocity, s_.gravity, s_.step, pull, velocity, way, shot.place + way});
    shot.velocity = velocity;
    result_.time = result_.worldTime = result_.objectTime = result_.arcTime = kNever;
    result_.box = result_.face = result_.triangle = -1;
    rays(shot, Ray(shot.place, way, s_.gravity, s_.step));
    if (!arc) shot.velocity = shot.velocity - Vec3{0, s_.gravity * s_.step - pull, 0};
    result_.speed = length(shot.velocity);
    result_.centre = shot.place;
    return result_;
  }

 private:
  /// Chord of the way in a time: with the arc gravity bends it, otherwise it was taken already.
  Vec3 wayOf(Vec3 velocity, double time) const {
    const double fall = s_.method == ShotMethod::Arc ? 0.5 * s_.gravity * time * time : 0;
    return velocity * time - Vec3{0, fall, 0};
  }

  void rays(Shot& shot, Ray ray) {
    for (int bounce = 0;; ++bounce) {
      TRACE(tracer_, event::ShotRay{bounce, ray.time, ray.from, ray.way, ray.chord(1), ray.linear, ray.quadratic,
                                    std::fabs(ray.quadratic.y) / 4});
      const Struck struck = ask(ray, bounce == 0);
      if (!struck.found()) {
        shot.place = ray.chord(1);
        if (s_.method == ShotMethod::Arc) shot.velocity = ray.arcVelocity(1);
        return;
      }
      const double left = answer(shot, ray, struck);
      ++result_.bounces;
      if (!(left > 0) || shot.velocity == Vec3{} || bounce + 1 == kMostBounces) return;
      ray = Ray(shot.place, wayOf(shot.velocity, left), s_.gravity, left);
    }
  }

  /// Asks every box and the mesh. Of the frame's first ray the result tells all answers.
  Struck ask(const Ray& ray, bool first) {
    Struck best;
    double objectTime = kNever, worldTime = kNever, arcTime = kNever;
    bool place = false;
    for (std::size_t k = 0; k < boxes_.size(); ++k) {
      const BoxAnswer answer = askBox(static_cast<Index>(k), boxes_[k], ray, s_.method == ShotMethod::World, tracer_);
      if (answer.objectHit()) objectTime = std::min(objectTime, answer.object.enter);
      if (answer.worldHit()) worldTime = std::min(worldTime, answer.world.enter);
      arcTime = std::min(arcTime, answer.arcTime);
      place = place || answer.place;
      result_.difference = std::max(result_.difference, answer.difference);
      decide(best, static_cast<Index>(k), ray, answer);
    }
    double rayTime = objectTime;
    if (mesh_) {
      const MeshAnswer answer = askMesh(*mesh_, ray, tracer_);
      rayTime = std::min(rayTime, answer.time);
      arcTime = std::min(arcTime, answer.arcTime);
      decide(best, ray, answer);
    }
    if (first) {
      result_.hit = best.found();
      result_.time = best.time;
      result_.worldTime = worldTime;
      result_.objectTime = objectTime;
      result_.place = place;
      result_.arcTime = arcTime;
      result_.arcDiffers = (arcTime < kNever) != (rayTime < kNever);
      result_.verdict = rayTime < kNever ? place ? ShotVerdict::Both : ShotVerdict::Tunnelled
                        : place          ? ShotVerdict::InsideOnly
                                         : ShotVerdict::Free;
      result_.box = best.box;
      result_.face = best.face;
      result_.triangle = best.triangle;
    }
    return best;
  }

  /// A box by the test that decides.
  void decide(Struck& best, Index number, const Ray& ray, const BoxAnswer& answer) const {
    const ShotBox& box = boxes_[static_cast<std::size_t>(number)];
    const bool world = s_.method == ShotMethod::World, arc = s_.method == ShotMethod::Arc;
    const Span& span = world ? answer.world : answer.object;
    const bool way = world ? answer.worldHit() : answer.objectHit();
    const bool asked = s_.method != ShotMethod::Place || answer.place;
    const double time = arc ? answer.arcTime : way && asked ? span.enter : kNever;
    if (time < best.time) {
      const int face = arc ? answer.arcFace : span.face;
      best = {time, box.faceNormal(face), arc ? ray.arc(time) : ray.chord(time), number, face, -1, false};
    } else if (s_.method == ShotMethod::Place && answer.place && !way && best.time > 1) {
      best = pushOut(number, box, ray.chord(1));
    }
  }

  /// The slides end at “collide = true; then what?”: for a shot inside that no ray saw enter, the nearest face is the way out.
  static Struck pushOut(Index number, const ShotBox& box, Vec3 end) {
    const Vec3 local = box.into(end);
    int face = 0;
    double least = kNever;
    for (int k = 0; k < 6; ++k) {
      const double depth = box.half[k / 2] - (k % 2 == 1 ? local[k / 2] : -local[k / 2]);
      if (depth >= least) continue;
      least = depth;
      face = k;
    }
    const Vec3 normal = box.faceNormal(face);
    return {1, normal, end + normal * least, number, face, -1, true};
  }

  /// The mesh has no inside, so the place test has nothing to say of it.
  void decide(Struck& best, const Ray& ray, const MeshAnswer& answer) const {
    if (s_.method == ShotMethod::Place) return;
    const bool arc = s_.method == ShotMethod::Arc;
    const double time = arc ? answer.arcTime : answer.time;
    if (!(time < best.time)) return;
    const Vec3 normal = arc ? answer.arcNormal : answer.normal;
    const Vec3 motion = arc ? ray.arcVelocity(time) : ray.way;
    best = {time,
            dot(normal, motion) > 0 ? -normal : normal,
            arc ? ray.arc(time) : ray.chord(time),
            -1,
            -1,
            arc ? answer.arcTriangle : answer.triangle,
            false};
  }

  /// Stops just before the face, back along its path, which is free; so no later ray begins behind it. @returns seconds left
  double answer(Shot& shot, const Ray& ray, const Struck& struck) {
    const bool arc = s_.method == ShotMethod::Arc;
    if (arc) shot.velocity = ray.arcVelocity(struck.time);
    const Vec3 motion = arc ? shot.velocity * ray.time : ray.way;
    const double clearance = kClearanceShare * std::max(1.0, maxAbs(struck.point));
    const double towards = std::fabs(dot(motion, struck.normal));
    const double time = towards > 0 ? std::max(0.0, struck.time - clearance / towards) : 0;
    shot.place = struck.pushed ? struck.point + struck.normal * clearance : arc ? ray.arc(time) : ray.chord(time);
    const double along = dot(shot.velocity, struck.normal);
    const Vec3 result = along < 0 ? shot.velocity - struck.normal * ((1 + s_.restitution) * along) : shot.velocity;
    const double left = ray.time * (1 - struck.time);
    TRACE(tracer_, event::ShotBounce{struck.box, struck.face, struck.triangle, struck.time, struck.point, clearance,
                                     shot.place, shot.velocity, struck.normal, along, s_.restitution, result, left});
    shot.velocity = result;
    return left;
  }

  const Settings& s_;
  const std::vector<ShotBox>& boxes_;
  const TriangleMesh* mesh_;
  T& tracer_;
  Result result_;
};

}  // namespace sweepscope::methods::projectile
