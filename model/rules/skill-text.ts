import type { SkillRecord } from '../records/skill.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import { type Localised, localised } from './localised.ts';

/**
 * What a skill does at a level, in the words of the visitor's servers; null when the data has no text. `levelIndex` 0–4. With
 * life gained `{0}` stands for it and `{1}` for the seconds, otherwise `{0}` for the seconds (reference R4).
 */
export function skillText(
  skill: SkillRecord,
  levelIndex: number,
  main: ServerIndex,
  sub: ServerIndex,
  tell: (value: number) => string,
): Localised<string> | null {
  const found = localised(skill.description, main, sub);
  if (!found) return null;
  const seconds = skill.durations[levelIndex] ?? skill.durations.at(-1) ?? 0;
  const life = skill.lifeByLevel?.[levelIndex];
  const values = life === undefined ? [seconds] : [life, seconds];
  const value = found.value.replace(/\{(\d)\}/g, (whole, place: string) => {
    const known = values[Number(place)];
    return known === undefined ? whole : tell(known);
  });
  return { ...found, value };
}
