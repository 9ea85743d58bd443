import { packFiles } from '../../files/packed-chart.ts';
import type { FilmFormat, FilmRecorder } from './film-recorder.ts';
import { openGif } from './gif-film.ts';
import { openWebm } from './webm-film.ts';

/** Null where the browser cannot write such films. */
export const openFilm = async (kind: 'gif' | 'webm', shape: FilmFormat): Promise<FilmRecorder | null> =>
  kind === 'gif' ? openGif(shape) : openWebm(shape);

export function writePng(picture: ImageData): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** By names; it has folders where names have slashes. */
export const writeZip = async (files: ReadonlyMap<string, Uint8Array>): Promise<Blob> =>
  new Blob([packFiles(files)], { type: 'application/zip' });
