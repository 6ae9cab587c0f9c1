/** Before the browser prints: the sheet is made from what the page shows, in light colours. Afterwards everything is as it was. */
import './print.css';
import { createElement, render } from 'preact';
import { drawPicture } from '../../export/picture';
import { figuresNow } from '../../core/stepping/picture';
import { glyphSize, room } from '../../core/store';
import { lendTheme } from '../../base/theme';
import { StepSheet } from './StepSheet';
import { still } from './still';

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
