// Found by the oracle (family "sliver"): the face of a triangle 10,000 times longer than high was hit 80 to 700 u S too early.
//
// Rounding tilts the normal of a sliver by u |e|^2 / area, also along its length, where a small tilt lifts the far corners off
// the plane. Since then the normal is made perpendicular to the longest edge.
#include <gtest/gtest.h>

#include "support/judge.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

struct Sliver {
  Corners triangle;
  SweepRequest request;
};

const Sliver kSlivers[] = {
    {{{{-0.035431660512181697, 0.024698311305720266, 0.042362015679142183},
       {0.027761062475014437, -0.030943299547630601, -0.026221112894793692},
       {0.0051958062388182428, -0.011073187699655714, -0.0017281900078558109}}},
     {{-0.013564802026493001, -0.0082956266272071061, 0.019977967904684459},
      {0.0099945169562942211, 0.011768068195856088, -0.022909206915258683},
      {0.01, 0.01, 0.01}}},
    {{{{2.4028404982662352, 3.2937469398043935, -2.6968721615305831},
       {-4.2133675578945047, -1.356184822905806, 4.1574081348459062},
       {-3.5793473056825116, -0.91121181265251705, 3.5009118213296073}}},
     {{-2.5925673496845558, -0.66119876002935818, 5.5514281496113336},
      {1.4541373674060194, 2.4226411968528034, -6.4596503472690836},
      {1, 0.99999999999999978, 1.0000000000000002}}},
    {{{{-2.9916319367163124, 3.3859735540198894, 4.200388926186303},
       {3.5986206252173085, -1.8424630938771951, -2.5750880714893256},
       {-2.2125192963428488, 2.7670909794791667, 3.3990074923884883}}},
     {{-0.18463268733286364, 1.113573462783743, -1.5829177903726419},
      {0.32845719789562322, -0.19605485056484007, 3.8471450992856271},
      {1, 1, 1}}},
    {{{{0.28649987644710539, 1.8948317517416278, -3.0319678700886499},
       {1.0287084689842245, -0.39569338432319801, 2.6651350543283714},
       {0.66104704751223076, 0.73895500784253809, -0.15699777783573271}}},
     {{-2.4215999856682009, 1.7600981849824135, -0.6017600939805503},
      {5.0504295204305913, -1.8628720634796609, 0.85078878530727253},
      {1, 1, 1}}},
};

TEST(Repro, FaceOfASliverIsHitWhereItIs) {
  for (const Sliver& sliver : kSlivers) {
    const Corners list[] = {sliver.triangle};
    const SweepResult result = sweepMesh(meshOf(list), sliver.request, off);
    EXPECT_TRUE(result.hit.found());
    const Judgement judgement = judgeSweep(list, sliver.request, result);
    EXPECT_EQ(judgement.complaint, "");
    EXPECT_LE(judgement.residual, 16) << "u S";
  }
}

}  // namespace
}  // namespace sweepscope::test
