// The types of Embind that bind.cpp needs, in place of Embind's own list of all built-in ones: each kind of type brings a piece of script,
// and strings of every width with memory views of every number are half of it.
#include <emscripten/bind.h>

EMSCRIPTEN_BINDINGS(types) {
  using namespace emscripten::internal;
  _embind_register_void(TypeID<void>::get(), "void");
  _embind_register_float(TypeID<double>::get(), "double", sizeof(double));
}
