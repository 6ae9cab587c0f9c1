/** What a question is answered in on paper: boxes to tick, a line of time, dotted lines. */
import { t } from '../../base/i18n/messages';
import { formatShort } from '../numbers';
import type { Ask } from '../tour/types';
import type { Numbers } from '../tour/values';
import { TextInline } from './Text';
import { TimeLine } from './TimeLine';

/** letters of an option that has others beside it */
const shortest = 14;

interface Props {
  readonly ask: Ask;
  readonly numbers: Numbers;
  /** beside the figure: no lines to say why */
  readonly narrow?: boolean;
}

export function AnswerRoom({ ask, numbers, narrow }: Props) {
  switch (ask.kind) {
    case 'place':
      return ask.where === 'time' ? (
        <>
          <p class="pr-how">{t('print.onPaper.time')}</p>
          <TimeLine />
        </>
      ) : (
        <>
          <p class="pr-how">{t('print.onPaper.place')}</p>
          <Lines count={2} />
        </>
      );
    case 'number':
      return (
        <>
          <p class="pr-blank">
            <TextInline text={ask.label} numbers={numbers} />
            {ask.unnamed ? t('print.colon') : ' ='} <i /> {ask.unit}
          </p>
          <Lines count={narrow ? 1 : 2} />
        </>
      );
    case 'choice':
      return (
        <>
          <p class="pr-how">{t('print.onPaper.one')}</p>
          <Boxes
            texts={ask.options.map(({ text }) => text)}
            numbers={numbers}
            side={narrow && ask.options.every(({ text }) => text.length <= shortest)}
          />
          {!narrow && <Lines count={1} />}
        </>
      );
    case 'verdict':
      return (
        <>
          <blockquote class="pr-claim">
            <TextInline text={ask.claim} numbers={numbers} />
          </blockquote>
          <Boxes texts={[t('learn.true'), t('learn.false')]} numbers={numbers} side />
          <p class="pr-how">{t('learn.because')}</p>
          <Boxes texts={ask.reasons} numbers={numbers} />
        </>
      );
    case 'order':
      return (
        <>
          <p class="pr-how">{t('print.onPaper.order')}</p>
          <Boxes texts={ask.shown.map((item) => ask.items[item]!)} numbers={numbers} />
        </>
      );
    case 'triangle':
      return (
        <>
          <p class="pr-how">{t('print.onPaper.one')}</p>
          <Boxes texts={ask.candidates.map((triangle) => formatShort(triangle, 0))} numbers={numbers} side />
          {!narrow && <Lines count={1} />}
        </>
      );
  }
}

function Boxes({ texts, numbers, side }: { texts: readonly string[]; numbers: Numbers; side?: boolean | undefined }) {
  return (
    <ul class={`pr-boxes ${side ? 'side' : ''}`}>
      {texts.map((text) => (
        <li key={text}>
          <i aria-hidden="true" />
          <span>
            <TextInline text={text} numbers={numbers} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <div class="pr-lines" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
}
