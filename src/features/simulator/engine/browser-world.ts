import { openStage } from '#src/browser/stage/stage.ts';
import { earWorld } from './ear-world.ts';
import type { EngineWorld } from './engine-world.ts';
import { watchInputs } from './inputs.ts';

function watchSize(host: Element, hear: (width: number, height: number, pixelRatio: number) => void) {
  const observer = new ResizeObserver(() =>
    hear(host.clientWidth, host.clientHeight, window.devicePixelRatio),
  );
  observer.observe(host);
  return () => observer.disconnect();
}

const isElement = (host: object): host is HTMLElement => host instanceof HTMLElement;

export const browserWorld = (report: EngineWorld['report']): EngineWorld => ({
  ...earWorld,
  report,
  openStage(host) {
    if (!isElement(host)) throw new TypeError('the stage needs an element');
    return openStage(host);
  },
  watchSize: (host, hear) => (isElement(host) ? watchSize(host, hear) : () => undefined),
  watchInputs: (host, hear) => (isElement(host) ? watchInputs(host, hear) : () => undefined),
});
