/** A line that may be wider than its box: the keyboard can reach and scroll it then, and passes it by when it fits. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export function Sideways({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLParagraphElement>(null);
  const inner = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [line, content] = [box.current, inner.current];
    if (!line || !content) return;
    // Not a property of the element: measuring must not draw the formula anew.
    const measure = () => {
      if (line.scrollWidth > line.clientWidth) line.tabIndex = 0;
      else line.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    observer.observe(content);
    // Glyphs of a font that comes late may stand out of boxes that stay as they are.
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, []);
  return (
    <p class="main" ref={box}>
      <span ref={inner}>{children}</span>
    </p>
  );
}
