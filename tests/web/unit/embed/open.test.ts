/** The page around an embedded one asks for a fragment: one that leads nowhere is answered by a failure, as docs/embedding.md says. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTalking } from '../../../../web/page/learn/embed/talk';

afterEach(() => vi.unstubAllGlobals());

function asked(fragment: string) {
  const told: { readonly type?: string; readonly message?: string }[] = [];
  const replace = vi.fn();
  vi.stubGlobal('location', { replace, hash: '' });
  let hear: (data: unknown) => void = () => {};
  const stop = startTalking({
    post: (message) => told.push(message as never),
    listen: (onMessage) => ((hear = onMessage), () => undefined),
  });
  told.length = 0;
  hear({ target: 'sweepscope', type: 'open', fragment });
  stop();
  return { told, followed: replace.mock.calls.map(([to]: unknown[]) => to) };
}

describe('an embedded page that is asked to open', () => {
  it.each(['#nonsense', '#', '#stair', '#v=7', '#tour=', '#learn=99', '#learn=4.nowhere', '#boxes', '#javascript:1'])(
    '%s tells a failure, and stays where it is',
    (fragment) => {
      const { told, followed } = asked(fragment);
      expect(told).toHaveLength(1);
      expect(told[0]!.type).toBe('failure');
      expect(told[0]!.message).toContain(`“${fragment}”`);
      expect(followed).toEqual([]);
    },
  );

  it.each([
    '#stairs',
    '#v1=abc',
    '#v99=abc',
    '#learn',
    '#learn=4.predict',
    '#boxes.fifteen',
    '#grounding',
    '#tour=x.1',
  ])('%s follows it', (fragment) => {
    const { told, followed } = asked(fragment);
    expect(told).toEqual([]);
    expect(followed).toEqual([fragment]);
  });

  it('says no more of a long fragment than its beginning', () => {
    expect(asked(`#${'x'.repeat(5000)}`).told[0]!.message!.length).toBeLessThan(300);
  });
});
