import { compileSource, sourceServer } from '#model/media/story/compile-source';
import { type StorySheet, sheetOf, sourceOf, sourceText } from '#model/media/story/editing/sheet';
import { isStoryProblem } from '#model/media/story/limits';
import { transcript } from '#model/media/story/reading/transcript';
import { storyRows } from '#model/media/story/rows';
import { webgalFile } from '#model/media/story/writing/webgal/webgal-file';
import type { WebgalLine } from '#model/media/story/writing/webgal/webgal-line';
import { webgalLines } from '#model/media/story/writing/webgal/webgal-script';

export const EXPORT_FORMATS = ['source', 'webgal', 'txt', 'md'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A file of a story, before it is saved. */
export type StoryExport =
  | {
      readonly ok: true;
      readonly text: string;
      readonly ending: string;
      /** How each line comes out; empty where all of them are the same. */
      readonly lines: readonly WebgalLine[];
    }
  | { readonly ok: false; readonly fault: 'different' | 'unplayable' };

/** The source is read again, and must give the same one. */
function sourceExport(sheet: StorySheet): StoryExport {
  const text = sourceText(sheet);
  const back = sheetOf(text);
  const isSame =
    !isStoryProblem(back) &&
    sourceText(back) === text &&
    JSON.stringify(sourceOf(back)) === JSON.stringify(sourceOf(sheet));
  return isSame ? { ok: true, text, ending: '.json', lines: [] } : { ok: false, fault: 'different' };
}

/** Writes the story in a format. Never throws. */
export function exportStory(
  sheet: StorySheet,
  format: ExportFormat,
  { title, origin }: { readonly title: string; readonly origin: string },
): StoryExport {
  if (format === 'source') return sourceExport(sheet);
  const source = sourceOf(sheet);
  const script = compileSource(source);
  if (isStoryProblem(script)) return { ok: false, fault: 'unplayable' };
  if (format !== 'webgal')
    return { ok: true, text: transcript(title, storyRows(script), format), ending: `.${format}`, lines: [] };
  const lines = webgalLines(script, sheet.actions.length, origin);
  const text = webgalFile(script, lines, { title, server: sourceServer(source), origin });
  return { ok: true, text, ending: '.webgal.txt', lines };
}
