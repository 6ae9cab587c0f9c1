// Every tolerance and limit of the solver: value, unit, why. Nothing else in wasm/ may hold a magic number of this kind. Which of them are
// derived, how, and what is left of their margins: docs/error-bounds.md.
#pragma once

#include <algorithm>

namespace sweepscope {

/// Unit roundoff of double, 2^-53.
inline constexpr double kUnitRoundoff = 0x1p-53;

/// Touch tolerance in ellipsoid-space units, `64 u S`: the largest error of the distance of sphere and triangle when
/// the largest length involved is S. Overlap and outside share it, so no start is seen as neither. Set smaller, a sphere that
/// rests on a face falls into the gap between the two tests; set larger, true contacts are reported early.
inline constexpr double touchTolerance(double largestLength) { return 64 * kUnitRoundoff * largestLength; }

/// From this ratio of squared length to area on a triangle is a sliver, whose normal needs care (core/corners.h). Four times
/// that of ordinary triangles; below it rounding errors of the plane stay within a few u S.
inline constexpr double kSlender = 8;

/// How much deeper than the touch tolerance an overlap must be before a move pushes it out (a factor). A body at rest sits
/// within one tolerance of its skin and must not be moved at all, or it would creep.
inline constexpr double kPushFactor = 16;

/// Between walls that it just fits, a body is swept thinner by at most this share: half of the default skin. Rounding is as large where a
/// triangle is 1e11 radii long.
inline constexpr double kMostSqueezed = 0.005;

/// Slide directions are turned away from their contact planes by this fraction of the motion, so that rounding cannot make a
/// motion along a plane approach it again. Far above rounding (1e-16), far below anything seen (0.07 nm on 10 km).
inline constexpr double kAwayFromPlane = 64 * kUnitRoundoff;

/// Two contact normals are one plane when their difference is at most this (a length between unit vectors).
inline constexpr double kSamePlane = 1e-9;

/// A contact plane is left behind when its triangle is farther from the skin than this, in ellipsoid-space units; once half of the sweeps of a pass
/// are made, than that share of the way that is left. Smaller, and two contacts that are met in turn, a hair farther each time, use up the sweeps.
inline constexpr double kLeftBehind = 1e-7, kLeftBehindLate = 0.01;

/// A frame rises if it goes up by more than this share of its motion. Rounding of a level motion that a game turns in its
/// coordinates is 1e-16 in doubles and 6e-8 in floats; the slowest rise of a jump's last frame is some 1e-3.
inline constexpr double kRising = 1e-7;

/// A body counts as standing on a brink when its frame begins if the brink is no farther below than this share of its smallest radius,
/// or than storing a position as floats loses (kFloatPlace of its largest coordinate). More, and a body that passes the brink of a wall in its
/// jump would count as standing on it.
inline constexpr double kNearGround = 1e-3, kFloatPlace = 0x1p-22;

/// Largest turn of a face by rounding to floats that counts (radians, half a degree): the slope limit gives way by that turn, or a ramp of exactly the
/// limit would be ground or not by chance. More, and the narrowest triangles of a wall would be ground.
inline constexpr double kMostTilt = 0.008726646259971648;

/// A face no farther below than this share of the smallest radius is touched: far above rounding, and too little to see.
inline constexpr double kTouching = 1e-6;

/// A body that is set down may slide aside no farther than this share of its skin, beyond the rest of its desired motion.
inline constexpr double kAside = 1e-3;

/// An edge that can push a body up is tried as a step where it leaves less than this share of the level motion.
inline constexpr double kWayLost = 0.98;

/// Along an obstacle next to a step, such as the wall of a flight of stairs, a step is taken only if it leads farther than sliding did by
/// more than this share of the motion: smaller gains are not worth trying, and a plain wall costs nothing.
inline constexpr double kGainBeside = 0.02;

/// A frame in which a fast body may have walked farther down than it may snap is looked at in at most so many parts.
inline constexpr int kMostSnapParts = 16;

/// Steps may exceed the step height by this share: levels are made of floats, whose sums are off by 1e-7 of their size.
inline constexpr double kStepSlack = 1e-4;

/// A step counts only if the body ends higher or lower than this share of the step height.
inline constexpr double kSameHeight = 1e-3;

/// Size of the foot that looks for ground under the body, and of the probe that looks for ground behind an edge, as shares of the
/// radii; and how far behind the edge that is looked for, as a share of the radius: farther than a worn or bevelled nose is wide,
/// nearer than a tread is deep. Whether ground falls away at an edge at all shows much nearer.
inline constexpr double kFootShare = 0.1, kProbeShare = 0.02, kTreadShare = 0.15, kBrinkShare = 0.03, kBevelShare = 0.6;

/// The sides of a gap lie opposite each other: the way from the edge that is touched to the other side is turned from the way off that edge by
/// no more than the angle of this cosine (26 degrees). In the inner corner of a ledge, which a foot slides off, the other edge is farther aside.
inline constexpr double kOpposed = 0.9;

/// A foot that is let down over a gap is half as wide as the body, in two parts one behind the other: radius of each, as a share of the body's.
inline constexpr double kHalfFoot = 0.25;

/// A motion climbs out of the groove that holds the body if it rises from it by more than this share of its length: far above the margin that is kept off planes.
inline constexpr double kClimbs = 1e-6;

/// Faces that look up by less than this (the sine of a degree) carry nothing: a body that falls along them is in the air.
inline constexpr double kUpright = 0.017452406437283512;

/// A contact whose normal is farther than this from that of its own triangle (a length between unit vectors) is met by an edge
/// or corner of it, round the bend of the body, and not by its face.
inline constexpr double kRimNormal = 0.02;

/// Share of the smallest radius that the robust method keeps as skin by default.
inline constexpr double kDefaultSkin = 0.01;

/// A centre behind a surface by no more than this share of the radius is as good as on it: both ways out are as long to an eighth, so the
/// winding decides. Farther behind it does only where the centre sees nothing but backs all around, and not beyond the second share: there the
/// body hardly overlaps at all, and it may stand in a room that is wound outward.
inline constexpr double kAsGoodAsOn = 0x1p-4, kMostWithin = 0.75;

inline constexpr int kDefaultRobustSweeps = 8;
inline constexpr int kPushRounds = 8;

/// Fauerby's "very close distance", ellipsoid-space units (appendix F), and his recursion limit of 5: at most 6 sweeps.
inline constexpr double kPaperVeryClose = 0.005;
inline constexpr int kPaperSweeps = 6;

/// 50 degrees: the steepest walkable slope by default.
inline constexpr double kDefaultSlopeLimit = 0.8726646259971648;

/// A right angle in radians: the largest slope limit there is.
inline constexpr double kRightAngle = 1.5707963267948966;

/// An answer that is off by more than the touch tolerance but at most this times the largest length is called inexact, not wrong:
/// rounding of the paper's quadratics in double is less unless the motion grazes, and too little to see.
inline constexpr double kUnseenError = 1e-9;

/// Largest coordinate or displacement accepted. Squares and products of two stay far below overflow in doubles; in boxes it is a float itself,
/// and surfaces that overflow leave a cut by count.
inline constexpr double kLargestCoordinate = 1e30;

/// Smallest radius accepted, and the largest length divided by the smallest radius. Beyond them numbers in ellipsoid space
/// overflow when they are squared.
inline constexpr double kSmallestRadius = 1e-100;
inline constexpr double kLargestRatio = 1e70;

/// The same where the paper's method computes in floats, which end at 3e38.
inline constexpr double kSmallestRadiusSingle = 1e-18;
inline constexpr double kLargestRatioSingle = 1e18;

}  // namespace sweepscope
