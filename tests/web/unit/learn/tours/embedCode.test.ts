/** What is pasted into a page of one's own; and the bytes of a tour as a message of that page. */
import { expect, it } from 'vitest';
import { embedCode, embedTourCode } from '../../../../../web/page/export/embed/embedCode';
import { readAsked } from '../../../../../web/page/learn/embed/messages';

it('a link becomes a frame, whatever is in its title', () => {
  const code = embedCode('https://a.example/s/?lang=pl#tour=abc', 'A "title" <b>');
  expect(code).toContain('src="https://a.example/s/?lang=pl&amp;embed=1#tour=abc"');
  expect(code).toContain('title="A &quot;title&quot; &lt;b>"');
});

it('a tour with a mesh of its own is handed over by the page around it', () => {
  const code = embedTourCode('https://a.example/s/', 'tür </script>.sweeptour', 'T');
  expect(code).toContain('src="https://a.example/s/?embed=1"');
  expect(code).toContain('type: \'open\', tour }, "https://a.example"');
  expect(code.match(/<\/script>/g)).toHaveLength(1);
  // A module, or a script behind the frame, may come too late for `ready`.
  expect(code).toMatch(/^<script>/);
  expect(code.indexOf('addEventListener')).toBeLessThan(code.indexOf('<iframe'));
});

it('open names a place or brings a tour, and not both', () => {
  const open = (more: object) => readAsked({ target: 'sweepscope', type: 'open', ...more });
  const tour = new ArrayBuffer(3);
  expect(open({ tour })).toMatchObject({ type: 'open', tour });
  expect(open({ fragment: '#stairs' })).toMatchObject({ fragment: '#stairs' });
  for (const wrong of [{}, { tour, fragment: '#stairs' }, { tour: 'abc' }, { fragment: 'stairs' }])
    expect(open(wrong)).toBe('bad');
});
