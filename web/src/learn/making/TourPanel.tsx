/** The tour that is being made, beside the figures. */
import { draft } from './draft';

export function TourPanel() {
  return <p>{draft.value.title}</p>;
}
