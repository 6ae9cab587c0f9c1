/** The key bindings: one table, used by the handler and by the help sheet. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Actions } from '../../core/actions.types';
import { stepByStep } from '../../core/stepping/known';
import { tellUnheard } from '../../core/session/unheardFailures';
import { dialog, keysOn, morph, openPanel, placing, room, study, tool, walking, whyShown } from '../../core/store';

export type KeyGroup = 'step' | 'frames' | 'look' | 'page' | 'walk';

export interface KeyBinding {
  /** what to print on the key caps, in order; several are alternatives or belong together (W A S D) */
  readonly caps: readonly string[];
  readonly label: MessageKey;
  readonly group: KeyGroup;
  /** values of `event.key`, lower case */
  readonly keys?: readonly string[];
  /** values of `event.code`, where the place on the keyboard counts and not the letter */
  readonly codes?: readonly string[];
  /** with Shift; other letters with Shift are meant as text */
  readonly shift?: boolean;
  /** null: handled elsewhere (walking keys are held, not pressed); listed for the help sheet */
  readonly run: ((actions: Actions) => unknown) | null;
  /** default: stepping, which is while not walking */
  readonly during?: 'stepping' | 'walking' | 'always';
}

export const keyGroups: readonly { readonly group: KeyGroup; readonly label: MessageKey }[] = [
  { group: 'step', label: 'keys.group.step' },
  { group: 'frames', label: 'keys.group.frames' },
  { group: 'look', label: 'keys.group.look' },
  { group: 'page', label: 'keys.group.page' },
  { group: 'walk', label: 'keys.group.walk' },
];

/** Digits by place too: on French keyboards they need Shift. */
const level = (digit: 1 | 2 | 3 | 4, name: 'frame' | 'slide' | 'triangle' | 'check'): KeyBinding => ({
  caps: [String(digit)],
  label: `keys.level.${name}`,
  group: 'step',
  keys: [String(digit)],
  codes: [`Digit${digit}`],
  // A study has its own levels, two to four of them.
  run: (actions) => actions.setLevel(study.peek()?.module.levels[digit - 1]?.level ?? name),
});

export const keyBindings: readonly KeyBinding[] = [
  { caps: ['→'], label: 'keys.forward', group: 'step', keys: ['arrowright'], run: (actions) => actions.stepForward() },
  { caps: ['←'], label: 'keys.back', group: 'step', keys: ['arrowleft'], run: (actions) => actions.stepBack() },
  { caps: ['↓'], label: 'keys.into', group: 'step', keys: ['arrowdown'], run: (actions) => actions.stepInto() },
  { caps: ['↑'], label: 'keys.out', group: 'step', keys: ['arrowup'], run: (actions) => actions.stepOut() },
  level(1, 'frame'),
  level(2, 'slide'),
  level(3, 'triangle'),
  level(4, 'check'),
  { caps: ['G'], label: 'keys.improvement', group: 'step', keys: ['g'], run: (actions) => actions.nextImprovement() },
  { caps: ['V'], label: 'keys.visible', group: 'step', keys: ['v'], run: (actions) => actions.nextVisible() },
  { caps: ['C'], label: 'keys.continue', group: 'step', keys: ['c'], run: (actions) => actions.continueForward() },
  {
    caps: ['Shift', 'C'],
    label: 'keys.continueBack',
    group: 'step',
    keys: ['c'],
    shift: true,
    run: (actions) => actions.continueBack(),
  },
  { caps: ['Space'], label: 'keys.play', group: 'frames', keys: [' '], run: (actions) => actions.togglePlay() },
  { caps: [','], label: 'keys.previousFrame', group: 'frames', keys: [','], run: (actions) => actions.previousFrame() },
  { caps: ['.'], label: 'keys.nextFrame', group: 'frames', keys: ['.'], run: (actions) => actions.nextFrame() },
  { caps: ['Home'], label: 'keys.first', group: 'frames', keys: ['home'], run: (actions) => actions.first() },
  { caps: ['End'], label: 'keys.last', group: 'frames', keys: ['end'], run: (actions) => actions.last() },
  { caps: ['F'], label: 'keys.frameEvent', group: 'look', keys: ['f'], run: (actions) => actions.frameEvent() },
  {
    caps: ['M'],
    label: 'keys.morph',
    group: 'look',
    keys: ['m'],
    run: (actions) => actions.setMorph(morph.peek() < 0.5 ? 1 : 0),
  },
  {
    caps: ['K'],
    label: 'keys.known',
    group: 'look',
    keys: ['k'],
    run: (actions) => actions.setStepByStep(!stepByStep.peek()),
  },
  {
    caps: ['I'],
    label: 'keys.xray',
    group: 'look',
    keys: ['i'],
    run: async (actions) => (await actions.tools()).toggleXray(),
  },
  {
    caps: ['L'],
    label: 'keys.measure',
    group: 'look',
    keys: ['l'],
    run: async (actions) => (await actions.tools()).toggleMeasure(),
  },
  {
    caps: ['O'],
    label: 'keys.cut',
    group: 'look',
    keys: ['o'],
    run: async (actions) => (await actions.tools()).toggleCut(),
  },
  {
    caps: ['Esc'],
    label: 'keys.clear',
    group: 'look',
    keys: ['escape'],
    run: (actions) => {
      if (placing.peek()) actions.stopPlacing();
      else if (tool.peek()) tool.peek()!.end();
      else actions.clearSelection();
    },
  },
  {
    caps: ['Shift', 'M'],
    label: 'keys.methods',
    group: 'page',
    keys: ['m'],
    shift: true,
    run: (actions) => actions.setDialog('methods'),
  },
  { caps: ['X'], label: 'keys.compare', group: 'page', keys: ['x'], run: (actions) => actions.toggleCompare() },
  {
    caps: ['B'],
    label: 'keys.breakpoints',
    group: 'page',
    keys: ['b'],
    run: (actions) => actions.setPanel(openPanel.peek() === 'breakpoints' ? null : 'breakpoints'),
  },
  {
    caps: ['P'],
    label: 'keys.place',
    group: 'page',
    keys: ['p'],
    run: (actions) => (placing.peek() ? actions.stopPlacing() : actions.startPlacing()),
  },
  { caps: ['N'], label: 'keys.note', group: 'page', keys: ['n'], run: (actions) => actions.setDialog('note') },
  {
    caps: ['T'],
    label: 'keys.tour',
    group: 'page',
    keys: ['t'],
    run: (actions) => actions.setPanel(openPanel.peek() === 'tour' ? null : 'tour'),
  },
  { caps: ['/'], label: 'keys.goto', group: 'page', keys: ['/'], run: (actions) => actions.setDialog('goto') },
  {
    caps: ['?'],
    label: 'keys.sheet',
    group: 'page',
    keys: ['?'],
    run: (actions) => actions.setDialog('keys'),
    during: 'always',
  },
  { caps: ['W', 'A', 'S', 'D'], label: 'keys.walk', group: 'walk', run: null, during: 'walking' },
  {
    caps: ['R'],
    label: 'keys.walkEnd',
    group: 'walk',
    keys: ['r', 'escape'],
    run: (actions) => actions.stopWalk(),
    during: 'walking',
  },
];

/** Runs the binding of a key, if there is one and nothing else on the page has a claim to it. @returns whether it did */
export function handleKey(event: KeyboardEvent, actions: Actions): boolean {
  if (!keysOn.peek() || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
    return false;
  // The course has its own keys.
  if (room.peek() !== 'workbench' || dialog.peek() !== null || belongsTo(event)) return false;
  const binding = keyBindings.find((each) => each.run && matches(each, event) && isOn(each));
  if (!binding?.run) return false;
  // Holding a key repeats steps, but a flickering switch is no use.
  if (event.repeat && binding.group !== 'step' && binding.group !== 'frames') return true;
  if (event.repeat && binding.caps[0] === 'Space') return true;
  void Promise.resolve(binding.run(actions)).catch(tellUnheard);
  return true;
}

function matches({ keys, codes, shift = false }: KeyBinding, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  // A letter with Shift is meant as text; the question mark needs Shift on most keyboards.
  if (Boolean(event.shiftKey) !== shift && /^[a-z]$/.test(key)) return false;
  return (keys?.includes(key) ?? false) || (codes?.includes(event.code) ?? false);
}

function isOn({ during = 'stepping' }: KeyBinding): boolean {
  return during === 'always' || (during === 'walking') === walking.peek();
}

/** Where letters are text. */
const writing =
  'input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=button]), textarea, select, [contenteditable=""], [contenteditable=true]';
/** Elements in which arrows, Home, End and Space have another meaning. */
const steering =
  'input:not([type=checkbox]):not([type=button]), [role=slider], [role=separator], [role=spinbutton], [role=tree], [role=listbox], [role=menu], [role=radiogroup], [role=tablist], [role=grid]';
const pressing = 'button, input[type=checkbox], a[href], summary, [role=button]';

/** True when the element that has the focus uses the key itself. */
function belongsTo(event: KeyboardEvent): boolean {
  const at = event.target as Partial<Element> | null;
  // The window itself, for keys that the thumb pad sends.
  if (typeof at?.closest !== 'function') return false;
  if (at.closest(`${writing}, dialog, [role=dialog]`)) return true;
  const key = event.key.toLowerCase();
  if (key === ' ') return at.closest(`${pressing}, ${steering}`) !== null;
  return /^(arrow|home$|end$)/.test(key) && at.closest(steering) !== null;
}

/** Listens to the whole page. @returns a function that stops it */
export function listenToKeys(actions: Actions, target: EventTarget = window): () => void {
  const onKey = (event: Event) => {
    // Nothing there shows which step it is.
    if (whyShown.peek() && room.peek() === 'workbench') return;
    if (handleKey(event as KeyboardEvent, actions)) event.preventDefault();
  };
  target.addEventListener('keydown', onKey);
  return () => target.removeEventListener('keydown', onKey);
}
