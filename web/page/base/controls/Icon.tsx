/** The icon set: 16 px outlines, drawn in the colour of the text. Icons never speak; their control has a name. */

interface Shape {
  readonly lines?: string;
  /** filled parts */
  readonly fill?: string;
  readonly circles?: readonly (readonly [x: number, y: number, r: number])[];
  readonly dots?: readonly (readonly [x: number, y: number, r: number])[];
}

const shapes = {
  chevronDown: { lines: 'm4.5 6.5 3.5 3.5 3.5-3.5' },
  chevronLeft: { lines: 'm9.5 4.5-3.5 3.5 3.5 3.5' },
  chevronUp: { lines: 'm4.5 9.5 3.5-3.5 3.5 3.5' },
  chevronRight: { lines: 'm6.5 4.5 3.5 3.5-3.5 3.5' },
  play: { fill: 'M5 3.5v9l7.5-4.5z' },
  pause: { fill: 'M4.5 3.5h2.6v9H4.5zM8.9 3.5h2.6v9H8.9z' },
  first: { lines: 'M4 3.5v9', fill: 'M12.5 3.5v9L6 8z' },
  back: { fill: 'M10.5 3.5v9L4 8z' },
  forward: { fill: 'M5.5 3.5v9L12 8z' },
  last: { lines: 'M12 3.5v9', fill: 'M3.5 3.5v9L10 8z' },
  into: { lines: 'M8 2.5v7M4.8 6.6 8 9.8l3.2-3.2M4 13h8' },
  out: { lines: 'M8 9.8V2.8M4.8 6 8 2.8 11.2 6M4 13h8' },
  link: {
    lines:
      'M6.5 9.5 9.7 6.3M7 4.6l1.4-1.4a2.9 2.9 0 0 1 4.2 4.2L11.2 8.8M9 11.4l-1.4 1.4a2.9 2.9 0 0 1-4.2-4.2l1.4-1.4',
  },
  help: { lines: 'M6.4 6.4a1.7 1.7 0 1 1 2.4 1.8c-.6.3-.8.6-.8 1.2M8 11.4v.1', circles: [[8, 8, 5.7]] },
  menu: { lines: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11' },
  lesson: { lines: 'M3 3.2h4c.6 0 1 .4 1 1v9c0-.6-.4-1-1-1H3zM13 3.2H9c-.6 0-1 .4-1 1v9c0-.6.4-1 1-1h4z' },
  learn: {
    lines: 'M1.6 6.3 8 3.4l6.4 2.9L8 9.2zM4.4 7.7v3.1c0 1 1.6 1.8 3.6 1.8s3.6-.8 3.6-1.8V7.7M14.4 6.3v3.4',
  },
  audit: {
    lines: 'M8 1.4v2.2M8 12.4v2.2M1.4 8h2.2M12.4 8h2.2',
    circles: [
      [8, 8, 4.4],
      [8, 8, 1.2],
    ],
  },
  mesh: { lines: 'M8 2.3 13 5v6L8 13.7 3 11V5zM3 5l5 2.8L13 5M8 7.8v5.9' },
  solver: {
    lines: 'M3 4.5h6M12 4.5h1M3 8h1M7 8h6M3 11.5h5M11 11.5h2',
    circles: [
      [10.5, 4.5, 1.4],
      [5.5, 8, 1.4],
      [9.5, 11.5, 1.4],
    ],
  },
  layers: { lines: 'm8 3 5.5 2.8L8 8.6 2.5 5.8zM2.5 8.6 8 11.4l5.5-2.8M2.5 11 8 13.8 13.5 11' },
  compare: { lines: 'M2.5 4h5v8h-5zM8.5 4h5v8h-5z' },
  table: { lines: 'M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4v.1M2.5 8v.1M2.5 12v.1' },
  frame: { lines: 'M3 5.5V3h2.5M10.5 3H13v2.5M13 10.5V13h-2.5M5.5 13H3v-2.5', dots: [[8, 8, 1.6]] },
  follow: { lines: 'M2.5 12.5c.4-4.6 3.2-7.2 8.6-7.2M8.6 2.6l2.8 2.7-2.8 2.7', dots: [[12.6, 11.6, 1.6]] },
  check: { lines: 'm3.5 8.5 3 3 6-7' },
  warning: { lines: 'M8 2.8 14 13H2zM8 6.5v3M8 11.2v.1' },
  copy: { lines: 'M5.5 5.5h7v7.5h-7zM3.5 10.5V3h7' },
  drop: { lines: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.5 12.5h11' },
  close: { lines: 'm4 4 8 8M12 4l-8 8' },
  screen: { lines: 'M2.5 3h11v7.5h-11zM8 10.5V13M5 13h6' },
  printer: { lines: 'M5 6V2.5h6V6M5 11.5H2.5V6h11v5.5H11M5 9.5h6v4H5z' },
  plus: { lines: 'M8 3.5v9M3.5 8h9' },
  minus: { lines: 'M3.5 8h9' },
  filter: { lines: 'M2.5 3.5h11L9.3 8.6v4l-2.6-1.3V8.6z' },
  pen: { lines: 'm3.5 12.5.5-2.5 6.6-6.6 2 2L6 12zM9 5l2 2' },
  kept: { lines: 'M2.5 3h11v3.2h-11zM3.5 6.2V13h9V6.2M6.5 8.8h3' },
  bin: { lines: 'M3.5 4.5h9M6.5 4.5v-2h3v2M4.8 4.5l.5 8.5h5.4l.5-8.5M7 7v3.5M9 7v3.5' },
  search: { lines: 'm10.4 10.4 3.1 3.1', circles: [[7, 7, 4.4]] },
  walk: {
    lines: 'M8.4 5.4 7.6 9l2 2 .7 3M7.6 9l-1 2.4L4.8 14M5.4 8.2l.6-2 2.4-.8 1.4 1.8 1.8.5',
    circles: [[8.8, 3, 1.3]],
  },
  stop: { fill: 'M4.5 4.5h7v7h-7z' },
  export: { lines: 'M8 2.5v7M5 5.4 8 2.5l3 2.9M3 9.5v3.5h10V9.5' },
  note: { lines: 'M3.5 3h9v7l-3 3h-6zM9.5 13v-3h3' },
  breakpoints: { circles: [[8, 8, 5.2]], dots: [[8, 8, 3]] },
  continue: { fill: 'M2.5 3.5v9L9 8z', dots: [[12.3, 8, 2.2]] },
  visible: { lines: 'M2.5 4h6M2.5 8h4M2.5 12h6M12 3.5v8M9.8 9.6l2.2 2.2 2.2-2.2' },
  square: { lines: 'M4 4h8v8H4z' },
  pin: { lines: 'M6 2.5h4M6.6 2.5v4.2L4.5 9.2h7L9.4 6.7V2.5M8 9.2v4.3' },
  tree: { lines: 'M3.5 3v9.5H7M3.5 6.5H7M9.5 6.5h4M9.5 12.5h4M3.5 3h5' },
  light: {
    lines: 'M8 1.8v1.4M8 12.8v1.4M1.8 8h1.4M12.8 8h1.4M3.6 3.6l1 1M11.4 11.4l1 1M3.6 12.4l1-1M11.4 4.6l1-1',
    circles: [[8, 8, 2.8]],
  },
  dark: { lines: 'M12.9 9.6A5.4 5.4 0 0 1 6.4 3.1a5.4 5.4 0 1 0 6.5 6.5z' },
  system: { fill: 'M8 2.8a5.2 5.2 0 0 1 0 10.4z', circles: [[8, 8, 5.2]] },
  tour: {
    lines: 'M4.9 11.8c6.6 0-.6-7.4 6.2-7.6',
    circles: [
      [3.4, 11.9, 1.5],
      [12.6, 4.2, 1.5],
    ],
  },
  goto: { lines: 'M9.5 3 6.5 13' },
  language: {
    lines:
      'M2 4.3h7M5.5 2.7v1.6M7.6 4.3C7 6.6 5.2 8.4 2.6 9.4M3.5 4.3C4.1 6.4 5.7 8 7.8 8.9M8 13.5l3-7.2 3 7.2M9 11.1h4',
  },
} as const satisfies Record<string, Shape>;

export type IconName = keyof typeof shapes;

export function Icon({ name, class: extra = '' }: { name: IconName; class?: string }) {
  const shape: Shape = shapes[name];
  return (
    <svg class={`ic ${extra}`} viewBox="0 0 16 16" aria-hidden="true">
      {shape.lines && <path d={shape.lines} />}
      {shape.fill && <path d={shape.fill} fill="currentColor" stroke="none" />}
      {shape.circles?.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
      {shape.dots?.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
