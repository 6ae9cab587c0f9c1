// The bounds in single precision that spare the exact test (methods/robust/fast), against that test: never later than the
// touch, and a touch that is called sure is there. Over all families, their neighbourhoods, and company that makes bounds coarse.
#include <gtest/gtest.h>

#include "support/families.h"
#include "support/figure.h"
#include "support/judge.h"
#include "support/oracle.h"
#include "trace/schema.h"

namespace sweepscope::test {
namespace {

/// A triangle far away, which moves the origin of the boxes, or a giant, which makes leaves long.
void addCompany(SweepCase& c, Random& random) {
  const double size = maxComponent(c.request.radii);
  const double far = size * random.magnitude(0, 40), giant = size * random.magnitude(0, 30);
  const Vec3 center = c.request.center;
  const auto add = [&](Vec3 at, double reach) {
    const Vec3 p = at + random.inBox(reach), q = at + random.inBox(reach), r = at + random.inBox(reach);
    c.triangles.push_back({{p, q, r}});
  };
  if (random.chance(0.25)) add(center + random.inBox(far), size);
  if (random.chance(0.15)) add(center + random.inBox(size), giant);
  for (int k = random.chance(0.3) ? random.below(6) : 0; k > 0; --k) add(center + random.inBox(4 * size), size);
}

SweepCase someCase(const Family& family, int k, Random& random) {
  SweepCase c = family.make(random);
  if (k % 2 == 1) c = neighbour(std::move(c), random);
  if (k % 4 == 3) c = neighbour(std::move(c), random);
  if (k % 3 == 0) addCompany(c, random);
  if (k % 5 == 0) c.request.sides = Sides::Front;
  return c;
}

TriangleMesh someMesh(const SweepCase& c, bool single) {
  if (!single) return meshOf(c.triangles);
  std::vector<float> positions;
  for (const Corners& t : c.triangles) {
    for (const Vec3 p : t.p) {
      for (int axis = 0; axis < 3; ++axis) positions.push_back(static_cast<float>(p[axis]));
    }
  }
  TriangleMesh mesh;
  EXPECT_TRUE(TriangleMesh::make<float>(std::move(positions), {}, false, mesh).ok());
  return mesh;
}

struct FilterTally {
  long bounds = 0, ruledOut = 0, sure = 0, boxes = 0, boxesRuledOut = 0;
};

/// One sweep made ready as sweepMesh does it.
class Bounded {
 public:
  Bounded(const TriangleMesh& mesh, const SweepRequest& request)
      : mesh_(mesh),
        request_(request),
        space_(request.radii),
        motion_(motionOf(mesh, space_, request)),
        moving_{request.center, request.displacement, request.radii * (1 + 2 * motion_.widestTolerance)} {}

  void checkLeaves(float latest, FilterTally& tally) const {
    const quick::LeafFilter filter(mesh_, space_, request_.center, motion_);
    visitSwept(
        mesh_, moving_, off, [] { return 1.0f; },
        [&](std::uint32_t first, std::uint32_t count) {
          const quick::TouchBounds bounds = filter.bounds(first, count, latest);
          double soonest = kNever;
          for (std::uint32_t lane = 0; lane < count; ++lane) {
            soonest = std::min(soonest, checkBound(bounds.earliest[lane], first + lane, latest));
            ++tally.bounds;
            tally.ruledOut += bounds.earliest[lane] > latest ? 1 : 0;
          }
          if (!(bounds.latest < latest)) return;
          ++tally.sure;
          EXPECT_LE(soonest, bounds.latest) << "called sure";
          EXPECT_TRUE(isReached(first, count, bounds.latest)) << "called sure, says the oracle";
        });
  }

  void checkBoxes(float latest, FilterTally& tally) const {
    const quick::BoxFilter filter(mesh_.bvh(), space_, request_.center, motion_);
    const detail::SlabQuery query(mesh_.bvh(), moving_);
    for (std::uint32_t index = 0; index < mesh_.bvh().nodeCount(); ++index) {
      const BvhNode& node = mesh_.bvh().node(index);
      Float4 times;
      const unsigned hits = query.enter(node, 1, times);
      const Float4 earliest = filter.earliest(node, latest);
      for (int slot = 0; slot < 4; ++slot) {
        const BvhLink link = node.link[slot];
        if (!link.isLeaf() || (hits >> slot & 1) == 0) continue;
        ++tally.boxes;
        tally.boxesRuledOut += earliest[slot] > latest ? 1 : 0;
        for (std::uint32_t k = 0; k < link.triangles(); ++k) checkBound(earliest[slot], link.first() + k, latest);
      }
    }
  }

 private:
  static SphereMotion motionOf(const TriangleMesh& mesh, const EllipsoidSpace& space, const SweepRequest& request) {
    static constexpr OneSided kAtRest{0, {}, {}};
    const double reach = reachOf(space, request.center, request.displacement);
    return {space.into(request.displacement), space.into(request.center), reach,
            widestTolerance(mesh, space, request.center, reach), request.sides == Sides::Front ? &kAtRest : nullptr};
  }

  /// Returns the exact time of the touch.
  double checkBound(float earliest, std::uint32_t place, float latest) const {
    const Corners corners = space_.around(request_.center, mesh_.cornersAt(place));
    const TriangleResult exact = touchTriangle(corners, motion_, 1, Start::Unknown, off);
    if (exact.touches) {
      EXPECT_LE(earliest, 0) << "touches at the start";
    }
    if (exact.touch.time <= latest) {
      EXPECT_LE(earliest, exact.touch.time);
    }
    return exact.touch.time;
  }

  bool isReached(std::uint32_t first, std::uint32_t count, double until) const {
    for (std::uint32_t place = first; place < first + count; ++place) {
      const oracle::Motion motion(mesh_.cornersAt(place), request_.center, request_.displacement, request_.radii);
      if (motion.leastDistance(until, 1) <= 1 + motion.tolerance()) return true;
    }
    return false;
  }

  const TriangleMesh& mesh_;
  const SweepRequest& request_;
  const EllipsoidSpace space_;
  const SphereMotion motion_;
  const MovingBox moving_;
};

class Filters : public testing::TestWithParam<Family> {};

TEST_P(Filters, AreNeverTooLateAndNeverTooSure) {
  const Family& family = GetParam();
  Random random = Random::of(hashText(family.name) + 2);
  FilterTally tally;
  for (int k = 0; k < cases(20000) && !HasFailure(); ++k) {
    const SweepCase c = someCase(family, k, random);
    const TriangleMesh mesh = someMesh(c, random.chance(0.5));
    const Bounded bounded(mesh, c.request);
    const float latest = random.chance(0.5) ? 1 : static_cast<float>(random.unit());
    bounded.checkLeaves(latest, tally);
    bounded.checkBoxes(latest, tally);
    if (HasFailure()) ADD_FAILURE() << "case " << k << "\n" << describe(c.triangles, c.request, {});
  }
  EXPECT_GT(tally.ruledOut, 0) << "a filter that rules nothing out proves nothing";
  figure(std::string(family.name) + ".bounds", static_cast<double>(tally.bounds));
  figure(std::string(family.name) + ".ruled_out", static_cast<double>(tally.ruledOut));
  figure(std::string(family.name) + ".sure", static_cast<double>(tally.sure));
  figure(std::string(family.name) + ".boxes", static_cast<double>(tally.boxes));
  figure(std::string(family.name) + ".boxes_ruled_out", static_cast<double>(tally.boxesRuledOut));
}

INSTANTIATE_TEST_SUITE_P(Families, Filters, testing::ValuesIn(families().begin(), families().end()),
                         [](const auto& family) {
                           std::string name;
                           for (const char* c = family.param.name; *c; ++c) name += *c == '-' ? '_' : *c;
                           return name;
                         });

}  // namespace
}  // namespace sweepscope::test
