// The doors of all studies. methods/studies.def has a line for each as well.
#pragma once

#include "methods/boxes/study.h"
#include "methods/sphere_polygon/study.h"
#include "methods/transforms/study.h"
