import { MAX_SKILL_PERCENT, MAX_SKILL_SECONDS } from '#model/compute/asked/inputs';
import { readNumber } from '#model/listing/ranking-settings';
import type { TypedSkill } from '#model/rules/typed-team';

export const MAX_POWER = 999_999;

const tidy = (value: number): string => String(Math.round(value * 100) / 100);

/** Skills in an address, such as `100x7-115x5`. */
export const writeSkills = (skills: readonly TypedSkill[]): string =>
  skills.map(({ percent, seconds }) => `${tidy(percent)}x${tidy(seconds)}`).join('-');

/** What cannot be read is as in `plain`, which also says how many there are. */
export function readSkills(text: string | null, plain: readonly TypedSkill[]): readonly TypedSkill[] {
  const parts = (text ?? '').split('-');
  return plain.map((skill, i) => {
    const [percent = '', seconds = ''] = (parts[i] ?? '').split('x');
    return {
      percent: readNumber(percent, 0, MAX_SKILL_PERCENT, skill.percent),
      seconds: readNumber(seconds, 0, MAX_SKILL_SECONDS, skill.seconds),
    };
  });
}
