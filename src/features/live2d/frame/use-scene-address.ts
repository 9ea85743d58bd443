import { useEffect, useRef } from 'react';
import { EMPTY_SCENE, type Live2dScene } from '#model/media/live2d/scene/scene';
import { BARE, isBare, sceneIn, sceneParams } from '#model/media/live2d/scene/scene-address';
import { useAddress } from '#src/kit/address/use-address.ts';
import { currentView, type Viewer } from '../use-live2d.ts';

/** While a slider is drawn the address waits. */
const REST_MS = 400;

interface AddressScene extends Live2dScene {
  /** The page has a figure of its own, and this scene none. */
  readonly isBare: boolean;
}

const SCENE_CODEC = {
  decode: (params: URLSearchParams): AddressScene => ({ ...sceneIn(params), isBare: isBare(params) }),
  encode: ({ isBare, ...scene }: AddressScene) =>
    new URLSearchParams([...(isBare ? [BARE] : []), ...sceneParams(scene)]),
};

const textOf = (scene: Live2dScene): string => new URLSearchParams(sceneParams(scene)).toString();

/** What the address holds of a scene; nothing where the page is as it began. */
function inAddress(scene: Live2dScene, start: Live2dScene): AddressScene {
  if (textOf(scene) === textOf(start)) return { ...EMPTY_SCENE, isBare: false };
  return { ...scene, isBare: scene.layers.length === 0 && start.layers.length > 0 };
}

/** Opens the scene of the address, or what the page begins with, and writes into the address what becomes of it. */
export function useSceneAddress(viewer: Viewer, start: Live2dScene): void {
  const { latest, change } = useAddress(SCENE_CODEC);
  const begun = useRef<string | null>(null);
  useEffect(() => {
    const text = textOf(start);
    if (begun.current === text) return;
    begun.current = text;
    const { isBare: isAskedBare, ...asked } = latest();
    currentView(viewer).begin(textOf(asked) === '' && !isAskedBare ? start : asked);
  }, [viewer, start, latest]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let seen: readonly unknown[] = [];
    const write = () => {
      change(inAddress(currentView(viewer).scene, start));
    };
    const { unsubscribe } = viewer.actor.subscribe(({ context }) => {
      const { layers, background, pngScale, isTransparent } = context;
      const parts = [layers, background, pngScale, isTransparent];
      // Frames and files that come change nothing of the scene.
      if (parts.every((part, at) => part === seen[at])) return;
      seen = parts;
      clearTimeout(timer);
      timer = setTimeout(write, REST_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [viewer, start, change]);
}
