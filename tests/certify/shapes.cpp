#include <cstdio>
#include <cstdlib>

#include "certify/plan.h"

namespace sweepscope::certify {
namespace {

[[noreturn]] void fail(const std::string& file) {
  std::fprintf(stderr, "%s is not a list of shapes\n", file.c_str());
  std::exit(2);
}

double number(std::FILE* in, const std::string& file) {
  double value;
  if (std::fscanf(in, "%lf", &value) != 1) fail(file);
  return value;
}

}  // namespace

std::vector<Shape> readShapes(const std::string& file) {
  std::vector<Shape> shapes;
  if (file.empty()) return shapes;
  std::FILE* in = std::fopen(file.c_str(), "r");
  if (!in) fail(file);
  char name[100];
  while (std::fscanf(in, "%99s", name) == 1) {
    const auto next = [&] { return number(in, file); };
    const auto vector = [&] {
      const double x = next(), y = next(), z = next();
      return Vec3{x, y, z};
    };
    Shape shape{name, {}, vector(), vector()};
    shape.speed = next();
    shape.gravity = next();
    shape.stepHeight = next();
    shape.snapDistance = next();
    std::vector<Vec3> vertices(static_cast<std::size_t>(next()));
    for (Vec3& each : vertices) each = vector();
    shape.triangles.resize(static_cast<std::size_t>(next()));
    for (Corners& triangle : shape.triangles) {
      for (Vec3& p : triangle.p) p = vertices.at(static_cast<std::size_t>(next()));
    }
    shapes.push_back(std::move(shape));
  }
  std::fclose(in);
  return shapes;
}

}  // namespace sweepscope::certify
