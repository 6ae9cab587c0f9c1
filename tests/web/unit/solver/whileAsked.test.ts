import { describe, expect, it } from 'vitest';
import { whileAsked } from '../../../../web/page/solver/whileAsked';

/** A worker that tells and answers when the test says so. */
function asked() {
  const heard: number[] = [];
  const worker = { resolve: (_: string) => {}, reject: (_: Error) => {} };
  const work = new Promise<string>((resolve, reject) => Object.assign(worker, { resolve, reject }));
  let tell: (fraction: number) => void = () => {};
  const answer = whileAsked(
    (fraction: number) => void heard.push(fraction),
    (told) => ((tell = told), work),
  );
  return { heard, worker, answer, tell: (fraction: number) => tell(fraction) };
}

describe('the progress of a call', () => {
  it('is heard as long as the call waits for its answer', async () => {
    const { heard, worker, answer, tell } = asked();
    tell(0.25);
    tell(0.5);
    worker.resolve('read');
    expect(await answer).toBe('read');
    expect(heard).toEqual([0.25, 0.5]);
  });

  it.each(['answered', 'refused'])('is not heard once it is %s, though it comes late', async (how) => {
    const { heard, worker, answer, tell } = asked();
    tell(0.5);
    if (how === 'answered') worker.resolve('read');
    else worker.reject(new Error('torn'));
    await answer.catch(() => undefined);
    tell(1);
    expect(heard).toEqual([0.5]);
  });
});
