#include "certify/law_rows.h"

#include <cstdio>
#include <span>
#include <string_view>

namespace sweepscope::certify {
namespace {

using Names = std::vector<std::string_view>;

/// A row, the laws of the books that belong to it by the beginnings of their names, and the figure that says the worst.
struct Source {
  LawRow row;
  Names laws;
  std::string_view books, figure;  ///< beginnings of the book's name and of its figure's
  bool isAmount = false;           ///< no figure: the worst is by how much a law is broken
};

/// The first that a law belongs to counts it, so what is special comes first.
const std::vector<Source>& sources() {
  static const std::vector<Source> all{
      {{"ground", "kept", "ground within the snap distance below a body that had ground is ground", "≤ 0", "m lost"},
       {"ground_is_kept"},
       "",
       "",
       true},
      {{"ground", "every frame of the flights", "in the air on flights of 0.15/0.30 to 0.30/0.40", "≤ 0",
        "of the frames"},
       {"no_frame_in_the_air"},
       "ground.table",
       "share_of_frames_in_the_air"},
      {{"ground", "arrives", "walks over flights, falls down to floors, stands on edges as far as they carry", "", ""},
       {"arrives", "lands", "carried"},
       "",
       ""},
      {{"ground", "nothing in mid-air", "whoever falls is not grounded, snapped or stepped before it touches", "≤ 0",
        "m too high"},
       {"not_grounded_in_mid_air", "not_snapped_in_mid_air", "not_stepped_in_mid_air"},
       "",
       "",
       true},
      {{"ground", "state", "air, ground, steep, wedged: what the distances from all triangles say", "", ""},
       {"state."},
       "",
       ""},
      {{"ground", "contact", "point on its triangle, unit normal toward the body, whenever the state is not air",
        "≤ 1e-6", "m off"},
       {"contact."},
       "",
       "",
       true},
      {{"jump", "reaches the apex", "beside walls of any height, in every slot", "≥ 0.99", "of the apex", Worse::Least},
       {"reaches_the_apex"},
       "jump.walls",
       "least_share_of_apex"},
      {{"jump", "no higher than the apex", "unless it stands on the wall; walls that are higher are not mounted",
        "≤ 0.01", "of the apex, above it"},
       {"stays_under_the_apex", "never_mounts"},
       "jump.walls",
       "most_above_apex_unmounted"},
      {{"jump", "rising", "a rising body is not grounded, stepped or snapped; nothing lifts or pulls in the air", "≤ 0",
        "m"},
       {"rising_is_not_grounded", "step.nothing_lifts", "snap.nothing_pulls", "step.never_rising", "snap.never_rising"},
       "",
       "",
       true},
      {{"jump", "ceiling", "said when it takes half of a frame's rise, not when it takes none", "", ""},
       {"ceiling.", "not_said", "said_when", "height."},
       "",
       ""},
      {{"jump", "falling speed", "of a loop that runs and jumps: reset on the ground", "< 12", "m/s"},
       {"falling_speed"},
       "jump.loop",
       "fastest_fall"},
      {{"step", "speed", "up flights with risers to 0.30, as a share of the speed asked for", "≥ 0.8", "",
        Worse::Least},
       {"speed"},
       "step.",
       "least_share"},
      {{"step", "height", "what is within the step height is climbed, what is higher is not", "≤ 0.02",
        "m risen there"},
       {"climbs_what", "stops_at", "step.gain"},
       "step.height",
       "rise_at_what"},
      {{"step", "from ground to ground", "steps and snaps begin and end on ground; a step changes the height", "≤ 0",
        "m"},
       {"step.", "snap."},
       "",
       "",
       true},
      {{"steep", "not climbed", "walking into what is too steep does not rise and stays grounded", "≤ 0.02", "m risen"},
       {"does_not_rise", "stays_grounded"},
       "steep.",
       "most_rise"},
      {{"steep", "held", "between steep faces a body is wedged, grounded and at rest", "≤ 1e-9", "m in a frame"},
       {"held_is", "walking_along_is_grounded"},
       "steep.",
       "crept"},
      {{"steep", "along a groove", "walking along what holds it, as a share of the desired motion", "≥ 0.99", "",
        Worse::Least},
       {"walks_along"},
       "steep.grooves",
       "least_share_along"},
      {{"steep", "slides", "down a steep face with g sin, relative error of the speed", "≤ 1e-5", ""},
       {"slides_by", "is_steep"},
       "steep.slides",
       "wrong_acceleration"},
      {{"rest", "stays", "whoever stands still for 200 frames stays where it is, grounded", "≤ 1e-9", "m"},
       {"is_not_moved", "is_grounded"},
       "rest.",
       "farthest"},
      {{"other", "other laws", "asked by a scene, in no row above", "", ""}, {""}, "", ""},
  };
  return all;
}

bool beginsWithOneOf(std::string_view name, const Names& beginnings) {
  for (const std::string_view beginning : beginnings) {
    if (name.starts_with(beginning)) return true;
  }
  return false;
}

std::string json(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.9g", value);
  return std::isfinite(value) ? text : "null";
}

}  // namespace

void LawRow::note(double value, const std::string& place) {
  const bool isWorse = worse == Worse::Least ? !(value >= worst) : !(value <= worst);
  if (worse == Worse::Sum) worst = (std::isnan(worst) ? 0 : worst) + value;
  if (worse == Worse::Sum || !isWorse) return;
  worst = value;
  where = place;
}

long LawRow::print() const {
  constexpr const char* kWorse[] = {"least", "largest", "sum"};
  std::printf(
      "{\"group\":\"laws\",\"law\":\"%s\",\"name\":\"%s\",\"what\":\"%s\",\"judged\":%ld,\"worst\":%s,\"worse\":\"%s\","
      "\"where\":\"%s\",\"bound\":\"%s\",\"unit\":\"%s\",\"broken\":%ld}\n",
      law, name, what, judged, json(worst).c_str(), kWorse[static_cast<int>(worse)], where.c_str(), bound, unit,
      broken);
  std::fflush(stdout);
  return broken;
}

void printWalk(const std::string& name, long frames, long broken) {
  std::printf("{\"group\":\"walks\",\"name\":\"%s\",\"frames\":%ld,\"broken\":%ld}\n", name.c_str(), frames, broken);
  std::fflush(stdout);
}

std::vector<LawRow> bookRows() {
  std::vector<LawRow> rows;
  for (const Source& source : sources()) rows.push_back(source.row);
  return rows;
}

void addBook(const test::LawBook& book, std::vector<LawRow>& rows) {
  long broken = 0;
  for (const auto& [law, entry] : book.laws()) {
    std::size_t at = 0;
    while (!beginsWithOneOf(law, sources()[at].laws)) ++at;
    LawRow& row = rows[at];
    row.judged += entry.asked;
    row.broken += entry.broken;
    broken += entry.broken;
    if (sources()[at].isAmount) row.note(entry.broken > 0 ? entry.worst : 0, book.name());
    if (entry.broken == 0) continue;
    std::fprintf(stderr, "%s: %s broken %ld of %ld times, worst by %g. The simplest frame:\n%s\n", book.name().c_str(),
                 law.c_str(), entry.broken, entry.asked, entry.worst, entry.repro.c_str());
  }
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const Source& source = sources()[at];
    if (source.figure.empty() || !book.name().starts_with(source.books)) continue;
    for (const auto& [what, value] : book.figures()) {
      if (what.starts_with(source.figure)) rows[at].note(value, book.name());
    }
  }
  printWalk(book.name(), book.frames(), broken);
}

}  // namespace sweepscope::certify
