import { useEffect, useRef } from 'react';
import { EMPTY_SCENE, type Live2dScene } from '#model/media/live2d/scene/scene';
import { sceneIn, sceneParams } from '#model/media/live2d/scene/scene-address';
import { useAddress } from '#src/kit/address/use-address.ts';
import { currentView, type Viewer } from '../use-live2d.ts';

/** While a slider is drawn the address waits. */
const REST_MS = 400;

const SCENE_CODEC = {
  decode: sceneIn,
  encode: (scene: Live2dScene) => new URLSearchParams(sceneParams(scene)),
};

const textOf = (scene: Live2dScene): string => SCENE_CODEC.encode(scene).toString();

/** Opens the scene of the address, or what the page begins with, and writes into the address what becomes of it. */
export function useSceneAddress(viewer: Viewer, start: Live2dScene): void {
  const { latest, change } = useAddress(SCENE_CODEC);
  const begun = useRef<string | null>(null);
  useEffect(() => {
    const text = textOf(start);
    if (begun.current === text) return;
    begun.current = text;
    const asked = latest();
    currentView(viewer).open(textOf(asked) === '' ? start : asked);
  }, [viewer, start, latest]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let seen: readonly unknown[] = [];
    const write = () => {
      const { scene } = currentView(viewer);
      // A page that is as it began has its plain address.
      change(textOf(scene) === textOf(start) ? EMPTY_SCENE : scene);
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
