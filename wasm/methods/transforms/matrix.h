// The matrix of a turn and a scale, its cofactors, its determinant, and how the scale grows over the frames.
#pragma once

#include "core/turn.h"
#include "method/study_events.h"

namespace sweepscope::methods::transforms {

struct Matrix {
  Vec3 row[3];

  Vec3 operator*(Vec3 v) const { return {dot(row[0], v), dot(row[1], v), dot(row[2], v)}; }
  Vec3 column(int k) const { return {row[0][k], row[1][k], row[2][k]}; }
  Vec3 cofactors(int k) const { return cross(row[(k + 1) % 3], row[(k + 2) % 3]); }
  double determinant() const { return dot(row[0], cofactors(0)); }
};

/// Determinants up to here count as 0: a normal divided by less could not be squared any more.
inline constexpr double kLeastDeterminant = 1e-100;

inline Matrix matrixOf(Vec3 scale, Vec3 degrees, ChangeOrder order) {
  const Axes axes = turned(degrees);
  Matrix m;
  for (int k = 0; k < 3; ++k) {
    const Vec3 row{axes[0][k], axes[1][k], axes[2][k]};
    m.row[k] = order == ChangeOrder::ScaleFirst ? sweepscope::scale(row, scale) : row * scale[k];
  }
  return m;
}

/// The kind of the transform by its scale. Sizes are compared, signs are mirrors.
inline ChangeKind kindOf(Vec3 scale, double determinant) {
  const double x = std::fabs(scale.x), y = std::fabs(scale.y), z = std::fabs(scale.z);
  const int flat = (x == 0) + (y == 0) + (z == 0);
  if (flat == 1) return ChangeKind::Flattens;
  if (flat == 2) return ChangeKind::ToALine;
  if (flat == 3) return ChangeKind::ToAPoint;
  if (!(std::fabs(determinant) > kLeastDeterminant)) return ChangeKind::Vanishes;
  if (x != y || y != z) return ChangeKind::Uneven;
  return x == 1 ? ChangeKind::Rigid : ChangeKind::Uniform;
}

/// A matrix, and its inverse transpose if it has one: the cofactors divided by the determinant.
struct Transform {
  Matrix m, inverse;  ///< `inverse` is the inverse transpose; all 0 without one
  Vec3 added;
  double determinant = 0, sign = 0;
  ChangeKind kind = ChangeKind::Rigid;

  Transform(Vec3 scale, Vec3 degrees, Vec3 translation, ChangeOrder order)
      : m(matrixOf(scale, degrees, order)), added(translation), determinant(m.determinant()) {
    kind = kindOf(scale, determinant);
    if (singular()) return;
    sign = determinant < 0 ? -1 : 1;
    for (int k = 0; k < 3; ++k) inverse.row[k] = m.cofactors(k) * (1 / determinant);
  }

  bool singular() const { return kind >= ChangeKind::Flattens; }
  Vec3 moved(Vec3 point) const { return m * point + added; }
};

/// |full|^share with the sign of `full`: by square roots, so that it is the same everywhere. A scale of 0 is reached immediately.
inline double grown(double full, double share) {
  if (share >= 1) return full;
  if (full == 0) return share > 0 ? 0 : 1;
  double result = full < 0 ? -1 : 1, root = std::fabs(full);
  for (int bit = 0; bit < 52 && share > 0; ++bit) {
    root = std::sqrt(root);
    share *= 2;
    if (share < 1) continue;
    share -= 1;
    result *= root;
  }
  return result;
}

template <Tracer T>
void tellMatrix(const Transform& by, Vec3 scale, T& tracer) {
  const Matrix& m = by.m;
  TRACE(tracer, event::ChangeMatrix{m.row[0], m.row[1], m.row[2], m.column(0), m.column(1), m.column(2)});
  for (int k = 0; k < 3; ++k) {
    const Vec3 terms = sweepscope::scale(m.row[k], m.cofactors(k));
    TRACE(tracer, event::ChangeRow{k, m.row[k], m.row[(k + 1) % 3], m.row[(k + 2) % 3], m.cofactors(k), terms,
                                   terms.x + terms.y + terms.z, by.inverse.row[k]});
  }
  const double product = scale.x * scale.y * scale.z;
  TRACE(tracer, event::ChangeDeterminant{by.determinant, product, kLeastDeterminant, by.sign, by.kind});
  TRACE(tracer, event::ChangeObjectEnd{ChangeObject::Matrix, by.determinant, product,
                                       std::fabs(by.determinant - product) <= 1e-14 * std::fabs(product)});
}

}  // namespace sweepscope::methods::transforms
