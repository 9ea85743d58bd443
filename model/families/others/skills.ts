import { joinedWords, wordsOf } from '../../listing/views/words.ts';
import type { SkillRecord } from '../../records/skill.ts';
import { memoizePerObject } from '../../rules/once.ts';
import { SKILL_GROUPS, SKILL_TRAITS, type SkillSummary, skillSummary } from '../../rules/skill-summary.ts';
import { skillText } from '../../rules/skill-text.ts';
import { type Context, defineList, type Item, type Line, type World } from '../family.ts';
import { joinWords, nameIn, numberField, optionsOf } from '../fields.ts';
import { boxed, nameField, otherHead, searchedBy } from './head.ts';
import { WORTH_KEYS, worthField, worthPicks, worthText } from './skill-worth.ts';

/** A skill at one of its levels. */
interface AtLevel extends SkillSummary {
  /** Life back; null where it gives none. */
  readonly life: number | null;
}

export interface SkillItem extends Item {
  readonly skill: SkillRecord;
  readonly name: string;
  readonly levels: readonly AtLevel[];
}

const LEVELS = [0, 1, 2, 3, 4] as const;
const HIGHEST = 4;

const levelOption = (level: number) => ({
  value: String(level),
  label: ({ words }: Context) => words.format.integer(level),
});

function skillItem(skill: SkillRecord, world: World): SkillItem {
  const { id, description, simpleDescription, lifeByLevel } = skill;
  const levels = LEVELS.map(
    (level): AtLevel => ({
      ...skillSummary(skill, level, world.main),
      life: lifeByLevel ? (lifeByLevel[level] ?? lifeByLevel.at(-1) ?? null) : null,
    }),
  );
  const best = levels[HIGHEST];
  return {
    id,
    skill,
    name: (nameIn(simpleDescription, world) ?? `#${id}`).replaceAll(/[|\n]+/g, ' · '),
    levels,
    subject: {
      id,
      names: joinedWords(wordsOf(description), wordsOf(simpleDescription)),
      tags: new Set(best?.groups.map((group) => `skill ${group}`)),
      rates: [best?.percent, best?.unifiedPercent].filter((rate) => rate != null),
    },
  };
}

/** The level that is looked at, from 0. */
const levelOf = ({ asked }: Context): (typeof LEVELS)[number] =>
  LEVELS.find((level) => String(level + 1) === asked.level?.[0]) ?? HIGHEST;
const at = ({ levels }: SkillItem, context: Context): AtLevel | undefined => levels[levelOf(context)];
const best = ({ levels }: SkillItem): AtLevel | undefined => levels[HIGHEST];
const percentOf = (item: SkillItem): number | null => best(item)?.percent ?? null;

const countsOf = memoizePerObject((cards: Context['lists']['cards']): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { skillId } of cards.values()) counts.set(skillId ?? 0, (counts.get(skillId ?? 0) ?? 0) + 1);
  return counts;
});
/** How many cards have it. */
const cardsOf = ({ id }: SkillItem, { lists }: Context): number => countsOf(lists.cards).get(id) ?? 0;

/** What it does, then in figures; what it adds on a chosen song stands in place of its cards. */
function linesOf(item: SkillItem, context: Context): readonly Line[] {
  const { main, sub, words } = context;
  const { t, format } = words;
  const { percent = 0, unifiedPercent = null, seconds = 0 } = at(item, context) ?? {};
  const worth = worthText(at(item, context), context);
  const figures = joinWords(
    percent > 0 ? t('cards.scoreUp', { percent: format.percent(percent) }) : null,
    unifiedPercent === null ? null : t('cards.unified', { percent: format.percent(unifiedPercent) }),
    t('unit.seconds', { seconds: format.decimal(seconds) }),
    worth === null
      ? t('others.cardCount', { number: format.integer(cardsOf(item, context)) })
      : t('others.worthOn', { percent: worth }),
  );
  const text = skillText(item.skill, levelOf(context), main, sub, format.decimal)?.value ?? '';
  return [[{ text }], [{ text: figures }]];
}

/** Skills with what they do at each level, and how many cards have them. */
export const FAMILY = defineList<SkillRecord, SkillItem>()({
  head: otherHead('skills', ['skills', 'cards'], ['songs']),
  list: 'skills',
  item: skillItem,
  title: ({ name }) => name,
  picture: () => ({ src: null }),
  lexicon: ['skill'],
  ...searchedBy('115%'),
  fields: {
    id: numberField<SkillItem>(false),
    name: nameField<SkillItem>(),
    percent: {
      title: 'card.skillValue',
      isNumber: true,
      text: (item, context) => context.words.format.percent(at(item, context)?.percent ?? 0),
      csv: percentOf,
      sort: { descending: true, by: percentOf },
    },
    seconds: {
      title: 'others.seconds',
      isNumber: true,
      text: (item, context) => context.words.format.decimal(at(item, context)?.seconds ?? 0),
      csv: ({ levels }) => levels.map(({ seconds }) => seconds).join(' '),
    },
    life: {
      title: 'card.skillOf.life',
      isNumber: true,
      text: (item, context) => at(item, context)?.life?.toString() ?? null,
      csv: (item) => best(item)?.life ?? null,
    },
    cards: {
      title: 'page.cards',
      isNumber: true,
      text: (item, context) => context.words.format.integer(cardsOf(item, context)),
      csv: cardsOf,
      sort: { label: 'others.cardsWith', descending: true, by: cardsOf },
    },
    skill: {
      title: 'card.skill',
      facet: {
        options: optionsOf(SKILL_GROUPS, (group) => `card.skillOf.${group}`),
        of: (item) => best(item)?.groups ?? [],
      },
    },
    effect: {
      title: 'card.effect',
      facet: {
        options: optionsOf(SKILL_TRAITS, (trait) => `card.effectOf.${trait}`),
        of: (item) => best(item)?.traits ?? [],
      },
    },
    song: worthField<SkillItem>(at, best),
  },
  columns: ['name', 'id', 'percent', 'seconds', 'life', 'cards', 'song'],
  sorts: ['id', 'name', 'percent', 'cards', 'song'],
  facets: ['skill', 'effect'],
  picks: worthPicks<SkillItem>(best),
  reads: ['level', ...WORTH_KEYS],
  // The highest level first, as everybody plays.
  looks: {
    key: 'level',
    title: 'card.skillLevel',
    options: [levelOption(5), ...[4, 3, 2, 1].map(levelOption)],
  },
  ...boxed<SkillItem>({ phone: 284, wide: 330, ratio: 0, lines: 132, phoneLines: 150 }, linesOf),
});
