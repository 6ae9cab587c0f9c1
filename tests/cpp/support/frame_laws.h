// The laws that hold in every frame of every scene, and a book of where they did not.
#pragma once

#include <map>
#include <string>

#include "support/footing.h"
#include "support/game_loop.h"

namespace sweepscope::test {

/// How often each law was asked and broken, how badly, and the simplest frame that broke it.
class LawBook {
 public:
  struct Entry {
    long asked = 0, broken = 0;
    double worst = 0;           ///< of the broken ones
    std::size_t triangles = 0;  ///< near the simplest frame
    std::string repro;
  };
  struct Count {
    long all = 0, holding = 0;
    double share() const { return static_cast<double>(holding) / static_cast<double>(all); }
  };

  explicit LawBook(std::string name) : name_(std::move(name)) {}
  LawBook(const LawBook&) = delete;
  LawBook& operator=(const LawBook&) = delete;

  /// The loop's last frame against all that holds anywhere: see the .cpp. Counts the frame.
  void judge(const GameLoop& loop);
  /// From here on something may be overhead.
  void underARoof() { sky_ = false; }
  /// A law of the test's own about the loop's last frame. `amount`: how badly it is broken. Frames that have all in the movement slot have
  /// a count of their own.
  void require(bool holds, const char* law, const GameLoop& loop, double amount = 0);
  /// The worst of a measured quantity: its largest value, or its least.
  void largest(const char* what, double value);
  void least(const char* what, double value);
  /// Of what need not hold each time: how often it does.
  void count(const char* what, bool holds);

  const std::string& name() const { return name_; }
  long frames() const { return frames_; }
  const std::map<std::string, Entry>& laws() const { return laws_; }
  const std::map<std::string, double>& figures() const { return figures_; }
  const std::map<std::string, Count>& counts() const { return counts_; }

 private:
  /// What is within `reach` (ellipsoid space).
  struct Footing {
    bool leans = false, carries = false;  ///< faces up at all; enough to bear
    bool stands = false;                  ///< can be stood on
    bool onStep =
        false;  ///< the edge of a step: bears, and there is ground under the body, at most a step below, or across a narrow gap
    bool mayHold = false, holds = false;  ///< together as flat as ground; together a seat without friction
  };

  static Footing footingOf(const GameLoop& loop, Vec3 at, const std::vector<Touch>& around, double reach);
  /// Ground, a seat or a step's edge within two skins of where the frame began, or what the frame before said.
  static bool beganOnGround(const GameLoop& loop);
  void judgeContact(const GameLoop& loop);
  void judgeState(const GameLoop& loop);
  void judgeStep(const GameLoop& loop);
  void judgeFlight(const GameLoop& loop);

  std::string name_;
  long frames_ = 0;
  bool sky_ = true;
  std::map<std::string, Entry> laws_;
  std::map<std::string, double> figures_;
  std::map<std::string, Count> counts_;
};

/// A frame as text that can be pasted into a repro file: what is near, in hexadecimal, the request and the answer.
std::string describeFrame(const Triangles& near, const LoopFrame& frame, const MoveSettings& settings);

}  // namespace sweepscope::test
