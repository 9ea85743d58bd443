import { describe, expect, test } from 'vitest';
import type { ExportTask } from '#machines/live2d/live2d.types';
import type { FilmRecorder } from '#src/browser/live2d/export/film-recorder.ts';
import type { ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import { type Making, makeFile, NotMade } from '#src/features/live2d/engine/make-file.ts';
import { FakeFigure, FakeStage, FILES, sourceWithout } from './fake-stage.ts';

const TASK: ExportTask = {
  kind: 'png',
  name: 'mine',
  layer: 1,
  seconds: 1,
  pngScale: 4,
  isTransparent: true,
};

const BLOB = new Blob(['file']);

function start(task: Partial<ExportTask>, source: ModelSource = sourceWithout()) {
  const stage = new FakeStage();
  const figure = new FakeFigure(source);
  const saved: string[] = [];
  const zips: ReadonlyMap<string, Uint8Array>[] = [];
  const progress: [number, number][] = [];
  const film = { frames: 0, isCancelled: false };
  const recorder: FilmRecorder = {
    add: async () => {
      film.frames += 1;
    },
    end: async () => BLOB,
    cancel: () => {
      film.isCancelled = true;
    },
  };
  const ending = new AbortController();
  const making: Making = {
    task: { ...TASK, ...task },
    stage,
    figure,
    source,
    signal: ending.signal,
    onProgress: (done, total) => progress.push([done, total]),
    writers: {
      png: async () => BLOB,
      film: async () => recorder,
      zip: async (files) => {
        zips.push(files);
        return BLOB;
      },
      save: (name) => saved.push(name),
    },
  };
  return { stage, figure, saved, zips, progress, film, ending, making };
}

describe('file of a scene', () => {
  test('is a picture of the size that was asked for', async () => {
    const { making, stage, saved } = start({});
    await makeFile(making);
    expect(stage.shots).toEqual([{ scale: 4, isTransparent: true }]);
    expect(saved).toEqual(['mine.png']);
  });

  test('has a picture of each expression, and none of one whose file is missing', async () => {
    const { making, zips, progress, saved } = start({ kind: 'faces' }, sourceWithout('smile01.exp.json'));
    await makeFile(making);
    expect([...(zips[0]?.keys() ?? [])]).toEqual(['default.png']);
    expect(progress.at(-1)).toEqual([2, 2]);
    expect(saved).toEqual(['mine.zip']);
  });

  test('is not made where all files are missing', async () => {
    const { making, saved } = start({ kind: 'faces' }, sourceWithout('smile01.exp.json', 'default.exp.json'));
    await expect(makeFile(making)).rejects.toEqual(new NotMade('missing'));
    expect(saved).toEqual([]);
  });

  test.each([
    ['gif', 15],
    ['webm', 30],
  ] as const)('is a film of even steps: %s', async (kind, frames) => {
    const { making, stage, film, saved } = start({ kind, seconds: 2 });
    await makeFile(making);
    expect(film.frames).toBe(2 * frames);
    expect(stage.steps.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(2_000, 6);
    expect(saved).toEqual([`mine.${kind}`]);
  });

  test('gives the film back and saves nothing when it is cancelled', async () => {
    const { making, film, ending, saved } = start({ kind: 'gif' });
    await expect(
      makeFile({
        ...making,
        onProgress: (done) => {
          if (done === 3) ending.abort();
        },
      }),
    ).rejects.toThrow();
    expect(film).toEqual({ frames: 3, isCancelled: true });
    expect(saved).toEqual([]);
  });

  test('ends when it is cancelled while the end of a film is waited for', async () => {
    const { making, ending, saved } = start({ kind: 'webm', seconds: 1 });
    const film: FilmRecorder = {
      add: async () => undefined,
      cancel: () => undefined,
      end: () =>
        new Promise((_resolve, reject) => {
          film.cancel = () => reject(new Error('cancelled'));
          ending.abort();
        }),
    };
    const writers = { ...making.writers, film: async () => film };
    await expect(makeFile({ ...making, writers })).rejects.toThrow('cancelled');
    expect(saved).toEqual([]);
  });

  test('says that the browser cannot write such a film', async () => {
    const { making } = start({ kind: 'webm' });
    const writers = { ...making.writers, film: async () => null };
    await expect(makeFile({ ...making, writers })).rejects.toEqual(new NotMade('unsupported'));
  });

  test.each(['png', 'model'] as const)(
    'is not saved when it is cancelled while it is written: %s',
    async (kind) => {
      const { making, ending, saved } = start({ kind });
      const write = async () => {
        ending.abort();
        return BLOB;
      };
      const writers = { ...making.writers, png: write, zip: write };
      await expect(makeFile({ ...making, writers })).rejects.toThrow();
      expect(saved).toEqual([]);
    },
  );

  test('waits for a motion that takes long to come before it takes the picture', async () => {
    const source = sourceWithout();
    let shotsBefore = -1;
    const { making, stage, zips } = start(
      { kind: 'motions' },
      {
        ...source,
        read: async (file, signal) => {
          if (file.file === 'wave01.mtn') {
            await new Promise((resolve) => setTimeout(resolve, 800));
            shotsBefore = stage.shots.length;
          }
          return source.read(file, signal);
        },
      },
    );
    await makeFile(making);
    expect(shotsBefore).toBe(2);
    expect([...(zips[0]?.keys() ?? [])]).toEqual(['idle01.png', 'smile01.png', 'wave01.png']);
  });

  test('ends at once when it is cancelled while a file is on its way', async () => {
    const { making, ending, saved } = start(
      { kind: 'motions' },
      { ...sourceWithout(), read: () => new Promise(() => undefined) },
    );
    const made = makeFile(making);
    ending.abort();
    await expect(made).rejects.toThrow();
    expect(saved).toEqual([]);
  });

  test('has no names that lead out of its folder', async () => {
    const sly = ['../../evil', 'C:\\evil'].map((name) => ({ bundle: '', file: 'evil.exp.json', name }));
    const source = { ...sourceWithout(), files: { ...FILES, expressions: sly } };
    const { making, zips } = start({ kind: 'faces' }, source);
    await makeFile(making);
    const names = [...(zips[0]?.keys() ?? [])];
    expect(names.length).toBe(2);
    for (const name of names) expect(name).not.toMatch(/[/\\:]/);
  });

  test('is a model with what is there of its files, and a description of them', async () => {
    const { making, zips } = start({ kind: 'model' }, sourceWithout('wave01.mtn'));
    await makeFile(making);
    const names = [...(zips[0]?.keys() ?? [])];
    expect(names).toContain('model.json');
    expect(names).toContain(`${FILES.model.bundle}/${FILES.model.file}`);
    expect(names.filter((name) => name.endsWith('.mtn')).length).toBe(2);
    const description = JSON.parse(new TextDecoder().decode(zips[0]?.get('model.json')));
    expect(Object.keys(description.motions)).toEqual(['idle01', 'smile01']);
  });

  test.each(['001.moc', 'texture_00.png'])('is no model without %s', async (file) => {
    const { making, saved } = start({ kind: 'model' }, sourceWithout(file));
    await expect(makeFile(making)).rejects.toEqual(new NotMade('missing'));
    expect(saved).toEqual([]);
  });
});
