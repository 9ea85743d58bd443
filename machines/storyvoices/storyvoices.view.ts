import type { SnapshotFrom } from 'xstate';
import type { storyvoicesMachine } from './storyvoices.machine.ts';
import type { VoiceCue, VoicesCommand, VoicesContext } from './storyvoices.types.ts';

/** The machine, loaded with the text reader. */
export type StoryVoicesLogic = typeof storyvoicesMachine;

export interface StoryVoicesView {
  /** Voices are heard in turn. */
  readonly isReading: boolean;
  /** The step whose voices are heard; null while none is. */
  readonly speaking: number | null;
  readonly missing: readonly string[];
  readonly fault: VoicesContext['fault'];
  read(cues: readonly VoiceCue[], from: number): void;
  say(cue: VoiceCue): void;
  stop(): void;
}

export function storyVoicesView(
  snapshot: SnapshotFrom<StoryVoicesLogic>,
  send: (command: VoicesCommand) => void,
): StoryVoicesView {
  const { context, value } = snapshot;
  const isSpeaking = value === 'speaking';
  return {
    isReading: isSpeaking && context.isInTurn,
    speaking: isSpeaking ? (context.cues[context.at]?.index ?? null) : null,
    missing: context.missing,
    fault: context.fault,
    read: (cues, from) => send({ type: 'VOICES.READ', cues, from }),
    say: (cue) => send({ type: 'VOICES.SAY', cue }),
    stop: () => send({ type: 'VOICES.STOP' }),
  };
}
