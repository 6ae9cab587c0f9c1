/** Before the browser prints: the sheet is made from the page's contents, in light colours. Afterwards everything is restored. */
import './print.css';
import { createElement, render } from 'preact';
import { drawPicture } from '../../export/picture';
import { figuresNow } from '../../core/stepping/picture';
import { glyphSize, room } from '../../core/store';
import { lendTheme } from '../../base/theme';
import { StepSheet } from './StepSheet';

/** Copies of parts of the page for paper: mathematics stays as it is set, and nothing in them is a control. */

const controls = '.sr, .seg, select, input, [role=radiogroup], .more';

function still(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll(controls)) control.remove();
  for (const button of copy.querySelectorAll('button')) {
    const span = document.createElement('span');
    span.className = button.className;
    if (button.hasAttribute('aria-current')) span.classList.add('here');
    span.append(...button.childNodes);
    button.replaceWith(span);
  }
  // The highlight under the pointer belongs to the screen, and means nothing on paper.
  for (const lit of copy.querySelectorAll('[data-sym]')) {
    lit.removeAttribute('data-sym');
    lit.classList.remove('lit', 'on');
  }
  return copy;
}

/** in the order of the sheet: the sentence, the checks, the formula, why not */
const parts = ['.sent', '.steps', '.card.fm', '.why'];

let sheet: HTMLElement | null = null;

export function makeSheet(): void {
  if (sheet || room.peek() !== 'workbench') return;
  lendTheme('light');
  // The figures get smaller on paper than on the screen, and what is read in them must not.
  const usual = glyphSize.peek();
  glyphSize.value = 'large';
  const figures = figuresNow();
  const figure = figures && drawPicture(figures.canvas, figures.stage, null);
  glyphSize.value = usual;
  const side = document.querySelector('.insp');
  sheet = document.createElement('div');
  sheet.id = 'sheet';
  document.body.append(sheet);
  render(
    createElement(StepSheet, {
      figure,
      parts: parts.flatMap((name) => [...(side?.querySelectorAll(name) ?? [])].map(still)),
    }),
    sheet,
  );
}

export function dropSheet(): void {
  if (!sheet) return;
  render(null, sheet);
  sheet.remove();
  sheet = null;
  lendTheme(null);
}
