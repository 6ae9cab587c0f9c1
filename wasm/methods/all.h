// The doors of all methods, for what answers whichever was asked for (batch/batch.cpp). methods.def has a line for each as well.
#pragma once

#include "methods/paper/method.h"
#include "methods/robust/method.h"
