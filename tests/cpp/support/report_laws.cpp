#include "support/report_laws.h"

#include "support/figure.h"

namespace sweepscope::test {

void report(const LawBook& book) {
  figure(book.name() + ".frames", static_cast<double>(book.frames()));
  for (const auto& [what, value] : book.figures()) figure(book.name() + "." + what, value);
  for (const auto& [what, count] : book.counts()) figure(book.name() + ".share_" + what, count.share());
  for (const auto& [law, entry] : book.laws()) {
    if (entry.broken > 0) figure(book.name() + "." + law + ".broken", static_cast<double>(entry.broken));
    EXPECT_EQ(entry.broken, 0) << book.name() << ": " << law << " broken " << entry.broken << " of " << entry.asked
                               << " times, worst by " << entry.worst << ". The simplest frame:\n"
                               << entry.repro;
  }
}

void testWalks(const char* name, const char* mostly) {
  const LawWalk walk = lawWalk(name);
  Random random = Random::of(walk.purpose);
  LawBook book(name);
  for (int k = 0; k < (walk.cases > 0 ? cases(walk.cases) : 1); ++k) walk.take(book, random);
  if (mostly != nullptr) {
    EXPECT_GT(book.counts().at(mostly).share(), 0.5);
  }
  report(book);
}

}  // namespace sweepscope::test
