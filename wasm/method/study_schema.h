// The schema of the studies as text, made from their .def files, and its hash: twin of trace/schema.h.
//
// Lines, tab separated: study, group, setting, list, result, then as in the trace's schema enum, value, event, field, open.
#pragma once

#include <string>

#include "trace/schema.h"

namespace sweepscope {

/// One text for each study, the first of all is empty: compilers need not take a literal of more than 65,536 characters, which all of them would be.
inline constexpr std::string_view kStudySchemaTexts[] = {""
#define STUDY(number, Name, folder, mesh, doc) , "study\t" #number "\t" #Name "\t" #folder "\t" #mesh "\t" doc "\n"
#define GROUP(name) "group\t" #name "\n"
#define SETTING(Type, name, initial, unit, low, high, doc) \
  "setting\t" #Type "\t" #name "\t" #unit "\t" #low "\t" #high "\t" #initial "\t" doc "\n"
#define LIST(Type, name, initial, unit, fewest, most, doc) \
  "list\t" #Type "\t" #name "\t" #unit "\t" #fewest "\t" #most "\t" #initial "\t" doc "\n"
#define RESULT(Type, name, unit, doc) "result\t" #Type "\t" #name "\t" #unit "\t" doc "\n"
#define VALUE(name, text) "value\t" #name "\t" text "\n"
#define TRACE_ENUM(Name, doc, ...) "enum\t" #Name "\t" doc "\n" __VA_ARGS__
#define ROLE(as, step, name, number) "\t" #as "\t" #step "\t" #name "\t" #number
#define OPEN_FIELD(Type, name, unit, doc) "open\t" #Type "\t" #name "\t" #unit "\t" doc "\n"
#define FIELD(Type, name, unit, doc) "field\t" #Type "\t" #name "\t" #unit "\t" doc "\n"
#define TRACE_EVENT(number, Name, role, doc, ...) "event\t" #number "\t" #Name role "\t" doc "\n" __VA_ARGS__
#include "methods/studies.def"
};

/// The whole text.
inline std::string studySchemaText() {
  std::string all;
  for (const std::string_view text : kStudySchemaTexts) all += text;
  return all;
}

/// Of the whole text.
inline constexpr std::uint64_t kStudySchemaHash = [] {
  std::uint64_t hash = kHashOfNothing;
  for (const std::string_view text : kStudySchemaTexts) hash = hashText(text, hash);
  return hash;
}();

}  // namespace sweepscope
