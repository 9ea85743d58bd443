import { isSceneName, type LayerModel } from '#model/media/live2d/scene/scene';
import { cubismState } from '#src/browser/live2d/cubism/core.ts';
import type { PackageFault } from '#src/browser/live2d/files/own-model.ts';
import type { ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import { FILE_MS, openOrigin } from '#src/browser/live2d/origin-source.ts';
import { openLive2dStage } from '#src/browser/live2d/stage/open-stage.ts';
import { NotOpened, type StageWorld } from './stage-world.ts';

/** Finer pictures cost more than anyone sees (reference R131). */
const MAX_PIXEL_RATIO = 2;
/** A picture that fills a large screen twice over. */
const MAX_PICTURE_SIDE = 4_096;

type OpenedOwn = { readonly model: LayerModel } | { readonly fault: PackageFault };

/** Files of the visitor's, which this page keeps while it is open. */
export interface OwnThings {
  /** A model's package. */
  openOwn(file: File): Promise<OpenedOwn>;
  /** The name under which the picture can be a background; null where it cannot be read. */
  openPicture(file: File): Promise<string | null>;
  /** Says which picture stands for a model that cannot be drawn. */
  setStills(stillOf: (model: LayerModel) => string | null): void;
}

const MAX_NAME = 60;

/** The name of a file as a scene takes it. */
function plainName({ name }: File): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').slice(-MAX_NAME);
  return isSceneName(plain) ? plain : 'file';
}

async function bitmapOf(file: Blob): Promise<ImageBitmap> {
  const picture = await createImageBitmap(file);
  const longest = Math.max(picture.width, picture.height);
  if (longest <= MAX_PICTURE_SIDE) return picture;
  const resizeWidth = Math.round((picture.width * MAX_PICTURE_SIDE) / longest);
  picture.close();
  return createImageBitmap(file, { resizeWidth, resizeQuality: 'high' });
}

async function gamePicture(path: string): Promise<ImageBitmap> {
  const answer = await fetch(`/assets/${path}`, { signal: AbortSignal.timeout(FILE_MS) });
  if (!answer.ok) throw new Error(`no picture at ${path}`);
  return bitmapOf(await answer.blob());
}

function eachFrame(act: (now: number) => void): () => void {
  let frame = requestAnimationFrame(function again(now) {
    frame = requestAnimationFrame(again);
    act(now);
  });
  return () => cancelAnimationFrame(frame);
}

function watchSize(host: HTMLElement, act: (width: number, height: number) => void): () => void {
  const observer = new ResizeObserver(() => act(host.clientWidth, host.clientHeight));
  observer.observe(host);
  return () => observer.disconnect();
}

/** The stage of a page, with the files that the visitor opens on it. */
export function browserStage() {
  const models = new Map<string, ModelSource>();
  const pictures = new Map<string, File>();
  let stillOf = (_model: LayerModel): string | null => null;
  const world: StageWorld = {
    openStage: openLive2dStage,
    async sourceOf(model, signal) {
      if (model.kind === 'bundle')
        return openOrigin(model.bundle, model.server, () => stillOf(model), signal);
      const own = models.get(model.name);
      if (!own) throw new NotOpened();
      return own;
    },
    async pictureOf({ kind, name }) {
      if (kind === 'game') return gamePicture(name);
      const own = pictures.get(name);
      if (!own) throw new NotOpened();
      return bitmapOf(own);
    },
    library: cubismState,
    eachFrame,
    watchSize,
    pixelRatio: Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio),
  };
  const things: OwnThings = {
    async openOwn(file) {
      const { openOwnFile } = await import('#src/browser/live2d/files/own-model.ts');
      const opened = await openOwnFile(file);
      if (!opened.ok) return { fault: opened.fault };
      const name = plainName(file);
      models.set(name, opened.source);
      return { model: { kind: 'own', name } };
    },
    async openPicture(file) {
      const picture = await bitmapOf(file).catch(() => null);
      if (!picture) return null;
      picture.close();
      const name = plainName(file);
      pictures.set(name, file);
      return name;
    },
    setStills(next) {
      stillOf = next;
    },
  };
  return { world, things };
}
