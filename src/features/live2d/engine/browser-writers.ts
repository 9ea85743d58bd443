import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { saveFile } from '#src/kit/text/save-file.ts';
import type { FileWriters } from './file-writers.ts';

/** What writes files comes with the first of them. */
const load = fetchOnce(() => import('#src/browser/live2d/export/film.ts'));

export const fileWriters: FileWriters = {
  png: async (picture) => (await load()).writePng(picture),
  film: async (kind, format) => (await load()).openFilm(kind, format),
  zip: async (files) => (await load()).writeZip(files),
  save: saveFile,
};
