/** A film in the making: what is chosen, how far it has come, what came of it. Leaving it gives it up. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Formats, formatsFor } from '../film/formats';
import { filmScope, type FilmScope, sizeOf, usualChoice, widthIn } from '../film/scope';
import type { FilmChoice, FilmProgress } from '../../model/export/film';
import type { Message } from '../../model';
import { actions } from '../../core/actions';
import { failureOf } from '../../core/session/failure';
import { save } from '..';

export type MadeFilm = Awaited<ReturnType<typeof actions.makeFilm>>;

export type FilmState =
  | { readonly at: 'choosing'; readonly problem: Message | null }
  /** null: the first picture is not there yet */
  | { readonly at: 'making'; readonly progress: FilmProgress | null }
  | { readonly at: 'made'; readonly film: MadeFilm };

export interface Filming {
  readonly scope: FilmScope | null;
  readonly choice: FilmChoice | null;
  /** null: it is being found out */
  readonly formats: Formats | null;
  readonly state: FilmState;
  readonly choose: (change: Partial<FilmChoice>) => void;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly another: () => void;
  readonly save: () => void;
}

/** milliseconds; a number that changes faster cannot be read, and takes time from the film */
const sayEvery = 120;

const choosing: FilmState = { at: 'choosing', problem: null };

/** kept while the page is open; where and how many frames is the scene's */
let latest: Pick<FilmChoice, 'format' | 'width' | 'ground'> | null = null;

/**
 * @param wanted a film is what has been chosen; which formats there are is asked from then on
 * @param say what came of it, for the foot of the dialog
 */
export function useFilm(wanted: boolean, say: (message: Message | null) => void): Filming {
  const [scope] = useState(filmScope);
  const [choice, setChoice] = useState<FilmChoice | null>(() => scope && { ...usualChoice(scope), ...latest });
  const [formats, setFormats] = useState<Formats | null>(null);
  const [state, setState] = useState<FilmState>(choosing);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const width = choice?.width ?? 0;
  useEffect(() => {
    if (!scope || !wanted) return;
    let gone = false;
    void formatsFor((format) => sizeOf(scope, widthIn(format, width))).then((found) => gone || setFormats(found));
    return () => {
      gone = true;
    };
  }, [width, wanted]);
  const choose = (change: Partial<FilmChoice>) => {
    if (!choice) return;
    const next = { ...choice, ...change };
    const { format, ground } = next;
    latest = { format, ground, width: widthIn(format, next.width) };
    setState(choosing);
    say(null);
    setChoice({ ...next, ...latest });
  };
  // A browser without the usual format begins with one it has.
  useEffect(() => {
    if (formats && choice && formats[choice.format].problem)
      choose({ format: formats.webm.problem ? (formats.mp4.problem ? 'gif' : 'mp4') : 'webm' });
  }, [formats]);
  const start = () => {
    if (!choice || !formats) return;
    const own = (abort.current = new AbortController());
    let said = 0;
    const onProgress = (progress: FilmProgress) => {
      const now = performance.now();
      if (own.signal.aborted || (now - said < sayEvery && progress.done < progress.all)) return;
      said = now;
      setState({ at: 'making', progress });
    };
    setState({ at: 'making', progress: null });
    say(null);
    actions.makeFilm(choice, { codec: formats[choice.format].codec, onProgress, signal: own.signal }).then(
      (film) => {
        if (own.signal.aborted) return;
        setState({ at: 'made', film });
        say({ key: 'film.ready' });
      },
      (error: unknown) => {
        if (own.signal.aborted) return;
        setState({ at: 'choosing', problem: failureOf(error, { key: 'export.title' }).text });
      },
    );
  };
  const cancel = () => {
    abort.current?.abort();
    setState(choosing);
    say({ key: 'film.cancelled' });
  };
  const another = () => {
    setState(choosing);
    say(null);
  };
  const saveFilm = () => {
    if (state.at !== 'made') return;
    const { content, fileName } = state.film;
    save({ content, type: content.type, fileName });
    say({ key: 'export.saved', values: { name: fileName } });
  };
  return { scope, choice, formats, state, choose, start, cancel, another, save: saveFilm };
}
