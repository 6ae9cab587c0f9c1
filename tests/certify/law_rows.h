// A law, how often it was asked, and the worst that was found: a line of JSON.
#pragma once

#include <string>
#include <vector>

#include "support/frame_laws.h"

namespace sweepscope::certify {

/// What makes a figure worse, and how those of several processes come together.
enum class Worse { Least, Largest, Sum };

struct LawRow {
  const char* law;  ///< which of the laws it belongs to
  const char* name;
  const char* what;   ///< in one line
  const char* bound;  ///< of the figure; "measured" where nothing is demanded, empty for a law that is yes or no
  const char* unit;
  Worse worse = Worse::Largest;
  long judged = 0, broken = 0;
  double worst = kNaN;  ///< NaN: nothing was measured
  std::string where{};  ///< the worst

  void note(double value, const std::string& place);
  /// @returns how often the law was broken
  long print() const;
};

/// A scene's or level's frames.
void printWalk(const std::string& name, long frames, long broken);

/// The rows of the laws that a book of frames knows, in the order of the report.
std::vector<LawRow> bookRows();
/// Adds what a book holds to the rows; broken laws are described on the standard error output.
void addBook(const test::LawBook& book, std::vector<LawRow>& rows);

}  // namespace sweepscope::certify
