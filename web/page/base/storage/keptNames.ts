/** The names of all small things that this browser keeps: others could not be seen or deleted. Some are read by public/*.js too. */
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
  /** what is first shown of one's own mesh */
  sight: 'sweepscope.sight',
  sizes: 'sweepscope.sizes',
  theme: 'sweepscope.theme',
  /** followed by the name of the tour */
  tour: 'sweepscope.tour.',
  tours: 'sweepscope.tours',
  visited: 'sweepscope.visited',
  /** progress in tours */
  ways: 'sweepscope.tourWays',
  yours: 'sweepscope.yours',
} as const;
