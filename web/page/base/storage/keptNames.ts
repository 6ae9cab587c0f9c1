/** Under which names this browser keeps small things, all of them: what is not here cannot be seen and forgotten by anybody. Some are read by public/*.js too. */
export const names = {
  /** settings of the level audit */
  audit: 'sweepscope.audit',
  checklist: 'sweepscope.course.checklist',
  code: 'sweepscope.code',
  course: 'sweepscope.course',
  draft: 'sweepscope.tourDraft',
  language: 'sweepscope.language',
  /** followed by the scene */
  notes: 'sweepscope.notes.',
  /** followed by the scene */
  places: 'sweepscope.places.',
  sizes: 'sweepscope.sizes',
  theme: 'sweepscope.theme',
  /** followed by the name of the tour */
  tour: 'sweepscope.tour.',
  tours: 'sweepscope.tours',
  visited: 'sweepscope.visited',
  /** how far somebody came in tours */
  ways: 'sweepscope.tourWays',
  yours: 'sweepscope.yours',
} as const;
