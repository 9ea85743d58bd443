import type { FilmFormat, FilmRecorder } from '#src/browser/live2d/export/film-recorder.ts';

/** What turns pictures and files into a file for the visitor. */
export interface FileWriters {
  png(picture: ImageData): Promise<Blob>;
  /** Null where the browser cannot write such films. */
  film(kind: 'gif' | 'webm', format: FilmFormat): Promise<FilmRecorder | null>;
  /** By names; it has folders where names have slashes. */
  zip(files: ReadonlyMap<string, Uint8Array>): Promise<Blob>;
  save(name: string, file: Blob): void;
}
