/** The window of the one who presents: what is shown, what there is to say of it, what comes next, and the time. */
import '../messages';
import './messages';
import './present.css';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { locale, t } from '../../base/i18n/messages';
import { openChannel, type Shown } from './channel';
import { orderOfPress } from './presentKeys';
import { Text, TextInline } from './Text';

type Tell = (key: string) => void;

/** @param id of the presentation */
export function openNotes(id: string, into: HTMLElement): void {
  document.title = `Sweepscope – ${t('present.notes')}`;
  render(<Notes id={id} />, into);
}

function Notes({ id }: { id: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [tell, setTell] = useState<{ readonly key: Tell }>({ key: () => {} });
  useEffect(() => {
    const channel = openChannel(id, (telling) => telling.type === 'shown' && setShown(telling.shown));
    const key: Tell = (pressed) => channel.tell({ type: 'key', key: pressed });
    const onKey = (event: KeyboardEvent) => {
      if (!orderOfPress(event)) return;
      event.preventDefault();
      key(event.key);
    };
    addEventListener('keydown', onKey);
    channel.tell({ type: 'hello' });
    setTell({ key });
    return () => {
      removeEventListener('keydown', onKey);
      channel.close();
    };
  }, [id]);
  if (!shown || shown.over)
    return (
      <main class="prompter">
        <h1>{t('present.notes')}</h1>
        <p role="status">{t(shown ? 'present.over' : 'present.waiting')}</p>
        {shown && (
          <nav>
            <button type="button" class="bt pri lg" onClick={() => close()}>
              {t('present.close')}
            </button>
          </nav>
        )}
      </main>
    );
  const { title, at, all, next, numbers, begun, asks, answer } = shown;
  return (
    <main class="prompter">
      <header>
        <h1>
          <TextInline text={title} numbers={{}} />
        </h1>
        <span>{t('learn.of', { number: at + 1, all })}</span>
        <i class="grow" />
        <Clock begun={begun} />
      </header>
      <Now shown={shown} />
      {answer.length > 0 && (
        <section class="prompter-answer">
          <h2>{t('present.answer.now')}</h2>
          {answer.map((text) => (
            <Text key={text} text={text} numbers={numbers} />
          ))}
        </section>
      )}
      <Said shown={shown} />
      <section class="prompter-next">
        <h2>{t('present.then')}</h2>
        {next === null ? <p>{t(asks ? 'present.answer' : 'present.last')}</p> : <Text text={next} numbers={numbers} />}
      </section>
      <nav aria-label={t('present.notes')}>
        <button type="button" class="bt lg" onClick={() => tell.key('ArrowLeft')}>
          {t('present.back')}
        </button>
        <button type="button" class="bt pri lg" onClick={() => tell.key('ArrowRight')}>
          {t('present.next')}
        </button>
      </nav>
    </main>
  );
}

/** What everybody sees. */
function Now({ shown: { main, options, lettered, right, numbers } }: { shown: Shown }) {
  return (
    <section class="prompter-now" aria-live="polite">
      <h2>{t('present.now')}</h2>
      {main.map((text) => (
        <Text key={text} text={text} numbers={numbers} />
      ))}
      {options.length > 0 && (
        <ol class={lettered ? '' : 'plain'}>
          {options.map((text, at) => (
            <li key={text} class={at === right ? 'right' : ''}>
              <TextInline text={text} numbers={numbers} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What only whoever presents sees: his own notes, and what else there is to say. */
function Said({ shown: { own, notes, numbers } }: { shown: Shown }) {
  return (
    <>
      {own.length > 0 && (
        <section class="prompter-own">
          <h2>{t('present.own')}</h2>
          {own.map((text) => (
            <Text key={text} text={text} numbers={numbers} />
          ))}
        </section>
      )}
      <section class="prompter-notes">
        <h2>{t('present.text')}</h2>
        {notes.length === 0 && <p>–</p>}
        {notes.map((text) => (
          <Text key={text} text={text} numbers={numbers} />
        ))}
      </section>
    </>
  );
}

function Clock({ begun }: { begun: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - begun) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <p class="prompter-clock">
      <b>{`${Math.floor(seconds / 60)}:${two(seconds % 60)}`}</b>
      <span>{new Date(now).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })}</span>
    </p>
  );
}
