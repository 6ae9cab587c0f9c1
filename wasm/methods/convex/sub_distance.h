// The point of a simplex nearest to the origin, by signed volumes (Montanari, Petrinic, Barbieri 2017): the signs of the barycentric
// coordinates say which sides the origin lies beyond, and only those sides are asked. A simplex too flat to have signs is asked by all
// its sides, so there is always an answer.
#pragma once

#include "methods/convex/difference.h"

namespace sweepscope::methods::convex {

/// One to four points with weights that sum to 1, and the point they make.
struct Simplex {
  int count = 0;
  DifferencePoint p[4];
  double weight[4] = {};
  Vec3 v;

  Vec3 onA() const { return mixed(&DifferencePoint::a); }
  Vec3 onB() const { return mixed(&DifferencePoint::b); }

 private:
  Vec3 mixed(Vec3 DifferencePoint::*which) const {
    Vec3 sum;
    for (int k = 0; k < count; ++k) sum += p[k].*which * weight[k];
    return sum;
  }
};

/// The nearest point as a combination: points of the simplex and their weights.
struct SubDistance {
  bool found = true;
  bool inside = false;  ///< the origin is in a tetrahedron of all four
  bool flat = false;    ///< too flat for signs
  unsigned kept = 0;    ///< a bit for each point
  double weight[4] = {};
  Vec3 v;
  /// Barycentric coordinates of the origin, dropped on the plane or line of the simplex; one below 0: it lies beyond the opposite side.
  double lambda[4] = {kNaN, kNaN, kNaN, kNaN};
};

namespace detail {

/// Below this share of the product of its edges, a cross product is rounding.
inline constexpr double kFlat = 0x1p-44;
/// Barycentric coordinates whose sum is farther from 1 are rounding, signs and all.
inline constexpr double kSumOff = 1e-3;

class SignedVolumes {
 public:
  SignedVolumes(const Simplex& simplex, double rounding) : p_(simplex.p), rounding_(rounding) {}

  SubDistance point(int i) const {
    SubDistance found;
    found.kept = 1u << i;
    found.weight[i] = found.lambda[i] = 1;
    found.v = w(i);
    return found;
  }

  SubDistance segment(int i, int j) const {
    const Vec3 along = w(j) - w(i);
    const double squared = squaredLength(along), ofJ = -dot(w(i), along), ofI = dot(w(j), along);
    SubDistance found;
    if (!(squared > 0)) {
      found = point(i);
      found.flat = true;
      return found;
    }
    if (ofJ <= 0 || ofI <= 0) {
      found = point(ofJ <= 0 ? i : j);
    } else {
      found.kept = 1u << i | 1u << j;
      // Of a short edge far away they sum to its squared length only roughly, and weights must to 1.
      found.weight[i] = ofI / (ofI + ofJ);
      found.weight[j] = ofJ / (ofI + ofJ);
      const Vec3 v = ofJ < ofI ? w(i) + along * (ofJ / squared) : w(j) - along * (ofI / squared);
      // The rest along the edge is rounding, and would turn a short v.
      found.v = v - along * (dot(v, along) / squared);
    }
    found.lambda[i] = ofI / squared;
    found.lambda[j] = ofJ / squared;
    return found;
  }

  SubDistance triangle(int i, int j, int k) const {
    const Vec3 ij = w(j) - w(i), ik = w(k) - w(i), jk = w(k) - w(j);
    // The two shorter edges make the truest normal.
    const double dij = squaredLength(ij), dik = squaredLength(ik), djk = squaredLength(jk);
    const Vec3 n = djk >= dij && djk >= dik ? cross(ij, ik) : dik >= dij ? cross(ij, jk) : cross(ik, jk);
    const double nn = squaredLength(n), edges = dij + dik + djk - std::max({dij, dik, djk});
    if (!(nn > kFlat * kFlat * edges * edges)) return sides(i, j, k);
    const Vec3 foot = n * (dot(n, nearestOf(i, j, k)) / nn);
    const Vec3 pi = w(i) - foot, pj = w(j) - foot, pk = w(k) - foot;
    const double ci = dot(cross(pj, pk), n), cj = dot(cross(pk, pi), n), ck = dot(cross(pi, pj), n);
    const double sum = ci + cj + ck;
    if (!(std::fabs(sum - nn) < kSumOff * nn)) return sides(i, j, k);
    SubDistance found;
    if (ci > 0 && cj > 0 && ck > 0) {
      found.kept = 1u << i | 1u << j | 1u << k;
      found.v = foot;
      found.weight[i] = ci / sum;
      found.weight[j] = cj / sum;
      found.weight[k] = ck / sum;
    } else {
      found.found = false;
      if (ci <= 0) found = nearer(found, segment(j, k));
      if (cj <= 0) found = nearer(found, segment(i, k));
      if (ck <= 0) found = nearer(found, segment(i, j));
      clearSigns(found);
    }
    found.lambda[i] = ci / sum;
    found.lambda[j] = cj / sum;
    found.lambda[k] = ck / sum;
    return found;
  }

  SubDistance tetrahedron() const {
    SubDistance best;
    double lambda[4];
    bool flat = false, inside = true;
    best.found = false;
    for (int i = 0; i < 4; ++i) {
      const int a = (i + 1) % 4, b = (i + 2) % 4, c = (i + 3) % 4;
      const Vec3 n = cross(w(b) - w(a), w(c) - w(a)), base = nearestOf(a, b, c);
      // Heights of the origin and of the point itself over the opposite face.
      const double origin = -dot(n, base), own = dot(n, w(i) - base);
      flat = flat || !(std::fabs(own) > rounding_ * length(n));
      lambda[i] = origin / own;
      inside = inside && lambda[i] > 0;
    }
    const double sum = lambda[0] + lambda[1] + lambda[2] + lambda[3];
    flat = flat || !(std::fabs(sum - 1) < kSumOff);
    for (int i = 0; i < 4 && (flat || !inside); ++i) {
      if (flat || !(lambda[i] > 0)) best = nearer(best, triangle((i + 1) % 4, (i + 2) % 4, (i + 3) % 4));
    }
    if (flat) return noSigns(best);
    clearSigns(best);
    for (int i = 0; i < 4; ++i) best.lambda[i] = lambda[i];
    if (!inside) return best;
    best.found = best.inside = true;
    best.kept = 15;
    for (int i = 0; i < 4; ++i) best.weight[i] = lambda[i] / sum;
    return best;
  }

 private:
  Vec3 w(int i) const { return p_[i].w; }
  Vec3 nearestOf(int i, int j, int k) const {
    const double a = squaredLength(w(i)), b = squaredLength(w(j)), c = squaredLength(w(k));
    return a <= b && a <= c ? w(i) : b <= c ? w(j) : w(k);
  }
  SubDistance sides(int i, int j, int k) const {
    return noSigns(nearer(segment(i, j), nearer(segment(i, k), segment(j, k))));
  }
  static const SubDistance& nearer(const SubDistance& a, const SubDistance& b) {
    return !a.found || (b.found && squaredLength(b.v) < squaredLength(a.v)) ? b : a;
  }
  static void clearSigns(SubDistance& of) {
    for (double& lambda : of.lambda) lambda = kNaN;
    of.flat = false;
  }
  static SubDistance noSigns(SubDistance of) {
    clearSigns(of);
    of.flat = true;
    return of;
  }

  const DifferencePoint* p_;
  double rounding_;
};

}  // namespace detail

inline SubDistance signedVolumes(const Simplex& simplex, double rounding) {
  const detail::SignedVolumes of(simplex, rounding);
  switch (simplex.count) {
    case 1:
      return of.point(0);
    case 2:
      return of.segment(0, 1);
    case 3:
      return of.triangle(0, 1, 2);
    default:
      return of.tetrahedron();
  }
}

/// Keeps of the simplex what the nearest point is made of.
inline void reduce(Simplex& simplex, const SubDistance& to) {
  int kept = 0;
  for (int k = 0; k < simplex.count; ++k) {
    if (!(to.kept >> k & 1)) continue;
    simplex.p[kept] = simplex.p[k];
    simplex.weight[kept++] = to.weight[k];
  }
  simplex.count = kept;
  simplex.v = to.v;
}

}  // namespace sweepscope::methods::convex
