// Frames of a query box that moves through a mesh: the chosen structure answers step by step, the others are only counted.
#pragma once

#include "methods/broad_phase/numbers.h"
#include "methods/broad_phase/structures.h"
#include "methods/broad_phase/terrain.h"

namespace sweepscope::methods::broad_phase {

class MeshFrames {
 public:
  MeshFrames(const Settings& settings, const TriangleMesh* mesh)
      : settings_(settings),
        own_(mesh ? TriangleMesh() : terrain(settings.terrainSeed)),
        structures_(mesh ? mesh : &own_,
                    {settings.structure, settings.cellSize, settings.leafTriangles, settings.maxDepth}) {}
  MeshFrames(const MeshFrames&) = delete;
  MeshFrames& operator=(const MeshFrames&) = delete;

  double prepare() { return structures_.work(); }

  /// The built-in hills, nine coordinates a triangle; none where the scene has a mesh.
  std::vector<double> ground() const {
    std::vector<double> corners;
    for (std::uint32_t place = 0; place < own_.triangleCount(); ++place)
      for (const Vec3& corner : own_.cornersAt(place).p) corners.insert(corners.end(), {corner.x, corner.y, corner.z});
    return corners;
  }

  template <Tracer T>
  Result frame(int number, T& tracer) {
    while (prepare() < 1) continue;
    const Vec3 centre = settings_.centre + settings_.motion * number;
    const Extent query{centre - settings_.half, centre + settings_.half};
    open(number, centre, query, tracer);
    Steps steps;
    Tally found;
    if (structures_.built(settings_.structure)) found = ask(settings_.structure, query, true, steps, tracer);
    Result result;
    result.agree = table(query, found, result, steps, tracer);
    result.state = structures_.state();
    result.steps = steps.made;
    result.leftOut = steps.leftOut;
    result.pairs = -1;
    result.centre = centre;
    const bool outside = structures_.triangles().count() == 0 || !structures_.triangles().bounds().meets(query);
    TRACE(tracer, event::BroadFrameEnd{result.boxes, result.tests, result.repeats, result.candidates, result.contacts,
                                       result.pairs, 0, 0, 0, outside, result.agree, result.steps, result.leftOut});
    return result;
  }

 private:
  template <Tracer T>
  void open(int number, Vec3 centre, const Extent& query, T& tracer) const {
    event::BroadFrame told;
    told.frame = number;
    told.subject = BroadSubject::Mesh;
    told.structure = settings_.structure;
    told.state = structures_.state();
    told.centre = centre;
    told.half = settings_.half;
    told.low = query.low;
    told.high = query.high;
    told.motion = settings_.motion;
    told.boundsLow = structures_.triangles().bounds().low;
    told.boundsHigh = structures_.triangles().bounds().high;
    told.triangles = structures_.triangles().count();
    const Facts facts = structures_.facts(settings_.structure);
    told.nodes = facts.nodes;
    told.references = facts.references;
    told.bytes = facts.bytes;
    told.work = facts.work;
    told.depth = facts.depth;
    told.axis = -1;
    told.limit = kMostSteps;
    if (settings_.structure == BroadStructure::Grid && structures_.built(BroadStructure::Grid)) {
      told.cellSize = structures_.grid().side();
      told.cells = structures_.grid().cells();
      told.coarsened = structures_.grid().coarsened();
    }
    if (settings_.structure == BroadStructure::Sap) told.axis = structures_.axis();
    TRACE(tracer, event::BroadFrame{told});
  }

  template <Tracer T>
  Tally ask(BroadStructure which, const Extent& query, bool contacts, Steps& steps, T& tracer) {
    Look<T> look(structures_.triangles(), query, structures_.mailboxFor(which), contacts, steps, tracer);
    structures_.query(which, query, look);
    return look.tally();
  }

  /// Puts the same query to the others. @returns whether all find the same
  template <Tracer T>
  bool table(const Extent& query, const Tally& found, Result& result, Steps& steps, T& tracer) {
    Count built = 0;
    for (int k = 0; k < kStructures; ++k) built += structures_.built(static_cast<BroadStructure>(k)) ? 1 : 0;
    TRACE(tracer, event::BroadTable{built});
    bool agree = true;
    const Tally* first = structures_.built(settings_.structure) ? &found : nullptr;
    Tally other;
    for (int k = 0; k < kStructures; ++k) {
      const auto which = static_cast<BroadStructure>(k);
      event::BroadRow row = notBuilt(k);
      if (structures_.built(which)) {
        const bool answers = which == settings_.structure;
        Tally tally = found;
        if (!answers && which == BroadStructure::Brute) {
          // Tests all, whatever they find; what they find is asked of it where it answers.
          tally = {};
          tally.tests = structures_.triangles().count();
          tally.candidates = -1;
        } else if (!answers) {
          Steps none;
          tally = ask(which, query, false, none, off);
          if (!first) first = &(other = tally);
          agree = agree && tally.sum == first->sum && tally.candidates == first->candidates;
        }
        row = rowOf(k, tally);
      }
      putRow(row, result);
      if (which == settings_.structure) putAnswer(row, row.built ? found.contacts : -1, result);
      if (steps.tell(tracer)) TRACE(tracer, event::BroadRow{row});
    }
    TRACE(tracer, event::BroadTableEnd{agree});
    return agree;
  }

  event::BroadRow rowOf(int structure, const Tally& tally) const {
    const auto which = static_cast<BroadStructure>(structure);
    const Facts facts = structures_.facts(which);
    return {structure,        which,       true,
            tally.boxes,      tally.tests, tally.repeats,
            tally.candidates, facts.nodes, facts.references,
            facts.bytes,      facts.work,  facts.depth};
  }

  Settings settings_;
  TriangleMesh own_;
  Structures structures_;
};

}  // namespace sweepscope::methods::broad_phase
