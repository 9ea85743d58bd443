import { useCallback } from 'react';
import { joinedWords, wordsOf } from '#model/listing/views/words';
import type { Lists, RecordList } from '#model/records/list-readers';
import type { SkillRecord } from '#model/records/skill';
import type { Format } from '#model/rules/format';
import { localised } from '#model/rules/localised';
import { SKILL_GROUPS, SKILL_TRAITS, type SkillSummary, skillSummary } from '#model/rules/skill-summary';
import { skillText } from '#model/rules/skill-text';
import type { Translate } from '#model/texts/translate';
import { useSearchValues } from '#src/kit/address/address-ahead.ts';
import type { Column, FacetView, Listing, LookView, SortView } from '#src/kit/list/listing.ts';
import { useFormat } from '#src/kit/text/format.ts';
import type { Servers } from './list/names.ts';
import { shelfListing, type Thing } from './list/shelf.tsx';
import { ShelfPage } from './list/shelf-page.tsx';
import { listsOfWorth, WORTH_KEYS, worthOfSkills } from './pieces/worth.ts';

/** A skill at one of its levels. */
interface AtLevel extends SkillSummary {
  readonly text: string;
  /** Life back; null where it gives none. */
  readonly life: number | null;
}

interface SkillItem extends Thing {
  readonly levels: readonly AtLevel[];
  /** Cards with it. */
  readonly cards: number;
}

const LEVELS = [0, 1, 2, 3, 4] as const;
const HIGHEST = 4;
const LISTS: readonly RecordList[] = ['skills', 'cards'];
const SIZES = {
  phone: { width: 284, height: () => 150 },
  wide: { width: 330, height: () => 132 },
};

/** The highest level first, as everybody plays. */
const LEVEL_ORDER = [5, 4, 3, 2, 1] as const;
const levelIn = (look: string): number => Number(look || HIGHEST + 1) - 1;

function levelLooks(t: Translate, integer: (value: number) => string): LookView {
  const [first, ...others] = LEVEL_ORDER.map((level) => ({ value: String(level), label: integer(level) }));
  if (!first) throw new Error('skills have levels');
  return { key: 'level', title: t('card.skillLevel'), options: [first, ...others] };
}

function countCards({ cards }: Lists): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { skillId } of cards.values()) counts.set(skillId ?? 0, (counts.get(skillId ?? 0) ?? 0) + 1);
  return counts;
}

type Decimal = (value: number) => string;

function skillItem(skill: SkillRecord, cards: number, { main, sub }: Servers, decimal: Decimal): SkillItem {
  const { id, description, simpleDescription, lifeByLevel } = skill;
  const levels = LEVELS.map(
    (level): AtLevel => ({
      ...skillSummary(skill, level, main),
      text: skillText(skill, level, main, sub, decimal)?.value ?? '',
      life: lifeByLevel ? (lifeByLevel[level] ?? lifeByLevel.at(-1) ?? null) : null,
    }),
  );
  const rates = [levels[HIGHEST]?.percent, levels[HIGHEST]?.unifiedPercent].filter((rate) => rate != null);
  return {
    id,
    number: id,
    name: (localised(simpleDescription, main, sub)?.value ?? `#${id}`).replaceAll(/[|\n]+/g, ' · '),
    levels,
    cards,
    subject: {
      id,
      names: joinedWords(wordsOf(description), wordsOf(simpleDescription)),
      tags: new Set(levels[HIGHEST]?.groups.map((group) => `skill ${group}`)),
      rates,
    },
  };
}

/** At the level that is looked at. */
const at = ({ levels }: SkillItem, look: string): AtLevel | undefined => levels[levelIn(look)];

const percentOf = ({ levels }: SkillItem): number | null => levels[HIGHEST]?.percent ?? null;

const columnsOf = (t: Translate, { percent, decimal, integer }: Format): readonly Column<SkillItem>[] => [
  {
    key: 'percent',
    title: t('card.skillValue'),
    cell: (item, look) => percent(at(item, look)?.percent ?? 0),
    csv: percentOf,
    isNumber: true,
    sort: 'percent',
  },
  {
    key: 'seconds',
    title: t('others.seconds'),
    cell: (item, look) => decimal(at(item, look)?.seconds ?? 0),
    csv: (item) => item.levels.map(({ seconds }) => seconds).join(' '),
    isNumber: true,
  },
  {
    key: 'life',
    title: t('card.skillOf.life'),
    cell: (item, look) => at(item, look)?.life ?? '–',
    csv: (item) => item.levels[HIGHEST]?.life ?? null,
    isNumber: true,
  },
  {
    key: 'cards',
    title: t('page.cards'),
    cell: ({ cards }) => integer(cards),
    csv: ({ cards }) => cards,
    isNumber: true,
    sort: 'cards',
  },
];

const facetsOf = (t: Translate): readonly FacetView<SkillItem>[] => [
  {
    key: 'skill',
    title: t('card.skill'),
    look: 'chips',
    options: SKILL_GROUPS.map((group) => ({ value: group, label: t(`card.skillOf.${group}`) })),
    of: ({ levels }) => levels[HIGHEST]?.groups ?? [],
  },
  {
    key: 'effect',
    title: t('card.effect'),
    look: 'chips',
    options: SKILL_TRAITS.map((trait) => ({ value: trait, label: t(`card.effectOf.${trait}`) })),
    of: ({ levels }) => levels[HIGHEST]?.traits ?? [],
  },
];

const sortsOf = (t: Translate): readonly SortView<SkillItem>[] => [
  { key: 'percent', label: t('card.skillValue'), startsDescending: true, of: percentOf },
  { key: 'cards', label: t('others.cardsWith'), startsDescending: true, of: ({ cards }) => cards },
];

/** `worth` is what it adds on the chosen song; there is room for that in place of the cards. */
function factsOf(item: SkillItem, look: string, worth: string | null, t: Translate, format: Format): string {
  const { percent = 0, unifiedPercent = null, seconds = 0 } = at(item, look) ?? {};
  return [
    ...(percent > 0 ? [t('cards.scoreUp', { percent: format.percent(percent) })] : []),
    ...(unifiedPercent === null ? [] : [t('cards.unified', { percent: format.percent(unifiedPercent) })]),
    t('unit.seconds', { seconds: format.decimal(seconds) }),
    worth ?? t('others.cardCount', { number: format.integer(item.cards) }),
  ].join(' · ');
}

/** Skills with what they do at each level, and how many cards have them. */
export function Skills() {
  const format = useFormat();
  const asked = useSearchValues(WORTH_KEYS);
  const listing = useCallback(
    (lists: Lists, servers: Servers, t: Translate): Listing<SkillItem> => {
      const counts = countCards(lists);
      const worth = worthOfSkills<SkillItem>({ lists, servers, asked, t, format, skillOf: at });
      return shelfListing(
        {
          name: 'skills',
          items: [...lists.skills.values()].map((skill) =>
            skillItem(skill, counts.get(skill.id) ?? 0, servers, format.decimal),
          ),
          example: '115%',
          lexicon: ['skill'],
          sizes: SIZES,
          looks: levelLooks(t, format.integer),
          facets: facetsOf(t),
          picks: worth.picks,
          sorts: [...sortsOf(t), ...worth.sorts],
          columns: [...columnsOf(t, format), ...worth.columns],
          words: (item, look) => (
            <>
              <p>{at(item, look)?.text}</p>
              <p>{factsOf(item, look, worth.textOf(item, look), t, format)}</p>
            </>
          ),
        },
        t,
      );
    },
    [format, asked],
  );
  return <ShelfPage name="skills" needs={LISTS} late={listsOfWorth(asked)} listing={listing} />;
}
