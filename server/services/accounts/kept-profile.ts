import { isDeepStrictEqual } from 'node:util';
import { MAX_INTRO, MAX_PROFILE } from '#model/contract/account/member-limits';
import { EMPTY_PROFILE, type MemberProfile } from '#model/contract/account/profile';
import { MAX_SHOWN } from '#model/contract/community/text-limits';
import type { PostNode } from '#model/contract/rich-text';
import { shownIn, wordsOf } from '#model/writing/post/words';
import { Refusal } from '../refusal.ts';

export type ProfileChanges = Readonly<Partial<MemberProfile>>;

/** As it is kept: the introduction once, as rich text, and what games call a player as text. */
interface Kept extends Omit<MemberProfile, 'selfIntro' | 'selfIntroRich' | 'serverIds'> {
  readonly selfIntro: readonly PostNode[];
  readonly serverIds: readonly { readonly id: string; readonly server: number }[];
}

const PLAYER = /^\d{1,15}$/;
/** No one could write other ids into a game. */
const numbered = (ids: Kept['serverIds']): MemberProfile['serverIds'] =>
  ids.filter(({ id }) => PLAYER.test(id)).map(({ id, server }) => ({ id: Number(id), server }));

/** Fields that came later have their default for those who saved before; an introduction from before its bound is left out. */
export function readProfile(json: string): MemberProfile {
  const kept: Partial<Kept> = JSON.parse(json);
  const isBounded = Buffer.byteLength(json) <= MAX_PROFILE && Array.isArray(kept.selfIntro);
  const selfIntroRich = isBounded ? [...(kept.selfIntro ?? [])] : [];
  return {
    ...EMPTY_PROFILE,
    ...kept,
    selfIntro: wordsOf(selfIntroRich),
    selfIntroRich,
    serverIds: numbered(kept.serverIds ?? []),
  };
}

function refuseLarge({ selfIntroRich }: MemberProfile, json: string, named: keyof MemberProfile): void {
  const isTooLarge =
    wordsOf(selfIntroRich).length > MAX_INTRO ||
    shownIn(selfIntroRich) > MAX_SHOWN ||
    Buffer.byteLength(json) > MAX_PROFILE;
  if (isTooLarge) throw new Refusal('CONTENT_INVALID', { fields: { [named]: 'INVALID' } });
}

/** @throws Refusal when someone has too much to say of themself */
export function writeProfile(profile: MemberProfile, changes: ProfileChanges = {}): string {
  const { selfIntroRich, serverIds, ...others } = profile;
  const kept: Kept = {
    ...others,
    selfIntro: selfIntroRich,
    serverIds: serverIds.map(({ id, server }) => ({ id: String(id), server })),
  };
  const json = JSON.stringify(kept);
  refuseLarge(profile, json, changes.selfIntroRich === undefined ? 'selfIntro' : 'selfIntroRich');
  return json;
}

/** A text has 200 nodes at most, and a run 10,000 letters. */
const MAX_LINES = 90;
const RUNS = /[\s\S]{1,5000}/gu;

const runsOf = (line: string): PostNode[] =>
  (line.match(RUNS) ?? []).map((data): PostNode => ({ type: 'text', data }));

/** Plain words as rich text; the words of that are the same ones. */
function richOf(words: string): PostNode[] {
  const all = words.split('\n');
  const rest = all.slice(MAX_LINES - 1);
  const lines = rest.length > 1 ? [...all.slice(0, MAX_LINES - 1), rest.join('\n')] : all;
  return lines.flatMap((line, at): PostNode[] => [
    ...(at === 0 ? [] : [{ type: 'br' } as const]),
    ...runsOf(line),
  ]);
}

/** Of the two forms of an introduction the one that is not as it was counts: who sends back what they read changes neither. */
function introOf(old: MemberProfile, { selfIntro, selfIntroRich }: ProfileChanges): readonly PostNode[] {
  if (selfIntroRich !== undefined && !isDeepStrictEqual(selfIntroRich, old.selfIntroRich))
    return selfIntroRich;
  return selfIntro === undefined || selfIntro === old.selfIntro ? old.selfIntroRich : richOf(selfIntro);
}

/** What is not named stays. */
export function withChanges(old: MemberProfile, changes: ProfileChanges): MemberProfile {
  const selfIntroRich = [...introOf(old, changes)];
  return { ...old, ...changes, selfIntroRich, selfIntro: wordsOf(selfIntroRich) };
}
