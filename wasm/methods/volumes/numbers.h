// The settings and results of a frame, made from settings.def and result.def.
#pragma once

#include "method/study.h"

namespace sweepscope::methods::volumes {

#define STUDY_FOLDER_SETTINGS "methods/volumes/settings.def"
#define STUDY_FOLDER_RESULT "methods/volumes/result.def"
#include "method/make_numbers.inc"

}  // namespace sweepscope::methods::volumes
