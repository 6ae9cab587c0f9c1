/** A file dragged over the page may be dropped anywhere. */
import { useEffect, useState } from 'preact/hooks';
import { openDropped, openPasted } from '../../state/dropped';
import { lazy } from '../controls/lazy';

const DropHint = lazy(async () => (await import('./DropHint')).DropHint);

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

export function DropOverlay() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without this the browser would leave the page and show the file.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      openDropped(event.dataTransfer);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    addEventListener('paste', openPasted);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', openPasted);
    };
  }, []);
  return over ? <DropHint /> : null;
}
