// What a book of laws says, as a test.
#pragma once

#include "support/law_walks.h"

namespace sweepscope::test {

/// Prints all figures; every broken law is a failure of the test, with its simplest frame as a repro.
void report(const LawBook& book);

/// Takes the walks of this name, as many as a test does, and reports.
/// @param mostly  a count of the book that must hold in more than half of the cases
void testWalks(const char* name, const char* mostly = nullptr);

}  // namespace sweepscope::test
