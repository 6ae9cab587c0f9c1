/** Type an address, go there. Offers the steps that are there, and takes what is typed carelessly for what it means. */
import { useEffect, useState } from 'preact/hooks';
import '../../i18n/later';
import { actions } from '../../state/actions';
import { cursor, frameCount, study, tree } from '../../state/store';
import { frameOf, isAddress, isStudyAddress } from '../../trace/address';
import type { FrameTree, Step } from '../../trace/steps';
import { tidyAddress, tidyStudyAddress } from '../../trace/tidyAddress';
import { t } from '../../i18n/messages';
import { rich } from '../../i18n/rich';
import { Dialog } from '../controls/Dialog';
import { outcomeOf } from '../../explain/cells';
import { closeChosen } from './closeChosen';
import { completions, findGroup, namesOf } from './completions';

const listId = 'goto-steps';

/** What cannot be right whatever the steps are. */
function problemOf(text: string, address: string): string | null {
  const isOne = study.value ? isStudyAddress(address) : isAddress(address);
  // An example that is one here: where we are.
  if (!isOne)
    return t('goto.notAddress', { text: text.trim() || '…', example: study.value ? cursor.value : 'f8.p0.s0.t14.e1' });
  const frames = frameCount.value;
  if (frames > 0 && frameOf(address) >= frames) return t('goto.noSuchFrame', { last: frames - 1 });
  return null;
}

/** What the frame has no step for. */
function missingIn(there: FrameTree | null, address: string): string | null {
  const found = there && findGroup(there, address);
  if (!found || found.rest === '') return null;
  const names = namesOf(found.group);
  const values = { group: found.group.address, step: found.rest.split('.')[0] ?? '', names };
  return t(names === '' ? 'goto.noSteps' : 'goto.noSuchStep', values);
}

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

export function GoToDialog() {
  const [text, setText] = useState(cursor.value);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState(-1);
  const address = study.value
    ? tidyStudyAddress(text, frameOf(cursor.value))
    : tidyAddress(text, frameOf(cursor.value));
  const there = useTreeOf(Number(/^f(\d+)/.exec(address)?.[1] ?? -1));
  const options = there ? completions(there, address.replace(/\.$/, '')) : [];
  const close = () => actions.setDialog(null);
  const goTo = (to: string) => {
    closeChosen();
    void actions.goTo(to, { history: 'push' });
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const option = options[chosen];
    if (option) return goTo(option.address);
    let wrong = problemOf(text, address);
    // Without a wait where there is nothing to wait for, so that the next key finds the page.
    if (wrong === null) wrong = missingIn(there ?? (await actions.treeOf(frameOf(address))), address);
    setProblem(wrong);
    if (wrong === null) goTo(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (move !== 0 && options.length > 0) {
      event.preventDefault();
      setChosen(((chosen + 1 + move + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Tab' && !event.shiftKey && options[chosen]) {
      event.preventDefault();
      setText(options[chosen].address);
      setChosen(-1);
    }
  };
  return (
    <Dialog title={t('goto.title')} class="goto-dlg" onClose={close}>
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
            onInput={(event) => {
              setText(event.currentTarget.value);
              setChosen(-1);
              setProblem(null);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="submit" class="bt pri">
            {t('goto.go')}
          </button>
        </div>
        <Said problem={problem} />
        <ul id={listId} class="goto-list" role="listbox" aria-label={t('goto.steps')}>
          {options.map((step, at) => (
            <Option key={step.address} id={`${listId}-${at}`} step={step} on={at === chosen} goTo={goTo} />
          ))}
        </ul>
      </form>
    </Dialog>
  );
}

function Said({ problem }: { problem: string | null }) {
  if (problem === null)
    return <p class="dimt hint">{study.value ? t('goto.hint.study', { example: cursor.value }) : rich('goto.hint')}</p>;
  return (
    <p class="problem" role="alert">
      {problem}
    </p>
  );
}

function Option({ id, step, on, goTo }: { id: string; step: Step; on: boolean; goTo: (to: string) => void }) {
  return (
    <li id={id} role="option" aria-selected={on} class={on ? 'on' : ''} onClick={() => goTo(step.address)}>
      <span class="mono">{step.address}</span>
      <span class="dimt num">{outcomeOf(step)}</span>
    </li>
  );
}
