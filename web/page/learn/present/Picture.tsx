/** A picture that was taken, on the sheet: the canvas itself, no larger than 300 points to the inch allow, or a drawing of the page. */
import { useEffect, useRef } from 'preact/hooks';
import { sharpness } from './sharpness';

export function Picture({ of, label, class: name }: { of: Element; label: string; class: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.replaceChildren(of);
    if (of instanceof HTMLCanvasElement) of.style.width = `${of.width / sharpness}px`;
  }, [of]);
  return <div ref={box} class={name} role="img" aria-label={label} />;
}
