import type { CueEnd, VoiceCue, VoicesContext, VoicesEvent } from './storyvoices.types.ts';

/** Where this many lines in a row are not heard, there are no voices at all. */
export const MAX_SILENT_IN_ROW = 4;

export const initialContext = (): VoicesContext => ({
  cues: [],
  at: 0,
  isInTurn: false,
  missing: [],
  silentInRow: 0,
  fault: null,
});

/** The first cue at a step or after it; their number when there is none. */
function cueFrom(cues: readonly VoiceCue[], from: number): number {
  const found = cues.findIndex(({ index }) => index >= from);
  return found < 0 ? cues.length : found;
}

export function take(event: VoicesEvent): Partial<VoicesContext> {
  const fresh = { silentInRow: 0, fault: null };
  if (event.type === 'VOICES.READ')
    return { ...fresh, cues: event.cues, at: cueFrom(event.cues, event.from), isInTurn: true };
  return event.type === 'VOICES.SAY' ? { ...fresh, cues: [event.cue], at: 0, isInTurn: false } : {};
}

export const hasCue = (event: VoicesEvent): boolean =>
  event.type === 'VOICES.SAY' ||
  (event.type === 'VOICES.READ' && cueFrom(event.cues, event.from) < event.cues.length);

const NOTHING: VoiceCue = { index: -1, voices: [] };

export const cueOf = ({ context: { cues, at } }: { readonly context: VoicesContext }): VoiceCue =>
  cues[at] ?? NOTHING;

const endIn = (event: VoicesEvent): CueEnd | null =>
  event.type === 'xstate.done.actor.voice' ? event.output : null;

/** A cue whose slot broke was not heard at all. */
const missingAt = ({ cues, at }: VoicesContext, event: VoicesEvent): readonly string[] =>
  endIn(event)?.missing ?? (cues[at] ?? NOTHING).voices.map(({ name }) => name);

const isUnheard = (context: VoicesContext, event: VoicesEvent): boolean =>
  missingAt(context, event).length >= (context.cues[context.at] ?? NOTHING).voices.length;

/** Notes what did not come, and goes on to the next cue. */
export function noteEnd(context: VoicesContext, event: VoicesEvent): Partial<VoicesContext> {
  const missing = [...new Set([...context.missing, ...missingAt(context, event)])];
  const silentInRow = isUnheard(context, event) ? context.silentInRow + 1 : 0;
  const fault =
    endIn(event)?.kind === 'blocked' ? 'blocked' : silentInRow >= MAX_SILENT_IN_ROW ? 'absent' : null;
  return { missing, silentInRow, fault, at: context.at + 1 };
}

/** Whether the next cue follows: the last one is over, nothing else is heard, and there are voices to be had. */
export function goesOn(context: VoicesContext, event: VoicesEvent): boolean {
  const kind = endIn(event)?.kind ?? 'over';
  const isLast = context.at + 1 >= context.cues.length;
  return kind === 'over' && !isLast && noteEnd(context, event).fault === null;
}
