import { reducedMotion } from '../../core/player/clock';

/** CSS pixels around it */
const margin = 12;
/** milliseconds in which parts that come with it may still change the room for it */
const settling = 800;

/** What has just come into the text is seen, from its beginning where it is longer than the room for it. @param last what belongs to it and ends it */
export function bringIntoView(first: Element | null, last: Element | null = first): void {
  const room = first?.closest('.l-text');
  if (!first || !last || !room) return;
  const scroll = () => {
    const outer = room.getBoundingClientRect();
    const past = last.getBoundingClientRect().bottom - outer.bottom + margin;
    const by = Math.min(past, first.getBoundingClientRect().top - outer.top - margin);
    if (by > 0) room.scrollBy({ top: by, behavior: reducedMotion() ? 'auto' : 'smooth' });
  };
  // Tells of the first size as well.
  const sizes = new ResizeObserver(scroll);
  for (const each of new Set([room, first, last])) sizes.observe(each);
  setTimeout(() => sizes.disconnect(), settling);
}
