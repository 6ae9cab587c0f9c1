/**
 * Which films this browser can pack. A GIF always: its encoder comes along. Nothing is fetched to find out. Asked when a film is chosen and no sooner: on some
 * systems asking for an encoder ends the page.
 */
import type { FilmCodec, FilmFormat } from '../../model/export/film';
import type { Message } from '../../model';
import type { Size } from '../../scene/limits';
import { rates } from './schedule';

export interface FormatState {
  /** null: none is needed, or there is none */
  readonly codec: FilmCodec | null;
  /** why it cannot be chosen */
  readonly problem: Message | null;
}

export type Formats = Readonly<Record<FilmFormat, FormatState>>;

/** the better one first */
const codecs = { webm: ['vp9', 'vp8'], mp4: ['avc'] } as const;

/** What the levels of both standards allow at thirty pictures a second without a higher one: 1920 × 1088. */
const usualPixels = 1920 * 1088;

/** As WebCodecs calls it. @param size that it must be good for */
export function codecName(codec: FilmCodec, { width, height }: Size): string {
  const large = width * height > usualPixels;
  if (codec === 'avc') return large ? 'avc1.640033' : 'avc1.640028';
  return codec === 'vp9' ? (large ? 'vp09.00.51.08' : 'vp09.00.40.08') : 'vp8';
}

async function canEncode(codec: FilmCodec, { width, height }: Size, framerate: number): Promise<boolean> {
  const config = { codec: codecName(codec, { width, height }), width, height, framerate };
  const answer = await VideoEncoder.isConfigSupported(config).catch(() => null);
  return answer?.supported === true;
}

/**
 * Whether the browser plays what it would pack: nobody could look at the film otherwise. Asked first, since WebKitGTK aborts the page when an encoder is the
 * first thing it is asked for; the question of a player makes its media ready.
 */
const canPlay = (format: 'webm' | 'mp4', codec: FilmCodec, size: Size): boolean =>
  document.createElement('video').canPlayType(`video/${format}; codecs="${codecName(codec, size)}"`) !== '';

/** @param sizeIn how large the pictures would be in each format */
export async function formatsFor(sizeIn: (format: FilmFormat) => Size): Promise<Formats> {
  const [webm, mp4] = await Promise.all([videoState('webm', sizeIn('webm')), videoState('mp4', sizeIn('mp4'))]);
  return { webm, mp4, gif: { codec: null, problem: null } };
}

async function videoState(format: 'webm' | 'mp4', size: Size): Promise<FormatState> {
  if (typeof VideoEncoder === 'undefined') return { codec: null, problem: { key: 'film.no.webCodecs' } };
  for (const codec of codecs[format]) {
    if (canPlay(format, codec, size) && (await canEncode(codec, size, rates[format]))) return { codec, problem: null };
  }
  return { codec: null, problem: { key: `film.no.${format}`, values: { width: size.width, height: size.height } } };
}
