import type { ChartInput } from '#model/chart/judging/inputs';
import { type Target, targetsOf } from '#model/chart/judging/targets';
import { JUDGEMENT_WINDOWS } from '#model/chart/judging/windows';
import type { PlayableChart } from '#model/chart/playing/playable';

/** Least time in which a flick at the end of a bent slide can follow its time. */
const FLICKED = 1e-4;
/** A tap is let go after this long. */
const TAP_SECONDS = 0.03;

const sideways = ({ direction, width }: Target): { dx: number; dy: number } =>
  direction === null ? { dx: 0, dy: -0.05 } : { dx: (direction === 'Left' ? -0.011 : 0.011) * width, dy: 0 };

/** What a player does who hits every note in its middle, `error(note)` seconds after its time. Each note or slide has a finger of its own. */
export function playedInputs(chart: PlayableChart, error: (note: number) => number = () => 0): ChartInput[] {
  const inputs: ChartInput[] = [];
  const ribbonFingers = new Map<number, number>();
  for (const target of targetsOf(chart, JUDGEMENT_WINDOWS.standard)) {
    const { note, lane: x, gesture, part, ribbon } = target;
    const time = target.time + error(note);
    if (part === 'press' && ribbon !== null) ribbonFingers.set(ribbon, note);
    const finger = (ribbon === null ? undefined : ribbonFingers.get(ribbon)) ?? note;
    const flickTime = part === 'press' ? time : time + FLICKED;
    if (part === 'press') inputs.push({ kind: 'down', finger, x, time });
    else inputs.push({ kind: 'move', finger, x, time, dx: 0, dy: 0 });
    if (gesture === 'flick' || gesture === 'directional') {
      inputs.push({ kind: 'move', finger, x, time: flickTime, ...sideways(target) });
    }
    if (gesture === 'release') inputs.push({ kind: 'up', finger, time });
    else if (part !== 'tick' && (ribbon === null || part !== 'press')) {
      inputs.push({ kind: 'up', finger, time: flickTime + TAP_SECONDS });
    }
  }
  return inputs.sort((a, b) => a.time - b.time);
}
