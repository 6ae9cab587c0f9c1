/** Type an address or the number of a triangle to go there. Offers the existing steps, and corrects careless typing. Below are the user's named places. */
import { useEffect, useState } from 'preact/hooks';
import '../../texts/later';
import '../tools/messages';
import { actions } from '../../core/actions';
import { cursor, study, tree } from '../../core/store';
import { askedTriangle, type AskedTriangle } from '../tools/find/triangleText';
import { PlaceList } from '../tools/places/PlaceList';
import { withTools } from '../tools/withTools';
import { frameOf } from '../../../package/trace/address';
import type { FrameTree } from '../../../package/trace/steps';
import { tidyAddress, tidyStudyAddress } from '../../../package/trace/tidyAddress';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { Dialog } from '../../base/controls/Dialog';
import { closeChosen } from './closeChosen';
import { completions } from './completions';
import { meansTriangle, missingIn, noSuchTriangle, type Offer, problemOf, triangleCount } from './goToProblems';
import { outcomeOf } from '../../explain/cells';

/** One line of what can be gone to. */
function Option({ id, offer, on, onChoose }: { id: string; offer: Offer; on: boolean; onChoose: () => void }) {
  const isTriangle = 'triangle' in offer;
  return (
    <li id={id} role="option" aria-selected={on} class={on ? 'on' : ''} onClick={onChoose}>
      <span class={isTriangle ? 'num' : 'mono'}>
        {isTriangle ? t('goto.triangle', { triangle: offer.triangle }) : offer.address}
      </span>
      <span class="dimt num">{isTriangle ? t('goto.triangle.show') : outcomeOf(offer)}</span>
    </li>
  );
}

const listId = 'goto-steps';

/** The tree of the frame that is being typed; null until it is there. */
function useTreeOf(frame: number): FrameTree | null {
  const [there, setThere] = useState<FrameTree | null>(tree.value);
  useEffect(() => {
    let wanted = true;
    void actions.treeOf(frame).then((found) => wanted && setThere(found));
    return () => {
      wanted = false;
    };
  }, [frame]);
  return there?.frame === frame ? there : null;
}

function showTriangle(triangle: number): void {
  closeChosen();
  void withTools((tools) => tools.showTriangle(triangle));
}

function offersFor(asked: AskedTriangle | null, there: FrameTree | null, address: string): Offer[] {
  return [
    ...(asked && asked.triangle < triangleCount() ? [{ triangle: asked.triangle }] : []),
    ...(there && !asked?.named ? completions(there, address.replace(/\.$/, '')) : []),
  ];
}

/** The entry chosen in the list with the arrow keys; −1: the typed text. */
function moved(chosen: number, key: string, count: number): number | null {
  const move = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return move !== 0 && count > 0 ? ((chosen + 1 + move + count + 1) % (count + 1)) - 1 : null;
}

function goTo(address: string): void {
  closeChosen();
  void actions.goTo(address, { history: 'push' });
}

const choose = (offer: Offer): void => ('triangle' in offer ? showTriangle(offer.triangle) : goTo(offer.address));
const textOf = (offer: Offer): string =>
  'triangle' in offer ? t('goto.triangle', { triangle: offer.triangle }) : offer.address;

/** The typed text, its possible meanings, and its errors. */
function useTyped() {
  const [text, setText] = useState(cursor.value);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState(-1);
  const here = frameOf(cursor.value);
  const address = study.value ? tidyStudyAddress(text, here) : tidyAddress(text, here);
  const there = useTreeOf(Number(/^f(\d+)/.exec(address)?.[1] ?? -1));
  const asked = study.value ? null : askedTriangle(text);
  const options = offersFor(asked, there, address);
  const submit = async (event: Event) => {
    event.preventDefault();
    const option = options[chosen];
    if (option) return choose(option);
    if (asked && meansTriangle(asked)) {
      if (asked.triangle < triangleCount()) return showTriangle(asked.triangle);
      return setProblem(noSuchTriangle(asked));
    }
    let wrong = problemOf(text, address);
    // Without a wait where there is nothing to wait for, so that the next key finds the page.
    if (wrong === null) wrong = missingIn(there ?? (await actions.treeOf(frameOf(address))), address);
    setProblem(wrong);
    if (wrong === null) goTo(address);
  };
  const type = (next: string) => {
    setText(next);
    setChosen(-1);
    setProblem(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(chosen, event.key, options.length);
    if (next !== null) {
      event.preventDefault();
      setChosen(next);
    } else if (event.key === 'Tab' && !event.shiftKey && options[chosen]) {
      event.preventDefault();
      type(textOf(options[chosen]));
    }
  };
  return { text, problem, chosen, options, submit, type, onKeyDown };
}

export function GoToDialog() {
  const { text, problem, chosen, options, submit, type, onKeyDown } = useTyped();
  return (
    <Dialog title={t('goto.title')} class="goto-dlg" onClose={() => actions.setDialog(null)}>
      <form class="pd" onSubmit={(event) => void submit(event)}>
        <div class="lnkf">
          <input
            type="text"
            role="combobox"
            autoFocus
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-label={t('goto.field')}
            aria-invalid={problem !== null}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={options[chosen] && `${listId}-${chosen}`}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button type="submit" class="bt pri">
            {t('goto.go')}
          </button>
        </div>
        <Said problem={problem} />
        <ul id={listId} class="goto-list" role="listbox" aria-label={t('goto.steps')}>
          {options.map((offer, at) => (
            <Option
              key={'triangle' in offer ? 'triangle' : offer.address}
              id={`${listId}-${at}`}
              offer={offer}
              on={at === chosen}
              onChoose={() => choose(offer)}
            />
          ))}
        </ul>
      </form>
      {!study.value && <PlaceList onShown={closeChosen} />}
    </Dialog>
  );
}

function Said({ problem }: { problem: string | null }) {
  if (problem === null)
    return (
      <p class="dimt hint">
        {study.value ? t('goto.hint.study', { example: cursor.value }) : rich('goto.hint')}{' '}
        {!study.value && rich('goto.hint.triangle')}
      </p>
    );
  return (
    <p class="problem" role="alert">
      {problem}
    </p>
  );
}
