#include "batch/requests.h"

#include <cmath>

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
  const double* radii = &request[request.size() - 3];
  const double smallest = std::min({radii[0], radii[1], radii[2]});
  // A little less than may be, whichever way it is rounded.
  const double most = std::min(kLargestCoordinate, smallest * (kLargestRatio * (1 - 0x1p-40)));
  bool sound = smallest >= kSmallestRadius && meshSize <= most;
  for (const double number : request) sound &= std::fabs(number) <= most;  // not true of NaN
  return sound;
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
  const auto refused = [](double value, double usual, double least, double most) {
    return value != usual && !(value >= least && value <= most);
  };
#define MOVE_SETTING(name, Type, unit, usual, who, least, most, Refusal, doc)                    \
  if (const auto value = static_cast<double>(settings.name); refused(value, usual, least, most)) \
    return {StatusCode::Refusal, value};
#include "method/settings.def"
  if (!isFinite(settings.up) || !(maxAbs(settings.up) > 0)) return {StatusCode::UpNotUsable, 0};
  settings.up = normalized(settings.up);
  return {};
}

}  // namespace sweepscope
