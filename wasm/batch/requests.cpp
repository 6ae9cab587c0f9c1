#include "batch/requests.h"

#include <cmath>
#include <numbers>

#include "core/tolerances.h"

namespace sweepscope {
namespace {

Status checkRadius(double radius, double largest, std::size_t element, Precision precision) {
  const bool single = precision == Precision::Single;
  const double smallest = single ? kSmallestRadiusSingle : kSmallestRadius;
  if (!(radius > 0)) return {StatusCode::RadiusNotPositive, static_cast<double>(element)};
  if (radius < smallest || largest / radius > (single ? kLargestRatioSingle : kLargestRatio)) {
    return {StatusCode::RadiusTooSmall, static_cast<double>(element)};
  }
  return {};
}

/// Nearly all are; what is wrong with the others is found out below.
bool isSound(std::span<const double> request, double meshSize) {
  double largest = meshSize;
  bool sound = true;
  for (const double number : request) {
    const double size = std::fabs(number);
    sound &= size <= kLargestCoordinate;  // not true of NaN
    largest = std::max(largest, size);
  }
  const double* radii = &request[request.size() - 3];
  const double smallest = std::min({radii[0], radii[1], radii[2]});
  return sound && smallest >= kSmallestRadius && !(largest / smallest > kLargestRatio);
}

Status checkRequest(std::span<const double> request, std::size_t offset, double meshSize, Precision precision) {
  if (precision == Precision::Double && isSound(request, meshSize)) return {};
  double largest = meshSize;
  for (std::size_t k = 0; k < request.size(); ++k) {
    const double size = std::fabs(request[k]);
    if (!std::isfinite(request[k])) return {StatusCode::RequestNotFinite, static_cast<double>(offset + k)};
    if (size > kLargestCoordinate) return {StatusCode::RequestTooLarge, static_cast<double>(offset + k)};
    largest = std::max(largest, size);
  }
  for (std::size_t k = request.size() - 3; k < request.size(); ++k) {
    if (const Status status = checkRadius(request[k], largest, offset + k, precision); !status.ok()) return status;
  }
  return {};
}

}  // namespace

Status checkRequests(std::span<const double> numbers, std::size_t perRequest, const TriangleMesh& mesh,
                     Precision precision) {
  if (numbers.size() % perRequest != 0) return {StatusCode::RequestLength, static_cast<double>(numbers.size())};
  const double meshSize = std::max(maxAbs(mesh.report().low), maxAbs(mesh.report().high));
  for (std::size_t at = 0; at < numbers.size(); at += perRequest) {
    const Status status = checkRequest(numbers.subspan(at, perRequest), at, meshSize, precision);
    if (!status.ok()) return status;
  }
  return {};
}

Status checkSettings(MoveSettings& settings) {
  const auto length_ = [](double value) { return std::isfinite(value) && value >= 0 && value <= kLargestCoordinate; };
  const bool defaultSkin = settings.skin == -1;
  if (!defaultSkin && !length_(settings.skin)) return {StatusCode::SkinOutOfRange, settings.skin};
  if (settings.maxSweeps < 1 || settings.maxSweeps > 255) {
    return {StatusCode::SweepLimitOutOfRange, static_cast<double>(settings.maxSweeps)};
  }
  if (!isFinite(settings.up) || !(maxAbs(settings.up) > 0)) return {StatusCode::UpNotUsable, 0};
  settings.up = normalized(settings.up);
  const bool slope = settings.slopeLimit >= 0 && settings.slopeLimit <= std::numbers::pi / 2;
  if (!slope) return {StatusCode::SlopeLimitOutOfRange, settings.slopeLimit};
  if (!length_(settings.stepHeight)) return {StatusCode::StepHeightOutOfRange, settings.stepHeight};
  if (!length_(settings.snapDistance)) return {StatusCode::SnapDistanceOutOfRange, settings.snapDistance};
  return {};
}

}  // namespace sweepscope
