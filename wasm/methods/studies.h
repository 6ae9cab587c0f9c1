// The doors of all studies. methods/studies.def has a line for each as well.
#pragma once

#include "methods/boxes/study.h"
#include "methods/broad_phase/study.h"
#include "methods/convex/study.h"
#include "methods/height_field/study.h"
#include "methods/plane_figures/study.h"
#include "methods/projectile/study.h"
#include "methods/sphere_polygon/study.h"
#include "methods/transforms/study.h"
#include "methods/volumes/study.h"
