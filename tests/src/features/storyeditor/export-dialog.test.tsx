import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applyCommand } from '#model/media/story/editing/commands';
import { emptySheet, sheetOf } from '#model/media/story/editing/sheet';
import { isStoryProblem } from '#model/media/story/limits';
import { ExportDialog } from '#src/features/storyeditor/files/export-dialog.tsx';
import { EXPORT_FORMATS, exportStory } from '#src/features/storyeditor/files/story-export.ts';
import { renderPiece } from '../../render-page.tsx';

beforeAll(
  () => void Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true }),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const AROUND = { title: 'A walk', origin: 'https://setori.test' };
const WRITTEN =
  '{ "actions" : [ {"type":"talk","name":"Ann","body":"Yes.", "mine": 1e2}, {"type":"dance"},\n {"type":"effect","effectType":"telop","text":"Later"} ] }';

function written() {
  const sheet = sheetOf(WRITTEN);
  if (isStoryProblem(sheet)) throw new Error(sheet.problem);
  return sheet;
}

test('writes a source letter for letter, and the other formats as their readers have them', () => {
  const texts = EXPORT_FORMATS.map((format) => {
    const made = exportStory(written(), format, AROUND);
    return made.ok ? [made.ending, made.text] : made.fault;
  });
  expect(texts).toEqual([
    ['.json', WRITTEN],
    ['.webgal.txt', expect.stringContaining('\nAnn:Yes.;\n; 2: –\nintro:Later')],
    ['.txt', 'A walk\n\nAnn: Yes.\n\n[Later]\n'],
    ['.md', '# A walk\n\n**Ann**: Yes.\n\n## Later\n'],
  ]);
});

test('says that a story is too long for a format, and keeps its source', () => {
  const long = applyCommand(emptySheet(0), {
    kind: 'insert',
    at: 0,
    actions: [{ type: 'talk', name: ' ', body: 'a'.repeat(20_001) }],
  });
  expect(exportStory(long, 'webgal', AROUND)).toEqual({ ok: false, fault: 'unplayable' });
  expect(exportStory(long, 'source', AROUND).ok).toBe(true);
});

test('lists what becomes of each action before the file is saved', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  });
  const onClose = vi.fn();
  await renderPiece(<ExportDialog opened sheet={written()} title="A walk" onClose={onClose} />, {
    answers: () => ({}),
  });
  fireEvent.click(screen.getByRole('radio', { name: 'WebGAL' }));
  expect(screen.getByText('Ann:Yes.;')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Lost 1' }));
  expect(screen.queryByText('Ann:Yes.;')).toBeNull();
  expect(screen.getByRole('region', { name: 'What becomes of each action' }).textContent).toContain(
    'Lost · unknown action',
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Exact 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save the file' }));
  expect(await blobs[0]?.text()).toContain('Ann:Yes.;');
  expect(onClose).toHaveBeenCalledOnce();
});
