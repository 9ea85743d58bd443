import type { Page } from 'playwright';

/** What an ear at the page's loudspeaker has noted; all moments in seconds of the audio context. */
export interface Heard {
  /** Where it began to sound after silence. */
  readonly onsets: readonly number[];
  readonly loudest: number;
  /** The position that was shown, and the moment that was heard then. */
  readonly places: readonly (readonly [position: number, at: number])[];
}

/** What the ear keeps on the window of the page. */
interface TappedWindow {
  heard: { onsets: number[]; loudest: number; places: [number, number][] };
}

/** In the page, before its own scripts: listens to all that goes to the loudspeaker, and reads the clock of the simulator. */
function tap(): void {
  const heard: TappedWindow['heard'] = { onsets: [], loudest: 0, places: [] };
  (window as unknown as TappedWindow).heard = heard;
  type Connect = (this: AudioNode, to: AudioNode | AudioParam, ...ports: number[]) => AudioNode;
  const connect = AudioNode.prototype.connect as Connect;
  const ears = new Map<AudioContext, AnalyserNode>();
  const tapped: Connect = function (to, ...ports) {
    if (to instanceof AudioDestinationNode && to.context instanceof AudioContext) {
      const ear = ears.get(to.context) ?? new AnalyserNode(to.context, { fftSize: 32_768 });
      ears.set(to.context, ear);
      connect.call(this, ear, ...ports);
    }
    return connect.call(this, to, ...ports);
  };
  AudioNode.prototype.connect = tapped as typeof AudioNode.prototype.connect;

  const SILENCE = 0.03;
  const LOUD = 0.01;
  let lastLoud = Number.NEGATIVE_INFINITY;
  let heardUntil = 0;
  const listen = (context: AudioContext, ear: AnalyserNode): void => {
    const samples = new Float32Array(ear.fftSize);
    const now = context.currentTime;
    ear.getFloatTimeDomainData(samples);
    for (const [i, sample] of samples.entries()) {
      const at = now - (samples.length - i) / context.sampleRate;
      if (at <= heardUntil || Math.abs(sample) < LOUD) continue;
      if (at - lastLoud > SILENCE) heard.onsets.push(at);
      heard.loudest = Math.max(heard.loudest, Math.abs(sample));
      lastLoud = at;
    }
    heardUntil = Math.max(heardUntil, now);
  };
  setInterval(() => {
    for (const [context, ear] of ears) if (context.state === 'running') listen(context, ear);
  }, 100);

  let shown = '';
  new MutationObserver(() => {
    const text = document.querySelector('#stage [role=timer] strong')?.textContent ?? '';
    const [context] = ears.keys();
    if (text === shown || !context) return;
    shown = text;
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    heard.places.push([
      60 * minutes + seconds,
      context.currentTime - (context.outputLatency || context.baseLatency),
    ]);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Before the page is opened, or again for its next reload. */
export const tapSound = (page: Page): Promise<void> =>
  page
    .context()
    .addInitScript(tap)
    .then(() => undefined);

export const heardOn = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as TappedWindow).heard);

export const forgetHeard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign((window as unknown as TappedWindow).heard, { onsets: [], loudest: 0, places: [] });
  });
