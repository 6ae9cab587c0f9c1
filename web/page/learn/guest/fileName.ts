/** The name under which a tour is saved. */
import { tourEnding } from '../tour/fileArchive';

export function fileName(title: string): string {
  const plain = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60);
  return `${plain || 'tour'}${tourEnding}`;
}
