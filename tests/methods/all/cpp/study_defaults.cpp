#include "methods/all/cpp/study_defaults.h"

#include <array>
#include <map>
#include <sstream>

#include "method/study_schema.h"

namespace sweepscope::test {
namespace {

std::vector<std::string> split(const std::string& line, char by) {
  std::vector<std::string> parts;
  std::stringstream stream(line);
  for (std::string part; std::getline(stream, part, by);) parts.push_back(part);
  return parts;
}

std::vector<double> numbersOf(const std::string& initial) {
  std::vector<double> numbers;
  const std::size_t from = initial.find('('), to = initial.rfind(')');
  for (const std::string& text : split(initial.substr(from + 1, to - from - 1), ',')) {
    if (text.find_first_not_of(' ') == std::string::npos) continue;
    numbers.push_back(text.find("true") != std::string::npos    ? 1
                      : text.find("false") != std::string::npos ? 0
                                                                : std::stod(text));
  }
  return numbers;
}

template <typename Visit>
void eachLine(Visit visit) {
  std::stringstream text{studySchemaText()};
  for (std::string line; std::getline(text, line);) visit(split(line, '\t'));
}

}  // namespace

std::vector<StudyCase> studyCases() {
  std::vector<StudyCase> cases;
  int field = 0;
  eachLine([&](const std::vector<std::string>& parts) {
    if (parts[0] == "study") {
      cases.push_back({parts[3], std::stoi(parts[1]), {}, {}});
      field = 0;
    }
    if (parts[0] != "setting" && parts[0] != "list") return;
    StudyCase& study = cases.back();
    std::vector<double> numbers = numbersOf(parts[6]);
    const std::string& type = parts[1];
    const std::size_t width = type == "Vec3" ? 3 : type == "Vec2" ? 2 : 1;
    if (parts[0] == "list")
      numbers.insert(numbers.begin(), static_cast<double>(numbers.size() / width));
    else
      numbers.resize(width);
    study.settings.insert(study.settings.end(), numbers.begin(), numbers.end());
    study.fieldOf.resize(study.settings.size(), field++);
  });
  return cases;
}

std::pair<std::string, std::string> roleOf(int kind) {
  static const std::map<int, std::pair<std::string, std::string>> roles = [] {
    std::map<int, std::pair<std::string, std::string>> made;
    eachLine([&](const std::vector<std::string>& parts) {
      if (parts[0] == "event") made[std::stoi(parts[1])] = {parts[3], parts[4]};
    });
    return made;
  }();
  const auto found = roles.find(kind);
  return found == roles.end() ? std::pair<std::string, std::string>{"unknown", ""} : found->second;
}

std::string studyNesting(std::span<const TraceRecord> records, bool truncated) {
  std::vector<std::string> open;
  for (const TraceRecord& record : records) {
    const auto& [as, step] = roleOf(record.event->kind);
    if (as == "open") {
      if (open.empty() != (step == "frame")) return record.event->name + " where no frame begins";
      open.push_back(step);
    } else if (as == "close") {
      if (open.empty() || open.back() != step) return record.event->name + " closes what is not open";
      open.pop_back();
    } else if (as != "leaf") {
      return "role " + as;
    } else if (open.empty()) {
      return record.event->name + " outside a frame";
    }
  }
  return open.empty() || truncated ? "" : open.back() + " is never closed";
}

TriangleMesh someMesh() {
  // Two octahedra, one above the other.
  std::vector<double> positions;
  std::vector<std::uint32_t> indices;
  for (const double y : {0.0, 3.0}) {
    const std::uint32_t first = static_cast<std::uint32_t>(positions.size() / 3);
    for (const auto& [px, py, pz] : {std::array{1.0, 0.0, 0.0},
                                     {0.0, 0.0, 1.0},
                                     {-1.0, 0.0, 0.0},
                                     {0.0, 0.0, -1.0},
                                     {0.0, 1.2, 0.0},
                                     {0.0, -0.8, 0.0}})
      for (const double at : {px, py + y, pz}) positions.push_back(at);
    for (std::uint32_t k = 0; k < 4; ++k) {
      const std::uint32_t next = (k + 1) % 4;
      for (const std::uint32_t at : {k + 0u, 4u, next, k + 0u, next, 5u}) indices.push_back(first + at);
    }
  }
  TriangleMesh mesh;
  TriangleMesh::make<double>(std::move(positions), std::move(indices), true, mesh);
  return mesh;
}

}  // namespace sweepscope::test
