// The distance or overlap of two convex bodies: GJK, and EPA where they meet, with the margins added.
#pragma once

#include "methods/convex/epa.h"

namespace sweepscope::methods::convex {

struct PairAnswer {
  ConvexVerdict verdict = ConvexVerdict::NoBody;
  double distance = kNever, low = kNever, high = kNever;
  Vec3 a, b;    ///< world
  Vec3 normal;  ///< from B toward A
  Vec3 plane;   ///< of the plane that keeps them `low` apart; where they meet, the normal
  int gjk = 0, epa = 0;
};

namespace detail {

inline ConvexVerdict verdictOf(ConvexEpaVerdict epa) {
  switch (epa) {
    case ConvexEpaVerdict::FacesFull:
    case ConvexEpaVerdict::HorizonBroken:
    case ConvexEpaVerdict::NothingFarther:
      return ConvexVerdict::DepthBounded;
    case ConvexEpaVerdict::Apart:
      return ConvexVerdict::Stalled;
    default:
      return ConvexVerdict::Overlapping;
  }
}

/// From what holds of the cores to what holds of the bodies.
inline void putOnMargins(const Difference& difference, PairAnswer& answer) {
  const double both = difference.margin();
  answer.a = difference.world(answer.a) - answer.normal * difference.a().margin;
  answer.b = difference.world(answer.b) + answer.normal * difference.b().margin;
  answer.distance -= both;
  answer.low -= both;
  answer.high -= both;
  const double nothing = 4 * kRounding * (difference.scale() + both);
  const bool known = answer.verdict == ConvexVerdict::Separated || answer.verdict == ConvexVerdict::Overlapping;
  if (known && std::fabs(answer.distance) <= nothing)
    answer.verdict = ConvexVerdict::Touching;
  else if (known)
    answer.verdict = answer.distance > 0 ? ConvexVerdict::Separated : ConvexVerdict::Overlapping;
}

inline PairAnswer apart(const GjkAnswer& found) {
  const Vec3 normal = normalized(found.simplex.v);
  PairAnswer answer{found.verdict,       found.distance,      found.low, length(found.simplex.v),
                    found.simplex.onA(), found.simplex.onB(), normal,    found.plane};
  answer.gjk = found.iterations;
  return answer;
}

}  // namespace detail

/// @param withDepth whether EPA follows where they meet
template <Tracer T>
PairAnswer answerPair(const Difference& difference, const GjkRules& rules, bool withDepth, int mostFaces, T& tracer) {
  const GjkAnswer found = gjk(difference, rules, tracer);
  PairAnswer answer = detail::apart(found);
  if (found.meets() && withDepth) {
    const EpaAnswer depth = epa(difference, found.simplex, mostFaces, tracer);
    answer = {detail::verdictOf(depth.verdict),
              -depth.depth,
              -depth.depth,
              -depth.low,
              depth.a,
              depth.b,
              -depth.normal,
              -depth.normal,
              found.iterations,
              depth.iterations};
  }
  detail::putOnMargins(difference, answer);
  return answer;
}

}  // namespace sweepscope::methods::convex
