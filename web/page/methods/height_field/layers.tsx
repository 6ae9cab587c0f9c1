/** What the views show of a ball on a height field. */
import type { StudyLayer } from '../../model/study/types';
import { drawBody, drawPath, drawSweep, drawWay } from './figures/ball';
import { drawCell, drawField, drawNumbers, drawSection, drawTriangle, drawTruth } from './figures/field';
import { drawBasis, drawHeight, drawNormal, drawReflection } from './figures/measure';

export const layers: readonly StudyLayer[] = [
  {
    name: 'field',
    label: 'study.height_field.layer.field',
    swatch: <path d="M1 8 5 3l4 3 6-4v6z" class="sw-mesh" />,
    draw: drawField,
  },
  {
    name: 'numbers',
    label: 'study.height_field.layer.numbers',
    swatch: <path d="M3 2.5 4.5 1.5V8M3 8h3M9 3a1.8 1.8 0 0 1 3.4.8C12.4 5 9.4 6.6 9 8h3.6" class="sw-normal" />,
    draw: drawNumbers,
  },
  {
    name: 'cell',
    label: 'study.height_field.layer.cell',
    swatch: <path d="M1 6 6 1.5l9 2L10 8.5zM6 1.5 10 8.5" class="sw-line" />,
    draw: drawCell,
  },
  {
    name: 'section',
    label: 'study.height_field.layer.section',
    swatch: <path d="M1 7 5 3l4 5 6-6" class="sw-line" />,
    draw: drawSection,
  },
  {
    name: 'triangle',
    label: 'study.height_field.layer.triangle',
    swatch: <path d="M1.5 8.5 7 1.5l7.5 7z" class="sw-plane" />,
    draw: drawTriangle,
  },
  {
    name: 'path',
    label: 'study.height_field.layer.path',
    swatch: <path d="M1 8C4 0 9 0 12 8" class="sw-ghost" />,
    draw: drawPath,
  },
  {
    name: 'way',
    label: 'study.height_field.layer.way',
    swatch: <path d="M1 7h12M13 7l-4-2.4M13 7l-4 2.4" class="sw-body" />,
    draw: drawWay,
  },
  {
    name: 'ball',
    label: 'study.height_field.layer.ball',
    swatch: <circle cx="8" cy="5" r="4" class="sw-body" />,
    draw: drawBody,
  },
  {
    name: 'normal',
    label: 'study.height_field.layer.normal',
    swatch: (
      <>
        <path d="M8 9V3" class="sw-normal" />
        <path d="M5.5 4 8 .5 10.5 4z" class="sw-normal-head" />
      </>
    ),
    draw: drawNormal,
  },
  {
    name: 'basis',
    label: 'study.height_field.layer.basis',
    swatch: <path d="M4 8.5V1.5M4 8.5h9" class="sw-normal" />,
    draw: drawBasis,
  },
  {
    name: 'height',
    label: 'study.height_field.layer.height',
    swatch: <path d="M3 8.5h10M8 1.5v7M6.5 1.5h3" class="sw-normal" />,
    draw: drawHeight,
  },
  {
    name: 'reflection',
    label: 'study.height_field.layer.reflection',
    swatch: <path d="M1.5 1.5 8 8.5 14.5 1.5" class="sw-body" />,
    draw: drawReflection,
  },
  {
    name: 'sweep',
    label: 'study.height_field.layer.sweep',
    swatch: <circle cx="8" cy="5" r="4" class="sw-body dash" />,
    draw: drawSweep,
  },
  {
    name: 'truth',
    label: 'study.height_field.layer.truth',
    swatch: <path d="M3 2 13 8" class="sw-drop" />,
    draw: drawTruth,
  },
];
