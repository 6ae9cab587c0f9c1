/** What a film is of, and how it is packed. */
import type { Ground } from './look';

/** one sweep, step by step, or frames of the run */
export const filmSubjects = ['sweep', 'run'] as const;
export type FilmSubject = (typeof filmSubjects)[number];

export const filmFormats = ['webm', 'mp4', 'gif'] as const;
export type FilmFormat = (typeof filmFormats)[number];

/** as in the view; so that all of the run is seen; with the body */
export const filmCameras = ['view', 'all', 'along'] as const;
export type FilmCamera = (typeof filmCameras)[number];

export type FilmGround = Exclude<Ground, 'clear'>;
export const filmGrounds = ['shown', 'white'] as const satisfies readonly FilmGround[];

export interface FilmChoice {
  readonly subject: FilmSubject;
  /** frames of the run, both included */
  readonly from: number;
  readonly to: number;
  readonly camera: FilmCamera;
  readonly format: FilmFormat;
  /** pixels */
  readonly width: number;
  readonly ground: FilmGround;
}

/** What is shown at one picture of a film. */
export interface Shot {
  /** of a step */
  readonly address: string;
  /** fraction of the sweep that the step is shown by */
  readonly time: number;
}

/** How far the making has come. */
export interface FilmProgress {
  readonly done: number;
  readonly all: number;
}

/** Films made without end would fill the memory. */
export const mostPictures = 3600;

export type FilmCodec = 'vp9' | 'vp8' | 'avc';

export interface FilmSize {
  /** of the whole picture; both even, as video has to be */
  readonly width: number;
  readonly height: number;
  /** pixels for each of the page */
  readonly ratio: number;
}

export interface FilmHelp {
  /** of a video */
  readonly codec: FilmCodec | null;
  readonly onProgress: (progress: FilmProgress) => void;
  readonly signal: AbortSignal;
}

export interface MadeFilm {
  readonly content: Blob;
  readonly size: FilmSize;
  readonly pictures: number;
  readonly seconds: number;
}
