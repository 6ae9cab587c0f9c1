const panel = { width: 380, height: 250, left: 52, right: 14, top: 34, bottom: 40 };
const across = 3;
const legendHeight = 44;
/** Ours in the page's blue, thick; the others in greys and quiet colours, so that both print. */
const strokes = ['#1f6fb2', '#7fb2dc', '#c2571a', '#4f7d3a', '#8a5a9e', '#6b6b6b', '#a08a2c'];

/** Every axis of growth as a panel of one picture, both scales logarithmic. @returns {string} SVG */
export function growthPicture({ axes }) {
  const names = [...new Set(axes.flatMap(({ rows }) => rows.map(({ title }) => title)))];
  const colour = (title) => strokes[names.indexOf(title) % strokes.length];
  const width = panel.width * across;
  const height = legendHeight + panel.height * Math.ceil(axes.length / across);
  const panels = axes.map((axis, k) => {
    const at = [panel.width * (k % across), legendHeight + panel.height * Math.floor(k / across)];
    return `<g transform="translate(${at.join(' ')})">${panelOf(axis, colour)}</g>`;
  });
  const legend = names.map(
    (title, k) =>
      `<g transform="translate(${52 + k * 182} 24)"><path d="M0 0h22" stroke="${colour(title)}" stroke-width="${isOurs(axes, title) ? 3 : 1.6}"/>` +
      `<text x="28" y="4">${title}</text></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#222">
<title>How the cost of a sweep and of a build grows</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${[...legend, ...panels].join('\n')}
</svg>
`;
}

const isOurs = (axes, title) => axes.some(({ rows }) => rows.some((row) => row.title === title && row.ours));

function panelOf({ title, unit, along, values, rows }, colour) {
  const medians = rows.flatMap(({ times }) => times.flatMap((time) => (time ? [time.median] : [])));
  const x = scale(Math.min(...values), Math.max(...values), panel.left, panel.width - panel.right);
  const y = scale(Math.min(...medians), Math.max(...medians), panel.height - panel.bottom, panel.top);
  const grid = [
    ...ticks(y.low, y.high).map(
      (value) =>
        `<path d="M${panel.left} ${y(value)}H${panel.width - panel.right}" stroke="#ddd"/>` +
        `<text x="${panel.left - 6}" y="${y(value) + 4}" text-anchor="end">${short(value)}</text>`,
    ),
    ...ticks(x.low, x.high).map(
      (value) =>
        `<text x="${x(value)}" y="${panel.height - panel.bottom + 16}" text-anchor="middle">${short(value)}</text>`,
    ),
  ];
  const lines = rows.map(({ title: name, ours, times }) => {
    const points = values.flatMap((value, k) => (times[k] ? [`${x(value)} ${y(times[k].median)}`] : []));
    const dots = points.map(
      (point) => `<circle cx="${point.split(' ')[0]}" cy="${point.split(' ')[1]}" r="2.4" fill="${colour(name)}"/>`,
    );
    return `<path d="M${points.join('L')}" fill="none" stroke="${colour(name)}" stroke-width="${ours ? 3 : 1.6}"/>${dots.join('')}`;
  });
  return [
    `<text x="${panel.left}" y="18" font-weight="600">${title}, ${unit}</text>`,
    ...grid,
    `<text x="${panel.width - panel.right}" y="${panel.height - 8}" text-anchor="end" fill="#555">${along}</text>`,
    ...lines,
  ].join('');
}

/** A logarithmic scale, widened to whole decades at least one wide. */
function scale(least, most, from, to) {
  const low = Math.floor(Math.log10(least) + 1e-9);
  const high = Math.max(Math.ceil(Math.log10(most) - 1e-9), low + 1);
  const place = (value) => Number((from + ((Math.log10(value) - low) / (high - low)) * (to - from)).toFixed(1));
  return Object.assign(place, { low, high });
}

const ticks = (low, high) => Array.from({ length: high - low + 1 }, (_, k) => 10 ** (low + k));

const short = (value) => {
  if (value >= 1e6) return `${value / 1e6}M`;
  return value >= 1e3 ? `${value / 1e3}k` : String(Number(value.toPrecision(3)));
};
