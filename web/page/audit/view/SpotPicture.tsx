/** A spot from a camera that sees it, with the body where it was worst; drawn when it comes into view. */
import './messages';
import './thumbnails/thumbnail.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { theme } from '../../base/theme';
import type { Spot } from '../../../audit/spots/spots';
import { holdStage, stage } from './shared';
import { keptThumbnail } from './thumbnails/kept';
import { thumbnailPixels } from './thumbnails/size';

export function SpotPicture({ spot }: { spot: Spot }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [seen, setSeen] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const { number, kind, worst } = spot;
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)!.isIntersecting), {
      rootMargin: '64px',
    });
    observer.observe(canvas.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(holdStage, []);
  const show = (picture: HTMLCanvasElement | null | undefined) => {
    const context = picture && canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, thumbnailPixels.width, thumbnailPixels.height);
    context.drawImage(picture, 0, 0);
    setDrawn(true);
  };
  // What has been drawn before waits for nothing.
  useLayoutEffect(() => show(keptThumbnail(spot)), [number, worst]);
  const now = stage.value;
  const look = theme.value;
  useEffect(() => {
    if (!seen || !now) return;
    const stop = new AbortController();
    void import('./thumbnails/queue').then(async ({ thumbnailOf }) => {
      const picture = await thumbnailOf(now, spot, stop.signal);
      if (!stop.signal.aborted) show(picture);
    });
    return () => stop.abort();
  }, [seen, now, look, number, worst]);
  return (
    <canvas
      class="a-thumb"
      ref={canvas}
      {...thumbnailPixels}
      role="img"
      aria-label={t(drawn ? 'auditView.thumbnail' : 'auditView.thumbnail.coming', { number, kind })}
    />
  );
}
