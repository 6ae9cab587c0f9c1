/** What is a symbol of a formula, and what is only stressed. */
import { expect, it } from 'vitest';
import { inline } from '../../../../../web/page/learn/tour/markdown';

const kindOf = (text: string) => inline(text)[0]?.kind;

it('letters alone and products of them are quantities; words are stressed', () => {
  for (const text of ['*t*', '*N·v*', '*t v*', '*−N·p*', '*t0*', '*α*']) expect(kindOf(text), text).toBe('quantity');
  for (const text of ['*first*', '*before the edge*', '*źle*', '*先*', '*t is time*'])
    expect(kindOf(text), text).toBe('stress');
});
