// Batches: every way a query can be wrong has a name and an element, and a refused batch leaves what was there.
#include <gtest/gtest.h>
#include <limits>
#include <numbers>

#include "batch/batch.h"
#include "methods/paper/collide_and_slide.h"
#include "support/shots.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();
constexpr double kQuiet = std::numeric_limits<double>::quiet_NaN();

std::vector<double> twoSweeps() { return {0, 3, 0, 0, -4, 0, 1, 1, 1, 5, 3, 0, 0, -1, 0, 1, 1, 1}; }
std::vector<double> twoMoves() { return {0, 3, 0, 1, 0, 0, 0, -4, 0, 1, 1, 1, 5, 3, 0, 0, -1, 0, 0, 0, 0, 1, 1, 1}; }

class Requests : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(sweepMany(mesh_, twoSweeps(), Method::Robust, Sides::Both, before_).ok()); }

  void expectSweepRefused(std::vector<double> queries, StatusCode code, double element) {
    SweepBatch batch = before_;
    for (const Method method : {Method::Robust, Method::Paper}) {
      const Status status = sweepMany(mesh_, queries, method, Sides::Both, batch);
      EXPECT_EQ(status.code, code);
      EXPECT_EQ(status.element, element);
      EXPECT_EQ(batch.time, before_.time) << "nothing half done";
    }
    EXPECT_TRUE(sweepMany(mesh_, twoSweeps(), Method::Robust, Sides::Both, batch).ok()) << "the next call works";
    EXPECT_EQ(batch.time, before_.time);
  }

  void expectSettingsRefused(const MoveSettings& settings, StatusCode code, double element) {
    MoveBatch batch;
    batch.truncated = {7};
    SlotBuffer trace;
    const Status status = moveMany(mesh_, twoMoves(), Method::Robust, settings, batch);
    EXPECT_EQ(status.code, code);
    if (element == element) {
      EXPECT_EQ(status.element, element);
    }
    EXPECT_EQ(batch.truncated, (std::vector<std::uint8_t>{7}));
    const std::vector<double> moves = twoMoves();
    EXPECT_EQ(traceMove(mesh_, std::span(moves).first(12), Method::Robust, settings, 4096, 1, batch, trace).code, code);
    EXPECT_EQ(trace.size(), 0u);
  }

  TriangleMesh mesh_ = meshOf(Triangles{kFloor});
  SweepBatch before_;
};

TEST_F(Requests, LengthMustFit) {
  std::vector<double> queries = twoSweeps();
  queries.pop_back();
  expectSweepRefused(queries, StatusCode::RequestLength, 17);
  MoveBatch batch;
  EXPECT_EQ(moveMany(mesh_, std::vector<double>(13), Method::Robust, {}, batch).code, StatusCode::RequestLength);
  SlotBuffer trace;
  EXPECT_EQ(traceMove(mesh_, twoMoves(), Method::Robust, {}, 4096, 1, batch, trace).code, StatusCode::RequestLength);
}

TEST_F(Requests, EveryNumberMustBeFiniteAndNotTooLarge) {
  for (std::size_t k = 0; k < 18; ++k) {
    for (const double bad : {kEndless, -kEndless, kQuiet}) {
      std::vector<double> queries = twoSweeps();
      queries[k] = bad;
      expectSweepRefused(queries, StatusCode::RequestNotFinite, static_cast<double>(k));
    }
    std::vector<double> queries = twoSweeps();
    queries[k] = 1.1e30;
    expectSweepRefused(queries, StatusCode::RequestTooLarge, static_cast<double>(k));
  }
}

TEST_F(Requests, RadiiMustBePositiveAndNotTooSmall) {
  for (std::size_t k = 15; k < 18; ++k) {
    for (const double bad : {0.0, -0.0, -1.0, -5e-324}) {
      std::vector<double> queries = twoSweeps();
      queries[k] = bad;
      expectSweepRefused(queries, StatusCode::RadiusNotPositive, static_cast<double>(k));
    }
    for (const double bad : {5e-324, 1e-310, 1e-200, 9e-101, 1e-70}) {
      std::vector<double> queries = twoSweeps();
      queries[k] = bad;
      expectSweepRefused(queries, StatusCode::RadiusTooSmall, static_cast<double>(k));
    }
  }
}

TEST_F(Requests, FirstOffenderIsNamed) {
  std::vector<double> queries = twoSweeps();
  queries[8] = 0;
  queries[10] = kQuiet;
  expectSweepRefused(queries, StatusCode::RadiusNotPositive, 8);
}

TEST_F(Requests, EmptyBatchesAreFine) {
  SweepBatch sweeps = before_;
  EXPECT_TRUE(sweepMany(mesh_, {}, Method::Robust, Sides::Both, sweeps).ok());
  EXPECT_TRUE(sweeps.time.empty());
  MoveBatch moves;
  EXPECT_TRUE(moveMany(mesh_, {}, Method::Paper, {}, moves).ok());
  EXPECT_EQ(moves.contactStart, (std::vector<std::uint32_t>{0}));
}

TEST_F(Requests, EverySettingHasItsRange) {
  const auto with = [](auto change) {
    MoveSettings settings;
    change(settings);
    return settings;
  };
  for (const double bad : {-0.5, -2.0, kEndless, kQuiet, 1.1e30}) {
    expectSettingsRefused(with([&](MoveSettings& s) { s.skin = bad; }), StatusCode::SkinOutOfRange, bad);
    expectSettingsRefused(with([&](MoveSettings& s) { s.stepHeight = bad; }), StatusCode::StepHeightOutOfRange, bad);
    expectSettingsRefused(with([&](MoveSettings& s) { s.snapDistance = bad; }), StatusCode::SnapDistanceOutOfRange,
                          bad);
  }
  for (const int bad : {0, -1, 256, 1 << 30}) {
    expectSettingsRefused(with([&](MoveSettings& s) { s.maxSweeps = bad; }), StatusCode::SweepLimitOutOfRange, bad);
  }
  for (const Vec3 bad : {Vec3{0, 0, 0}, Vec3{kQuiet, 1, 0}, Vec3{0, kEndless, 0}}) {
    expectSettingsRefused(with([&](MoveSettings& s) { s.up = bad; }), StatusCode::UpNotUsable, 0);
  }
  for (const double bad : {-0.1, 1.6, kQuiet, kEndless}) {
    expectSettingsRefused(with([&](MoveSettings& s) { s.slopeLimit = bad; }), StatusCode::SlopeLimitOutOfRange, bad);
  }
}

TEST_F(Requests, LimitsThemselvesAreAllowed) {
  MoveSettings settings;
  settings.skin = 0;
  settings.maxSweeps = 255;
  settings.up = {0, 5e-324, 0};
  settings.slopeLimit = std::numbers::pi / 2;
  settings.stepHeight = 1e3;
  settings.snapDistance = 1e3;
  MoveBatch batch;
  EXPECT_TRUE(moveMany(mesh_, twoMoves(), Method::Robust, settings, batch).ok());
}

TEST_F(Requests, TraceNeedsRoomForItsHeader) {
  const std::vector<double> moves = twoMoves();
  MoveBatch batch;
  SlotBuffer trace;
  const auto traced = [&](std::size_t limit) {
    return traceMove(mesh_, std::span(moves).first(12), Method::Robust, {}, limit, 1, batch, trace);
  };
  EXPECT_EQ(traced(7).code, StatusCode::TraceLimitOutOfRange);
  EXPECT_EQ(traced(7).element, 7);
  EXPECT_TRUE(traced(8).ok());
  EXPECT_EQ(trace.size(), 8u);
  EXPECT_EQ(trace[kSlotTruncated], 1);
}

TEST_F(Requests, BatchesSayWhatSingleQueriesSay) {
  EXPECT_EQ(before_.time[0], 0.5);
  EXPECT_EQ(before_.time[1], kNever);
  EXPECT_EQ(before_.triangle, (std::vector<std::int32_t>{0, -1}));
  EXPECT_EQ(before_.feature, (std::vector<std::uint8_t>{1, 0}));
  EXPECT_TRUE(std::isnan(before_.point[3]));
  MoveBatch moves;
  for (const Method method : {Method::Robust, Method::Paper}) {
    ASSERT_TRUE(moveMany(mesh_, twoMoves(), method, {}, moves).ok());
    const MoveRequest request{{0, 3, 0}, {1, 0, 0}, {0, -4, 0}, {1, 1, 1}};
    const MoveResult single =
        method == Method::Robust ? moveRobust(mesh_, request, {}, off) : paper::movePaper(mesh_, request, {}, off);
    EXPECT_EQ((Vec3{moves.position[0], moves.position[1], moves.position[2]}), single.position);
    EXPECT_EQ(moves.contactStart.size(), 3u);
    EXPECT_EQ(moves.contactStart[1], single.contacts.size());
    EXPECT_EQ(moves.contactStart[2], moves.contactTime.size());
    EXPECT_EQ(moves.contactPoint.size(), 3 * moves.contactTime.size());
    EXPECT_EQ(moves.contactNormal.size(), 3 * moves.contactTime.size());
    EXPECT_EQ(moves.passSweeps.size(), 4u);
  }
}

}  // namespace
}  // namespace sweepscope::test
