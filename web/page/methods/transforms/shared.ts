/** What records of events share. */
import type { MessageKey } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { Failed, Source } from '../../model/explain/eventView';
import type { Step } from '../../../package/trace/steps';
import { rootOf } from './look';

/** The frame's transform, where a step uses it. */
export const fromFrame =
  (symbol: string) =>
  (_: unknown, step: Step): Source[] => [{ key: 'input', symbol, step: rootOf(step) }];

export const failed = (
  title: MessageKey,
  step: Step,
  rest: Pick<Failed, 'left' | 'relation' | 'opposite' | 'bound' | 'symbol' | 'value'>,
): Failed => ({ title, element: 0, step, ...rest });

export const cutShort = { sentence: () => ({ key: 'study.transforms.say.cutShort' as const }), whyNot: null };

export const value = (number: number): string => formatNumber(number, 4);
