// Settings and result of the ball on a height field.
#pragma once

#include "method/study.h"

namespace sweepscope::methods::height_field {

#define STUDY_FOLDER_SETTINGS "methods/height_field/settings.def"
#define STUDY_FOLDER_RESULT "methods/height_field/result.def"
#include "method/make_numbers.inc"

}  // namespace sweepscope::methods::height_field
