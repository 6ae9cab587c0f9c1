// Closest points in double precision, written for the benchmark: it shares no line with the solver or a peer.

/** The closest point found by the last call. */
export const found = { x: 0, y: 0, z: 0 };

const put = (x, y, z) => {
  found.x = x;
  found.y = y;
  found.z = z;
};

/**
 * The squared distance of a point from a triangle; `found` is the closest point.
 * By the regions of the triangle's plane: corner, edge or face.
 * @param {number} x @param {number} y @param {number} z
 * @param {Float64Array} t nine numbers a triangle @param {number} at where it begins
 */
export function pointTriangle(x, y, z, t, at) {
  const ax = t[at], ay = t[at + 1], az = t[at + 2]; // prettier-ignore
  const ux = t[at + 3] - ax, uy = t[at + 4] - ay, uz = t[at + 5] - az; // prettier-ignore
  const vx = t[at + 6] - ax, vy = t[at + 7] - ay, vz = t[at + 8] - az; // prettier-ignore
  const px = x - ax, py = y - ay, pz = z - az; // prettier-ignore

  const d1 = ux * px + uy * py + uz * pz;
  const d2 = vx * px + vy * py + vz * pz;
  if (d1 <= 0 && d2 <= 0) return corner(x, y, z, ax, ay, az);

  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const d3 = d1 - uu;
  const d4 = d2 - uv;
  if (d3 >= 0 && d4 <= d3) return corner(x, y, z, ax + ux, ay + uy, az + uz);
  const d5 = d1 - uv;
  const d6 = d2 - vv;
  if (d6 >= 0 && d5 <= d6) return corner(x, y, z, ax + vx, ay + vy, az + vz);

  const c = d1 * d4 - d3 * d2;
  if (c <= 0 && d1 >= 0 && d3 <= 0) {
    const s = d1 / uu;
    return corner(x, y, z, ax + s * ux, ay + s * uy, az + s * uz);
  }
  const b = d5 * d2 - d1 * d6;
  if (b <= 0 && d2 >= 0 && d6 <= 0) {
    const s = d2 / vv;
    return corner(x, y, z, ax + s * vx, ay + s * vy, az + s * vz);
  }
  const a = d3 * d6 - d5 * d4;
  if (a <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const s = (d4 - d3) / (d4 - d3 + d5 - d6);
    return corner(x, y, z, ax + ux + s * (vx - ux), ay + uy + s * (vy - uy), az + uz + s * (vz - uz));
  }
  const sum = a + b + c;
  const s = b / sum;
  const r = c / sum;
  return corner(x, y, z, ax + s * ux + r * vx, ay + s * uy + r * vy, az + s * uz + r * vz);
}

function corner(x, y, z, qx, qy, qz) {
  put(qx, qy, qz);
  return (x - qx) ** 2 + (y - qy) ** 2 + (z - qz) ** 2;
}

/** The squared distance of an upright segment (x, low..high, z) from a triangle; 0 where they cross. */
export function uprightTriangle(x, low, high, z, t, at) {
  if (crosses(x, low, high, z, t, at)) return 0;
  let best = Math.min(pointTriangle(x, low, z, t, at), pointTriangle(x, high, z, t, at));
  for (let edge = 0; edge < 3; edge++) {
    best = Math.min(best, uprightSegment(x, low, high, z, t, at + 3 * edge, at + 3 * ((edge + 1) % 3)));
  }
  return best;
}

/** Whether the upright segment pierces the triangle. */
function crosses(x, low, high, z, t, at) {
  const ax = t[at] - x, az = t[at + 2] - z; // prettier-ignore
  const bx = t[at + 3] - x, bz = t[at + 5] - z; // prettier-ignore
  const cx = t[at + 6] - x, cz = t[at + 8] - z; // prettier-ignore
  const a = bx * cz - cx * bz;
  const b = cx * az - ax * cz;
  const c = ax * bz - bx * az;
  const sum = a + b + c;
  if (sum === 0 || a * sum < 0 || b * sum < 0 || c * sum < 0) return false;
  const y = (a * t[at + 1] + b * t[at + 4] + c * t[at + 7]) / sum;
  return y >= low && y <= high;
}

/** The squared distance of an upright segment from the segment between two points; convex in both parameters. */
function uprightSegment(x, low, high, z, t, from, to) {
  const dx = t[to] - t[from], dy = t[to + 1] - t[from + 1], dz = t[to + 2] - t[from + 2]; // prettier-ignore
  const flat = dx * dx + dz * dz;
  const ox = x - t[from], oz = z - t[from + 2]; // prettier-ignore
  const heightAt = (s) => t[from + 1] + s * dy;
  // Nearest seen from above; then, if that is beyond an end of the upright segment, nearest to that end.
  let s = flat > 0 ? clamp((ox * dx + oz * dz) / flat) : 0;
  const y = Math.min(Math.max(heightAt(s), low), high);
  const full = flat + dy * dy;
  if (y !== heightAt(s) && full > 0) s = clamp((ox * dx + (y - t[from + 1]) * dy + oz * dz) / full);
  const end = Math.min(Math.max(heightAt(s), low), high);
  return (ox - s * dx) ** 2 + (end - heightAt(s)) ** 2 + (oz - s * dz) ** 2;
}

const clamp = (s) => Math.min(Math.max(s, 0), 1);
