/** What the page says to its service worker. */
export type ToWorker =
  /** answered when it has */
  | { readonly what: 'take over' }
  /** answered with whether it did */
  | { readonly what: 'taken over?' }
  /** answered with whether everything is kept now */
  | { readonly what: 'speak'; readonly language: string };
