/** A file dragged over the page may be dropped anywhere (`takeDrops`); the page says so meanwhile. */
import { useEffect, useState } from 'preact/hooks';
import { hasFiles, openPasted } from '../../core/files/drops';
import { lazy } from '../../core/controls/lazy';

const DropHint = lazy(async () => (await import('./DropHint')).DropHint);

export function DropOverlay() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = () => setOver(false);
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
