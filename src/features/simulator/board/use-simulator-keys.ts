import { useEffect } from 'react';
import type { Loop } from '#model/chart/clock/timeline';
import { isTyping } from '#src/browser/page/is-typing.ts';
import { type SimulatorActor, useSimulatorCommands } from '../use-simulator.ts';

export const SKIP_SECONDS = 5;
export const FRAME_SECONDS = 1 / 60;
/** Rates that the keys go through. */
const RATE_STEP = 0.05;
const SPEED_STEP = 0.1;

/** The arrows choose in them. */
const ARROWED = 'input, [role=slider], [role=menu], [role=combobox]';
/** The space bar presses them. */
const PRESSED = 'button, a, summary, label, [role=button], [type=checkbox]';
/** What is open above the page keeps its keys. */
const ABOVE = 'dialog, [role=dialog], [role=menu]';

const within = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

interface Keys {
  readonly actor: SimulatorActor;
  readonly loop: Loop | null;
  readonly onLoop: (loop: Loop | null) => void;
  readonly changeRate: (by: number) => void;
  readonly changeSpeed: (by: number) => void;
  readonly mirror: () => void;
  readonly fullscreen: () => void;
}

/** What is printed on the keys of the lanes, from the left. */
export const LANE_CAPS = ['S', 'D', 'F', '␣', 'J', 'K', 'L'] as const;

/** What each key does; the panel lists them in this order. */
export const KEYS = [
  ['space', ['␣']],
  ['skip', ['←', '→']],
  ['frame', [',', '.']],
  ['start', ['Home']],
  ['rate', ['[', ']']],
  ['speed', ['−', '+']],
  ['ends', ['A', 'B']],
  ['loop', ['L']],
  ['mirror', ['M']],
  ['fullscreen', ['F']],
  ['pause', ['Esc']],
  ['lanes', LANE_CAPS],
  ['flick', ['↑', '←', '→']],
] as const;

function actsOf(keys: Keys, commands: ReturnType<typeof useSimulatorCommands>) {
  const { actor, loop, onLoop, changeRate, changeSpeed, mirror, fullscreen } = keys;
  const { toggle, pause, seek, step } = commands;
  const now = () => actor.getSnapshot().context.seconds;
  const end = () => actor.getSnapshot().context.chartSeconds;
  const acts: Readonly<Record<string, () => void>> = {
    ' ': toggle,
    ArrowLeft: () => seek(now() - SKIP_SECONDS),
    ArrowRight: () => seek(now() + SKIP_SECONDS),
    ',': () => step(-FRAME_SECONDS),
    '.': () => step(FRAME_SECONDS),
    Home: () => seek(0),
    '[': () => changeRate(-RATE_STEP),
    ']': () => changeRate(RATE_STEP),
    '-': () => changeSpeed(-SPEED_STEP),
    '+': () => changeSpeed(SPEED_STEP),
    '=': () => changeSpeed(SPEED_STEP),
    a: () => onLoop({ from: now(), to: loop && loop.to > now() ? loop.to : end() }),
    b: () => onLoop({ from: loop && loop.from < now() ? loop.from : 0, to: now() }),
    l: () => onLoop(null),
    m: mirror,
    f: fullscreen,
    // In play mode space is a lane.
    Escape: pause,
  };
  return acts;
}

/** The keys of the simulator, unless something with the focus has a use for them. */
export function useSimulatorKeys(keys: Keys): void {
  const commands = useSimulatorCommands(keys.actor);
  useEffect(() => {
    const acts = actsOf(keys, commands);
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping(event) || within(event, ABOVE)) return;
      if (/^(Arrow|Home)/.test(key) && within(event, ARROWED)) return;
      if (key === ' ' && (event.repeat || within(event, PRESSED))) return;
      const act = acts[key.length === 1 ? key.toLowerCase() : key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys, commands]);
}
