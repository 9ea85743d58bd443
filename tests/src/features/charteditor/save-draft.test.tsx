import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { parseChart } from '#model/chart/parse';
import { EMPTY_ABOUT } from '#model/writing/chart/about';
import { draftLevel } from '#src/features/charteditor/files/draft-level.ts';
import { SaveDialog } from '#src/features/charts/file/save-dialog.tsx';
import { renderPiece } from '../../render-page.tsx';

afterEach(cleanup);

const CHART = parseChart([
  { type: 'BPM', beat: 0, bpm: 120 },
  { type: 'Single', beat: 4, lane: 3 },
]);
const AUDIO = { hash: 'a'.repeat(40), name: 'own.mp3', size: 5, type: 'audio/mpeg' };
const ENGINES = { pageCount: 1, items: [{ name: 'bandori', version: 13, title: 'Engine' }] };

/** The dialog with the package chosen; `saved` are the files that the visitor got. */
async function choosePackage(music: Blob | null, answers: Readonly<Record<string, object>>) {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:package';
  };
  const about = { ...EMPTY_ABOUT, music: { type: 'custom', audio: AUDIO, cover: null } } as const;
  const level = draftLevel(about, {
    draftKey: 'charts/own',
    title: 'My own',
    author: 'mika',
    file: async (hash) => (hash === AUDIO.hash ? music : null),
  });
  const onClose = vi.fn();
  await renderPiece(<SaveDialog chart={CHART} name="own" level={level} isDraft onClose={onClose} />, {
    answers: ({ name }) => answers[name],
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Sonolus .scp' }));
  const save = await waitFor(() => screen.getByRole('button', { name: /^Save/ }));
  return { saved, save, onClose };
}

const WITH_ENGINE = { 'GET /sonolus/engines/list': ENGINES };

test('a draft is packed for Sonolus with its music from the device', async () => {
  const { saved, save, onClose } = await choosePackage(new Blob(['music']), WITH_ENGINE);
  await waitFor(() => expect(save.textContent).toBe('Save own.scp'));
  fireEvent.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(window.location.protocol, 'the page stays').toMatch(/^http/);
  const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []));
  const { item } = JSON.parse(strFromU8(files['sonolus/levels/charts-own'] ?? new Uint8Array()));
  expect(item).toMatchObject({ title: 'My own', author: 'mika', engine: { name: 'bandori' } });
  expect(strFromU8(files[item.bgm.url.slice(1)] ?? new Uint8Array())).toBe('music');
});

const NONE = /it has no engine for Sonolus, or a file did not arrive/;

test('a draft is not packed where its music is neither on the device nor at the site', async () => {
  const { saved, save } = await choosePackage(null, WITH_ENGINE);
  await waitFor(() => expect(save.textContent).toBe('Save own.scp'));
  fireEvent.click(save);
  await screen.findByText(NONE);
  expect(saved).toEqual([]);
});

test('a draft is not packed at a site without an engine', async () => {
  await choosePackage(new Blob(['music']), { 'GET /sonolus/engines/list': { pageCount: 1, items: [] } });
  await screen.findByText(NONE);
});
