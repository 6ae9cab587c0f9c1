// Johnson's sub-distance as published with the algorithm (Gilbert, Johnson, Keerthi 1988), without the backup procedure its authors needed: for
// each of the fifteen subsets the cofactors of its points, and the first subset whose own are positive and whose neighbours' are not.
// The cofactors are products of up to six lengths; in a flat simplex rounding takes their signs, no subset fits, and nothing is found.
#pragma once

#include "methods/convex/sub_distance.h"

namespace sweepscope::methods::convex {

namespace detail {

class Cofactors {
 public:
  explicit Cofactors(const Simplex& simplex) : simplex_(simplex) {
    for (int i = 0; i < simplex.count; ++i) {
      for (int j = 0; j < simplex.count; ++j) product_[i][j] = dot(simplex.p[i].w, simplex.p[j].w);
    }
    for (int i = 0; i < simplex.count; ++i) of_[1u << i][i] = 1;
    // Subsets in the order of their numbers: what a subset needs has a lower number.
    for (unsigned set = 1; set < 1u << simplex.count; ++set) {
      const int first = lowest(set);
      for (int j = 0; j < simplex.count; ++j) {
        if (set >> j & 1) continue;
        double sum = 0;
        for (int i = 0; i < simplex.count; ++i) {
          if (set >> i & 1) sum += of_[set][i] * (product_[i][first] - product_[i][j]);
        }
        of_[set | 1u << j][j] = sum;
      }
    }
  }

  bool fits(unsigned set) const {
    for (int i = 0; i < simplex_.count; ++i) {
      const unsigned with = set | 1u << i;
      if ((set >> i & 1) ? !(of_[set][i] > 0) : !(of_[with][i] <= 0)) return false;
    }
    return true;
  }

  SubDistance made(unsigned set) const {
    SubDistance found;
    double sum = 0;
    for (int i = 0; i < simplex_.count; ++i) sum += set >> i & 1 ? of_[set][i] : 0;
    for (int i = 0; i < simplex_.count; ++i) {
      if (!(set >> i & 1)) continue;
      found.weight[i] = found.lambda[i] = of_[set][i] / sum;
      found.v += simplex_.p[i].w * found.weight[i];
    }
    found.kept = set;
    found.inside = set == 15;
    if (found.inside) found.v = {};
    return found;
  }

 private:
  static int lowest(unsigned set) {
    int k = 0;
    while (!(set >> k & 1)) ++k;
    return k;
  }

  const Simplex& simplex_;
  double product_[4][4] = {}, of_[16][4] = {};
};

}  // namespace detail

inline SubDistance johnson(const Simplex& simplex) {
  const detail::Cofactors cofactors(simplex);
  for (int size = 1; size <= simplex.count; ++size) {
    for (unsigned set = 1; set < 1u << simplex.count; ++set) {
      if (__builtin_popcount(set) == size && cofactors.fits(set)) return cofactors.made(set);
    }
  }
  SubDistance none;
  none.found = false;
  return none;
}

}  // namespace sweepscope::methods::convex
