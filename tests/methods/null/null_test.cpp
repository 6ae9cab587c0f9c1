// What a further method takes: a folder and two lines. Batches, traces and the schema know it then.
#include <gtest/gtest.h>

#include "batch/batch.h"
#include "support/trace_reader.h"
#include "support/worlds.h"
#include "trace/recorder.h"
#include "trace/schema.h"

namespace sweepscope::test {
namespace {

const std::vector<double> kRequests{0, 3, 0, 1, 0, 0, 0, -5, 0, 1, 1, 1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 1, 1, 1};
const Triangles kFloor{{{{-9, 0, -9}, {9, 0, 9}, {9, 0, -9}}}, {{{-9, 0, -9}, {-9, 0, 9}, {9, 0, 9}}}};

TEST(NullMethod, MovesThroughEverything) {
  MoveBatch out;
  ASSERT_TRUE(moveMany(meshOf(kFloor), kRequests, Method::Null, {}, out).ok());
  EXPECT_EQ(out.position, (std::vector<double>{1, -2, 0, 2, 3, 4}));
  ASSERT_TRUE(moveMany(meshOf(kFloor), kRequests, Method::Robust, {}, out).ok());
  EXPECT_GT(out.position[1], 1) << "the floor is there for those that meet it";
}

TEST(NullMethod, SweepsMeetNothing) {
  SweepBatch out;
  ASSERT_TRUE(
      sweepMany(meshOf(kFloor), std::vector<double>{0, 3, 0, 0, -5, 0, 1, 1, 1}, Method::Null, Sides::Both, out).ok());
  EXPECT_EQ(out.triangle, std::vector<std::int32_t>{-1});
}

TEST(NullMethod, ItsTraceIsReadByTheSchema) {
  MoveBatch out;
  SlotBuffer slots;
  const std::span<const double> first(kRequests.data(), 12);
  ASSERT_TRUE(traceMove(meshOf(kFloor), first, Method::Null, {}, 1000, kDetailAll, out, slots).ok());
  EXPECT_EQ(out.position, (std::vector<double>{1, -2, 0}));
  std::string complaint;
  std::vector<std::string> names;
  const TraceSchema schema = readSchema(kSchemaText);
  for (const TraceRecord& record : readTrace(schema, slots.span(), complaint)) names.push_back(record.event->name);
  EXPECT_EQ(complaint, "");
  EXPECT_EQ(names, (std::vector<std::string>{"MoveBegin", "PassBegin", "PassEnd", "PassBegin", "PassEnd", "MoveEnd"}));
}

}  // namespace
}  // namespace sweepscope::test
