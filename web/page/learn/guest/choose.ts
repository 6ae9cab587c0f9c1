/** The browser's file dialog, for tours. */
import { actions } from '../../core/actions';
import { tourEnding } from '../tour/fileArchive';

export function chooseTour(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = tourEnding;
  input.addEventListener('change', () => {
    if (input.files?.length) void actions.openFiles([...input.files]);
  });
  input.click();
}
