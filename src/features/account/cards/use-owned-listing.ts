import { useMemo } from 'react';
import { sortsOf } from '#model/families/asking';
import { FAMILY } from '#model/families/cards/family';
import type { CardItem } from '#model/families/cards/item';
import { BOUNDS } from '#model/profile/defaults';
import { cardMaxLevel } from '#model/rules/card-parameters';
import { lexiconOfKinds } from '#model/search/lexicon';
import { facetsOf, picksOf } from '#src/kit/list/family/family-filters.tsx';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';
import type { FacetView, Filters, Listing } from '#src/kit/list/listing.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { OwnedCard } from './owned-card.ts';

/** The part of a list that does not hang on what is owned. */
export type OwnedListing = Filters<OwnedCard> &
  Pick<Listing<OwnedCard>, 'lexicon' | 'sorts' | 'examples' | 'placeholder'> & {
    /** What the filter panel shows: whether a card is owned is chosen by a switch of its own. */
    readonly panel: Filters<OwnedCard>;
  };

const LEXICON = lexiconOfKinds(FAMILY.lexicon);
/** Whether a card is owned is chosen by a switch of its own. */
const KINDS = FAMILY.facets.filter((key) => key !== 'mine');

/** What is left to do with an owned card. */
const LEFTS = ['level', 'train', 'skill', 'master', 'episodes', 'excluded'] as const;

function leftOf({ entry, card }: OwnedCard): readonly string[] {
  if (!entry) return [];
  const isTrue: Readonly<Record<(typeof LEFTS)[number], boolean>> = {
    level: entry.level < cardMaxLevel(card, entry.train === 1),
    train: card.training !== null && entry.train === 0,
    skill: entry.skill < BOUNDS.skill,
    master: entry.master < BOUNDS.master,
    episodes: entry.ep < card.episodes.length,
    excluded: entry.exclude,
  };
  return LEFTS.filter((left) => isTrue[left]);
}

function useOwnFacets(): readonly FacetView<OwnedCard>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'left',
        title: t('collection.left'),
        look: 'select',
        of: leftOf,
        options: LEFTS.map((value) => ({ value, label: t(`collection.leftOf.${value}`) })),
      },
    ],
    [t],
  );
}

function useSorts({ context }: FamilyData<CardItem>): Listing<OwnedCard>['sorts'] {
  const { t } = useTranslation();
  return useMemo(() => {
    const [first, ...others] = sortsOf(FAMILY, context);
    return [
      first,
      {
        key: 'own',
        label: t('collection.sort.power'),
        startsDescending: true,
        of: ({ ownPower, power }) => ownPower ?? power,
      },
      {
        key: 'level',
        label: t('card.level'),
        startsDescending: true,
        of: ({ entry }) => entry?.level ?? null,
      },
      {
        key: 'added',
        label: t('collection.sort.added'),
        startsDescending: true,
        of: ({ place }) => place,
      },
      ...others,
    ];
  }, [t, context]);
}

/** Chosen by a switch of its own, but asked for in the address like every filter. */
function useMineFacet(): FacetView<OwnedCard> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      key: 'mine',
      title: t('card.mine'),
      look: 'chips',
      of: ({ entry }) => [entry ? 'owned' : 'missing'],
      options: [
        { value: 'owned', label: t('card.mineOf.owned') },
        { value: 'missing', label: t('card.mineOf.missing') },
      ],
    }),
    [t],
  );
}

/** All filters of cards, and those of a collection. */
export function useOwnedListing(game: FamilyData<CardItem>): OwnedListing {
  const { t } = useTranslation();
  const own = useOwnFacets();
  const mine = useMineFacet();
  const sorts = useSorts(game);
  return useMemo(() => {
    const panel: Filters<OwnedCard> = {
      facets: [...facetsOf(FAMILY, game, KINDS), ...own],
      picks: picksOf(FAMILY, game.context),
      ranges: [],
    };
    const { text, example } = FAMILY.placeholder;
    return {
      ...panel,
      panel,
      facets: [mine, ...panel.facets],
      lexicon: LEXICON,
      sorts,
      placeholder: t(text, { example }),
      examples: FAMILY.examples.map(({ typed, meaning }) => ({ typed, meaning: t(meaning) })),
    };
  }, [t, game, own, mine, sorts]);
}
