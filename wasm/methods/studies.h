// The doors of all studies. methods/studies.def has a line for each as well.
#pragma once

#include "methods/boxes/study.h"
#include "methods/convex/study.h"
