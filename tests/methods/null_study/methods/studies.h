// Stands before wasm/methods/studies.h in the include path of null_study_tests.
#pragma once

#include "../../../../wasm/methods/studies.h"
#include "methods/nothing/study.h"
