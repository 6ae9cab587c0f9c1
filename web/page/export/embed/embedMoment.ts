/** The moment of the workbench for a page of one's own. */
import { actions } from '../../core/actions';
import { fitted } from '../../core/address/moment';
import { cursor, meshState } from '../../core/store';
import { embedCode } from './embedCode';
import type { EmbedText } from './EmbedButton';

export function embedMoment(): EmbedText {
  const moment = actions.momentNow();
  const link = moment && fitted(moment);
  const name = meshState.peek()?.mesh.name ?? '';
  const address = `${location.origin}${location.pathname}${link?.fragment ?? location.hash}`;
  const needs = link !== null && (!link.complete || Boolean(link.keep));
  return {
    code: embedCode(address, `Sweepscope: ${cursor.peek()}`),
    said: needs ? { key: 'embed.copy.needs', values: { name } } : { key: 'embed.copy.done' },
  };
}
