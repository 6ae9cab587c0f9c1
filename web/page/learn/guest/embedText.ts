/** What a page of one's own needs to show a tour: a link that has all of it, or the file beside that page. */
import { embedCode, embedTourCode } from '../../export/embed/embedCode';
import type { EmbedText } from '../../export/embed/EmbedButton';
import { tourLink } from '../present/tourLink';
import type { FileTour } from '../tour/file';
import { fileName } from './fileName';

export function embedText({ title }: FileTour): EmbedText {
  const link = tourLink();
  if (link !== null) return { code: embedCode(link, title), said: { key: 'embed.copy.done' } };
  const file = fileName(title);
  const page = `${location.origin}${location.pathname}`;
  return { code: embedTourCode(page, file, title), said: { key: 'embed.copy.tour', values: { file } } };
}
