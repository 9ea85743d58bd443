import { readBuildData } from '#model/media/live2d/model-files';
import { FileMissing } from '#src/browser/live2d/live2d-stage.ts';
import { openLive2dStage } from '#src/browser/live2d/stage/open-stage.ts';

/** Runs in the page of bench/live2d.ts, which calls it by name. */

const FRAME_MS = 1_000 / 60;
const WIDTH = 900;
const HEIGHT = 700;

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Files by their names, in base64; `buildData` is JSON. */
export interface BenchFigure {
  readonly buildData: string;
  readonly files: Readonly<Record<string, string>>;
  readonly motion: string;
}

/** Milliseconds that each frame takes of the page, while a motion plays, she blinks, breathes and looks about. */
async function frames({ buildData, files, motion }: BenchFigure, count: number): Promise<number[]> {
  const model = readBuildData(JSON.parse(buildData));
  if (model === null) throw new Error('no model');
  const stage = await openLive2dStage();
  document.body.append(stage.canvas);
  stage.resize(WIDTH, HEIGHT, 1);
  const figure = await stage.add(
    {
      files: model,
      still: null,
      async read(file) {
        const content = files[file.file];
        if (content === undefined) throw new FileMissing(file);
        return bytesOf(content);
      },
    },
    new AbortController().signal,
  );
  if (figure.kind !== 'puppet') throw new Error(`drawn as ${figure.kind}`);
  figure.play(motion, { isLoop: true }).catch(() => undefined);
  const took: number[] = [];
  for (let frame = 0; frame < count; frame++) {
    await nextFrame();
    figure.lookAt({ x: Math.sin(frame / 20), y: Math.cos(frame / 30) });
    const began = performance.now();
    stage.step(FRAME_MS);
    took.push(performance.now() - began);
  }
  stage.close();
  return took;
}

const benchLive2d = { frames };

export type BenchLive2d = typeof benchLive2d;

Object.assign(window, { benchLive2d });
