import type { ProfileText } from '../../records/character-profile.ts';
import { memoizePerObject } from '../../rules/once.ts';
import type { TaggedWords } from '../../search/lexicon.ts';
import type { Context } from '../family.ts';

/** What several characters say of themselves in the same words. */
const SHARED_TEXTS = ['school', 'schoolYear'] as const satisfies readonly ProfileText[];
export type SharedText = (typeof SHARED_TEXTS)[number];

type Profiles = Context['lists']['characterProfiles'];
type Groups = ReadonlyMap<number, number>;

/** Schools have no numbers, and their names have commas: each is known by the first character who has the same text. */
function groupsBy(profiles: Profiles, text: SharedText): Groups {
  const firsts = new Map<string, number>();
  const groups = new Map<number, number>();
  for (const [id, { texts }] of profiles) {
    // The same on every server: not everybody is on all of them.
    const key = texts[text].find((value) => value !== null);
    if (!key) continue;
    const first = firsts.get(key) ?? id;
    firsts.set(key, first);
    groups.set(id, first);
  }
  return groups;
}

/** Of each shared text, the first character who has it, by character. */
export const sharedIn = memoizePerObject(
  (profiles: Profiles): Readonly<Record<SharedText, Groups>> => ({
    school: groupsBy(profiles, 'school'),
    schoolYear: groupsBy(profiles, 'schoolYear'),
  }),
);

/** How the search tags those who share a text. */
const tagOf = (text: SharedText, first: number): string => `${text} ${first}`;

/** Tags of a character's school and year. */
export const sharedTags = (profiles: Profiles, id: number): readonly string[] =>
  SHARED_TEXTS.flatMap((text) => {
    const first = sharedIn(profiles)[text].get(id);
    return first === undefined ? [] : [tagOf(text, first)];
  });

/** The same texts on all servers as words of the search. */
export const sharedWords = memoizePerObject((profiles: Profiles): TaggedWords => {
  const words: Record<string, string[]> = {};
  for (const text of SHARED_TEXTS) {
    for (const [id, first] of sharedIn(profiles)[text]) {
      const said = (profiles.get(id)?.texts[text] ?? []).flatMap((value) => value ?? []);
      const tag = tagOf(text, first);
      words[tag] = [...new Set([...(words[tag] ?? []), ...said])];
    }
  }
  return words;
});
