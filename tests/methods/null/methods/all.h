// Stands before wasm/methods/all.h in the include path of methods_tests.
#pragma once

#include "methods/null/method.h"
#include "methods/paper/method.h"
#include "methods/robust/method.h"
