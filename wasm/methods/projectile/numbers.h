// Settings and result of the shot.
#pragma once

#include "method/study.h"

namespace sweepscope::methods::projectile {

#define STUDY_FOLDER_SETTINGS "methods/projectile/settings.def"
#define STUDY_FOLDER_RESULT "methods/projectile/result.def"
#include "method/make_numbers.inc"

}  // namespace sweepscope::methods::projectile
