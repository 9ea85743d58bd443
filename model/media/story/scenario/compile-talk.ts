import { asArray, asInteger, asNumber, asObject, asText, type JsonObject } from '#model/records/reading';
import { voiceFile } from '../files.ts';
import { asName, type LetterCount, MAX_AT_ONCE, milliseconds, type Notes } from '../limits.ts';
import type { FigureAct, StoryVoice, TalkAct } from '../script.types.ts';
import { type Chorus, isOne } from './chorus.ts';
import { compileEffect, compileSound } from './compile-effects.ts';
import { asCharacter, asFileName, asFlag, asVolume, type Scenario } from './read-scenario.ts';

const LIP_SYNC = ['text', 'voice', 'closed'] as const;

/** What compiling a talk needs to know besides the talk itself. */
export interface TalkReading {
  readonly scenario: Scenario;
  readonly notes: Notes;
  readonly letters: LetterCount;
  readonly chorus: Chorus;
  /** Where the scenario says that voices lie. */
  readonly bundles: readonly string[];
  /** Where voices lie otherwise. */
  readonly place: string | null;
}

const lastPart = (bundle: string): string => bundle.slice(bundle.lastIndexOf('/') + 1);

/** Of several bundles the one whose name the voice or the character has. */
function bundleOf({ bundles, place }: TalkReading, voiceId: string, characterId: number): string | null {
  const [only = place, ...others] = bundles;
  if (others.length === 0) return only;
  const number = String(characterId).padStart(3, '0');
  const byName = bundles.find((bundle) => voiceId.startsWith(lastPart(bundle)));
  return byName ?? bundles.find((bundle) => lastPart(bundle).endsWith(number)) ?? only;
}

const delayOf = (seconds: unknown): number => milliseconds(asNumber(seconds) ?? 0);
const first = (value: unknown): readonly JsonObject[] => asArray(value).slice(0, MAX_AT_ONCE).map(asObject);

function voicesOf(reading: TalkReading, value: unknown): readonly StoryVoice[] {
  return first(value).flatMap(({ characterId, voiceId, volume, delay }) => {
    const name = asFileName(voiceId);
    if (name === '') return [];
    const id = asCharacter(characterId);
    const file = voiceFile(bundleOf(reading, name, id) ?? '', name);
    if (file === null) {
      reading.notes.note('voiceId', name);
      return [];
    }
    return [{ characterId: isOne(id) ? id : 0, file, volume: asVolume(volume), delayMs: delayOf(delay) }];
  });
}

const actsOf = (value: unknown): readonly FigureAct[] =>
  first(value).map(({ characterId, motionName, expressionName, timingSyncValue }) => ({
    characterId: asCharacter(characterId),
    motion: asName(motionName),
    expression: asName(expressionName),
    delayMs: delayOf(timingSyncValue),
  }));

/** Who is lit: those who are named, else those who are heard. */
export function litBy(named: readonly number[], voices: readonly StoryVoice[]): readonly number[] {
  const ones = named.filter(isOne);
  const lit = ones.length > 0 ? ones : voices.map(({ characterId }) => characterId).filter(isOne);
  return [...new Set(lit)];
}

export function compileTalk(reading: TalkReading, entry: unknown): TalkAct {
  const { scenario, notes, letters } = reading;
  const row = asObject(entry);
  const voices = voicesOf(reading, row.voices);
  const ids = first(row.talkCharacters).map(({ characterId }) => asCharacter(characterId));
  const ones = ids.filter(isOne);
  const named = ids.length > 0 && ones.length === 0 ? reading.chorus.of(row.windowDisplayName) : ones;
  const effect = scenario.effects[asInteger(row.effectReferenceIdx) ?? -1];
  const sound = scenario.sounds[asInteger(row.soundReferenceIdx) ?? -1];
  return {
    kind: 'talk',
    speaker: asName(row.windowDisplayName),
    text: letters.take((asText(row.body) ?? '').trim()),
    characterIds: litBy(named, voices),
    acts: actsOf(row.motions),
    voices,
    lipSync: notes.word(LIP_SYNC, 'lipSyncMode', row.lipSyncMode ?? 1) ?? 'voice',
    closes: asFlag(row.whenFinishCloseWindow),
    effect:
      asFlag(row.requirePlayEffect) && effect !== undefined ? compileEffect(notes, letters, effect) : null,
    sound: asFlag(row.requirePlaySound) && sound !== undefined ? compileSound(notes, sound) : null,
  };
}
