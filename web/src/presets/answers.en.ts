/** Answers to the questions of the presets. Nobody needs them before asking, so they are a chunk of their own. */
export const answers: Readonly<Record<string, string>> = {
  'face-hit': 'z = −952 is below 0, x = 1344 and y = 840 are not: q lies inside, and the face is hit.',
  'edge-hit': 'At t = 0.8. There f = 0.5833: a little beyond the middle of edge 0.',
  'vertex-hit':
    'The line is touched at t = 0.7592, but with f = −0.12 that is before the edge begins. The corner itself is touched at t = 0.8.',
  'parallel-embedded':
    '[0, 1], the whole motion: the centre stays 0.6 from the plane, so the sphere always cuts it and may meet an edge or a corner at any time.',
  'parallel-out':
    'd = 1.2728: the centre stays farther from the plane than the radius, 1, so nothing in that plane can be touched.',
  'nearest-of-two':
    'Tests come in no order of time. This triangle is met earlier, at t = 0.625, and takes the lead; only the last test can end the search.',
  stairs: 'Test t14: edge 1 of triangle 30 takes the lead at t = 0.3765. The three tests after it change nothing.',
  'thin-wall': 'It does not look at places, it solves for the time of touch: t = 0.3438, after 5.5 of the 16 m.',
  'wall-and-floor': 'Only what runs along both, 0.5025 m in z. The wall took x, the floor took y.',
  'three-plane-corner': 'No: each plane closes one of the three directions, so x = 0 and the body stops.',
  'acute-wedge':
    'It gets nowhere. Each slide along one side ends at the other side at once, six times, and then the rest is given up.',
  'ramp-creep':
    'Gravity is a pass of its own, and what it asks for is bent along the ramp like any motion: 0.0079 of the 0.06.',
  'three-radii-ball': 'By 0.05: g · sin 30°. For a ball, ellipsoid space is the world in another scale.',
  'three-radii-slim':
    '6.6°: squeezed by the slim radii, the slope is nearly level there, and little of the motion is left along it.',
  'three-radii-flat':
    'It made it 70.9° steep. Nearly all of the motion is left along it, and carried back to the world that is 0.178.',
  'padding-hop':
    'The contact is nearer than the 0.005 to keep, so the body does not move up to it, and base − contact leans back. That lifts the body by 4 mm.',
  'grazing-back-off': '0.005 · sin 1° = 0.000087.',
  'exit-root':
    'It has come out below: at that root contact ends. The ball has passed through the ridge and stands at y = −0.4975.',
  'leaving-contact':
    'Edge 0 of triangle 2, the top of the ridge, at t = 0.0008. The ball is leaving it: that is the larger root.',
  'one-sided-wall':
    'N·v/|v| = 1 is above 0, so the triangle faces away. The robust method tests both sides and stops at t = 0.7475.',
  'zero-area':
    'It has none: it would be 0/0, which is no number. No comparison with it holds, so the triangle is left out.',
  'long-edge':
    'In a₀: |e|²(1 − |b|²) and (e·b)², both near 2.3 · 10¹⁵. Of the −512,000,000 between them, seven digits leave −268,435,456.',
  'new-box': 'Triangle 2, a face of the wall: the first box ends at a height of 1.4, and the wall begins at 3.2.',
  'far-from-home': 'No: places are rounded to 1/32, and the sphere ends 0.997 from the corner, inside the step.',
  'start-overlapping': 'The wall, where it is deepest: by 0.205 m along −x. The floor comes next.',
  'tessellated-floor': 'No: once it has landed the centre stays at a height of 0.603, radius and skin, in every frame.',
  slivers: 'Edge 0, at t = 0.3333. A line has no area, but its edges have a length.',
  'sloping-floor':
    'Off both, by 4.7 · 10⁻¹⁶ m each, 64 units of rounding. So the next sweep meets neither at t = 0 again, and all of the 0.04 m along the wall is made.',
  'stairs-down':
    'The edge itself: it has a level tread, so it is the edge of a step. The snap lets the body down on it by 0.065 m, and every frame of the flight is on ground.',
  'jump-at-wall':
    'Both slots together ask for 0.0806 m up, so the frame rises, and a rising body is left alone. It comes more than 1.2 m high, and over the wall.',
  'steep-face':
    'A wall: its normal (−0.78, 0.63, 0) without the part along up is (−1, 0, 0). Along that, 0.04 m is left, none of it up, and the body stays on the ground.',
  'held-by-faces':
    'A motion along the crease, 2.9° down. That is less than 50°, so the faces hold the body. It is wedged: it counts as standing, and walks on along the groove.',
  millimetres:
    'Places and motions in the world grew. In ellipsoid space all is divided by the radii, so t, f and the coefficients are the same.',
  bunny: 'Triangle 110, with its corner 0, at t = 0.0779.',
  teapot:
    'No: all of the candidates show their backs and are left out, so the marble falls through. With both sides tested the bottom holds it.',
  'terrain-100k': 'As many as the box of the sweep holds: about one in ten thousand.',
  'terrain-1m': 'Half as many boxes again, and about three times the triangles.',
};

/** Null: a question that has to be tried out. */
export const answerOf = (preset: string): string | null => answers[preset] ?? null;
