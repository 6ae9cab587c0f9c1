// Frames that break a law, as text that can be compiled.
#include <cstdio>

#include "support/law_judge.h"

namespace sweepscope::test {
namespace {

std::string text(const char* format, auto... values) {
  char line[512];
  std::snprintf(line, sizeof line, format, values...);
  return line;
}

std::string braced(Vec3 v) { return text("{%a, %a, %a}", v.x, v.y, v.z); }

std::string frameOf(const LawCase& frame) {
  std::string out = "  LawCase frame;\n  frame.triangles = {\n";
  for (const Corners& t : frame.triangles) {
    out += "      {{" + braced(t.p[0]) + ",\n        " + braced(t.p[1]) + ",\n        " + braced(t.p[2]) + "}},\n";
  }
  const MoveRequest& r = frame.request;
  out += "  };\n  frame.request = {" + braced(r.center) + ",\n                   " + braced(r.displacement) +
         ",\n                   " + braced(r.gravity) + ",\n                   " + braced(r.radii) + "};\n";
  const MoveSettings &s = frame.settings, usual;
  if (frame.convex) out += "  frame.convex = true;\n";
  if (s.skin != usual.skin) out += text("  frame.settings.skin = %a;\n", s.skin);
  if (s.maxSweeps != usual.maxSweeps) out += text("  frame.settings.maxSweeps = %d;\n", s.maxSweeps);
  if (s.stepHeight != 0) out += text("  frame.settings.stepHeight = %a;\n", s.stepHeight);
  if (s.wallLimit >= 0) out += text("  frame.settings.wallLimit = %a;\n", double{s.wallLimit});
  if (s.snapDistance != 0) out += text("  frame.settings.snapDistance = %a;\n", s.snapDistance);
  return out;
}

std::string wrongOf(const LawVerdict& v) {
  return text("%s, stance %s: reference %.9g of the desired motion, solver %.9g, ratio %.6g, rise beyond it %.6g",
              nameOf(v.broken), nameOf(v.stance), v.wanted, v.got, v.ratio, v.rise);
}

}  // namespace

const char* nameOf(Broken broken) {
  static constexpr const char* kNames[] = {"nothing", "progress", "dead_frame", "turned_back", "faster", "climbed"};
  return kNames[static_cast<int>(broken)];
}

const char* nameOf(oracle::Stance stance) {
  static constexpr const char* kNames[] = {"air", "ground", "steep", "wedged"};
  return kNames[static_cast<int>(stance)];
}

std::string describe(const LawCase& frame, const LawVerdict& verdict) {
  const MoveResult answer = answerOf(frame);
  std::string out = "// " + wrongOf(verdict) + "\n";
  out += text("// answer %s, %d sweeps%s, %d contacts, %d triangles\n", braced(answer.position).c_str(),
              answer.sweeps(), answer.truncated ? ", truncated" : "", static_cast<int>(answer.contacts.size()),
              static_cast<int>(frame.triangles.size()));
  for (const Contact& c : answer.contacts) {
    out += text("//   pass %d slide %d t %.17g n (%.17g %.17g %.17g) triangle %d %s %d\n", c.pass, c.slide, c.time,
                c.normal.x, c.normal.y, c.normal.z, static_cast<int>(c.triangle),
                c.feature == Feature::Face   ? "face"
                : c.feature == Feature::Edge ? "edge"
                                             : "vertex",
                c.element);
  }
  return out + frameOf(frame);
}

std::string reproTest(const std::string& name, const LawCase& frame, const LawVerdict& verdict) {
  return "// Found by property/progress_law_test.cpp: " + wrongOf(verdict) +
         ".\n#include <gtest/gtest.h>\n\n#include \"support/law_judge.h\"\n\nnamespace sweepscope::test {\nnamespace "
         "{\n\n"
         "TEST(Repro, " +
         name + ") {\n" + frameOf(frame) +
         "  const LawVerdict verdict = judgeLaw(frame, answerOf(frame));\n"
         "  EXPECT_EQ(verdict.broken, Broken::Nothing) << describe(frame, verdict);\n}\n\n}  // namespace\n}  // "
         "namespace "
         "sweepscope::test\n";
}

}  // namespace sweepscope::test
