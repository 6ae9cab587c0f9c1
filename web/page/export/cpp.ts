/** The frame as a test of tests/cpp/repro: what it was given, and what was seen, to the last bit. */
import { moveNumbers } from '../../package/settings.gen';
import { moveOptions } from '../solver/moves';
import { methodOf } from '../model/methods';
import type { ContactSummary, Experiment, FrameSummary } from '../model';
import { cppNumber, cppVector } from './numbers';
import { testFile, testName } from './names';
import { cornersOf, type Subset } from './subset';
import type { Taken } from '../model/export/types';

export interface CppParts {
  readonly taken: Taken;
  readonly subset: Subset;
  /** what the page says about the step */
  readonly sentence: string;
}

export function cppTest({ taken, subset, sentence }: CppParts): string {
  const { experiment, summary, step } = taken;
  const source = taken.presetId === null ? `the mesh "${taken.mesh.name}"` : `the preset "${taken.presetId}"`;
  return `// Taken from Sweepscope: ${oneLine(source)}, ${step.address}.
//
// ${oneLine(sentence)}
//
// Save it as tests/cpp/repro/${testFile(taken, summary.frame)}. This compiles and runs it:
// npm test -- --only native
#include <gtest/gtest.h>

#include "${methodOf(experiment).cpp.include}"
#include "support/same_bits.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

TEST(Repro, ${testName(taken, summary.frame)}) {
  // clang-format off
${trianglesText(taken, subset)}
  const MoveRequest request{
      ${cppVector(summary.start)},  // centre
      ${cppVector(summary.input.displacement)},  // displacement
      ${cppVector(summary.input.gravity)},  // gravity
      ${cppVector(experiment.radii)},  // radii
  };
  // What was seen: time, point, normal, triangle, feature, element, pass, slide.
  const std::vector<Contact> seen = {${contactsText(summary.contacts, subset)}};
  const Vec3 end${cppVector(summary.end)};${carriedData(summary)}
  // clang-format on
${settingsText(experiment)}
  const MoveResult result = ${moveCall(experiment)};

  EXPECT_TRUE(sameBits(result.position, end));
  EXPECT_EQ(result.grounded(), ${summary.grounded});
${carriedChecks(summary, subset)}
  EXPECT_EQ(result.truncated, ${summary.truncated});
  EXPECT_EQ(result.passSweeps[0], ${summary.sweeps[0]});
  EXPECT_EQ(result.passSweeps[1], ${summary.sweeps[1]});
  EXPECT_EQ(result.startDepth, ${cppNumber(summary.startDepth)});
  ASSERT_EQ(result.contacts.size(), seen.size());
  for (std::size_t k = 0; k < seen.size(); ++k) {
    const Contact& contact = result.contacts[k];
    EXPECT_EQ(contact.time, seen[k].time) << "contact " << k;
    EXPECT_TRUE(sameBits(contact.point, seen[k].point)) << "contact " << k;
    EXPECT_TRUE(sameBits(contact.normal, seen[k].normal)) << "contact " << k;
    EXPECT_EQ(contact.triangle, seen[k].triangle) << "contact " << k;
    EXPECT_EQ(contact.feature, seen[k].feature) << "contact " << k;
    EXPECT_EQ(contact.element, seen[k].element) << "contact " << k;
    EXPECT_EQ(contact.pass, seen[k].pass) << "contact " << k;
    EXPECT_EQ(contact.slide, seen[k].slide) << "contact " << k;
  }
}

}  // namespace
}  // namespace sweepscope::test
`;
}

/** A name of a file may hold anything; in a comment it must not end the line. */
function oneLine(text: string): string {
  return text.replace(/[\s\\]+/g, ' ').trim();
}

function trianglesText(taken: Taken, { ids }: Subset): string {
  const all = ids.length === taken.triangles;
  const what = all
    ? `All ${ids.length} triangles of the mesh.`
    : `${ids.length} of ${taken.triangles} triangles, by their numbers in the mesh; the frame has the same answer among all of them.`;
  // An array of none is no C++.
  if (ids.length === 0) return `  // ${what}\n  const std::vector<Corners> triangles;`;
  const rows = ids.map((id) => {
    const corners = cornersOf(taken.mesh, id).map(cppVector).join(', ');
    return `      {{${corners}}},  // ${id}`;
  });
  return `  // ${what}\n  static const Corners triangles[] = {\n${rows.join('\n')}\n  };`;
}

function carriedData({ support }: FrameSummary): string {
  if (!support) return '';
  const { point, normal } = support;
  return `\n  // What carries it.\n  const Vec3 groundPoint${cppVector(point)};\n  const Vec3 groundNormal${cppVector(normal)};`;
}

function carriedChecks({ state, support, ceiling, stepped, snapped }: FrameSummary, { ids }: Subset): string {
  const lines = [`EXPECT_EQ(result.support.state, BodyState::${state[0]!.toUpperCase()}${state.slice(1)});`];
  if (support) {
    lines.push(
      'EXPECT_TRUE(sameBits(result.support.point, groundPoint));',
      'EXPECT_TRUE(sameBits(result.support.normal, groundNormal));',
      `EXPECT_EQ(result.support.triangle, ${ids.indexOf(support.triangle)});`,
    );
  }
  const flags = Object.entries({ ceiling, stepped, snapped });
  lines.push(...flags.map(([name, seen]) => `EXPECT_EQ(result.${name}, ${seen});`));
  return lines.map((line) => `  ${line}`).join('\n');
}

const features = { face: 'Feature::Face', edge: 'Feature::Edge', vertex: 'Feature::Vertex' } as const;

function contactsText(contacts: readonly ContactSummary[], { ids }: Subset): string {
  if (contacts.length === 0) return '';
  const rows = contacts.map(({ time, point, normal, triangle, feature, element, pass, slide }) => {
    const place = ids.indexOf(triangle);
    const values = [
      cppNumber(time),
      cppVector(point),
      cppVector(normal),
      place,
      features[feature],
      element,
      pass,
      slide,
    ];
    return `      {${values.join(', ')}},  // triangle ${triangle}`;
  });
  return `\n${rows.join('\n')}\n  `;
}

function settingsText(experiment: Experiment): string {
  const { sides } = experiment;
  const { cpp } = methodOf(experiment);
  const told = moveOptions(experiment);
  const settings: [string, string][] = [['sides', sides === 'front' ? 'Sides::Front' : 'Sides::Both']];
  for (const { name, unit } of moveNumbers) {
    const value = told[name];
    if (value !== undefined) settings.push([name, unit === 'count' ? String(value) : cppNumber(value)]);
    else if (name === 'maxSweeps' && cpp.maxSweeps) settings.push([name, cpp.maxSweeps]);
  }
  return ['  MoveSettings settings;', ...settings.map(([name, value]) => `  settings.${name} = ${value};`)].join('\n');
}

function moveCall(experiment: Experiment): string {
  return `${methodOf(experiment).cpp.call(experiment)}(meshOf(triangles), request, settings, off)`;
}
