import { useMemo } from 'react';
import { BAND_IDS } from '#model/listing/views/bands';
import { localised } from '#model/rules/localised';
import { SKILL_GROUPS, SKILL_TRAITS } from '#model/rules/skill-summary';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { CARD_TYPES } from '#model/vocabulary/card-types';
import { SERVERS } from '#model/vocabulary/servers';
import { AttributeMark } from '#src/components/attribute-mark.tsx';
import { BandMark } from '#src/components/band-mark.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { FacetView } from '#src/parts/listing/listing.ts';
import type { CardItem } from './card-item.ts';
import { OWNERSHIPS } from './ownership.ts';
import type { CardGame } from './use-cards-of-page.ts';

const RARITIES = [1, 2, 3, 4, 5];

/** Who it is of. */
function usePeople({ bands, characters, main, sub }: CardGame) {
  const { t } = useTranslation();
  return useMemo(() => {
    const bandName = (id: number): string => {
      const known = bands.get(id);
      return (known && localised(known.name, main, sub)?.value) ?? `#${id}`;
    };
    const band: FacetView<CardItem> = {
      ...{ key: 'band', title: t('filter.band'), look: 'chips' },
      of: ({ view }) => [String(view.bandId)],
      options: BAND_IDS.map((id) => ({
        value: String(id),
        label: bandName(id),
        icon: <BandMark bandId={id} />,
      })),
    };
    const character: FacetView<CardItem> = {
      ...{ key: 'char', title: t('page.character'), look: 'select' },
      of: ({ card }) => [String(card.characterId)],
      options: [...characters.values()].map((one) => ({
        value: String(one.id),
        label: localised(one.name, main, sub)?.value ?? `#${one.id}`,
        group: bandName(one.bandId),
      })),
    };
    return { band, character };
  }, [t, bands, characters, main, sub]);
}

/** What stands on the card. */
function useLooks(): readonly FacetView<CardItem>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        ...{ key: 'attr', title: t('filter.attribute'), look: 'chips' },
        of: ({ card }) => [card.attribute],
        options: ATTRIBUTES.map((attribute) => ({
          value: attribute,
          label: t(`attribute.${attribute}`),
          icon: <AttributeMark attribute={attribute} />,
        })),
      },
      {
        ...{ key: 'rarity', title: t('filter.rarity'), look: 'chips' },
        of: ({ card }) => [String(card.rarity)],
        options: RARITIES.map((stars) => ({
          value: String(stars),
          label: t('card.stars', { count: stars }),
          short: `${stars}★`,
        })),
      },
    ],
    [t],
  );
}

/** Where it is out, how one gets it, what its skill does. */
function useMoreFacets(): readonly FacetView<CardItem>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        ...{ key: 'server', title: t('card.servers'), look: 'select' },
        of: ({ servers }) => servers,
        options: SERVERS.map((server) => ({
          value: server,
          label: t(`server.${server}`),
          short: t(`server.short.${server}`),
        })),
      },
      {
        ...{ key: 'type', title: t('card.type'), look: 'select' },
        of: ({ card }) => [card.type],
        options: CARD_TYPES.map((type) => ({ value: type, label: t(`card.typeOf.${type}`) })),
      },
      {
        ...{ key: 'skill', title: t('card.skill'), look: 'select' },
        of: ({ skill }) => skill?.groups ?? [],
        options: SKILL_GROUPS.map((group) => ({ value: group, label: t(`card.skillOf.${group}`) })),
      },
      {
        ...{ key: 'effect', title: t('card.effect'), look: 'select' },
        of: ({ skill }) => skill?.traits ?? [],
        options: SKILL_TRAITS.map((trait) => ({ value: trait, label: t(`card.effectOf.${trait}`) })),
      },
    ],
    [t],
  );
}

/** Only where there is a profile in use. */
function useMine({ owned, excluded, hasProfile }: CardGame): readonly FacetView<CardItem>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    if (!hasProfile) return [];
    return [
      {
        ...{ key: 'mine', title: t('card.mine'), look: 'chips' },
        of: ({ id }) => [owned.has(id) ? 'owned' : 'missing', ...(excluded.has(id) ? ['excluded'] : [])],
        options: OWNERSHIPS.map((value) => ({ value, label: t(`card.mineOf.${value}`) })),
      },
    ];
  }, [t, owned, excluded, hasProfile]);
}

/** What a card is, whoever owns it. */
export function useKindFacets(game: CardGame): readonly FacetView<CardItem>[] {
  const { band, character } = usePeople(game);
  const looks = useLooks();
  const more = useMoreFacets();
  return useMemo(() => [band, ...looks, character, ...more], [band, looks, character, more]);
}

export function useCardFacets(game: CardGame): readonly FacetView<CardItem>[] {
  const kinds = useKindFacets(game);
  const mine = useMine(game);
  return useMemo(() => [...kinds, ...mine], [kinds, mine]);
}
