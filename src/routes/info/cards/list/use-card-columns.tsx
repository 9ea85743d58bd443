import { useMemo } from 'react';
import { oncePer } from '#model/rules/once';
import type { Attribute } from '#model/vocabulary/attributes';
import { isCardType } from '#model/vocabulary/card-types';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { STATS } from '#model/vocabulary/stats';
import { useDates } from '#src/actors/time/use-dates.ts';
import { AttributeMark } from '#src/components/attribute-mark.tsx';
import { CardPicture } from '#src/components/card-thumb.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { CardItem } from '#src/parts/cards/card-item.ts';
import { cardPath } from '#src/parts/cards/card-path.ts';
import { marksOf, ownershipOf, useMarkedWords } from '#src/parts/cards/ownership.ts';
import type { CardGame } from '#src/parts/cards/use-cards-of-page.ts';
import { EntryName } from '#src/parts/listing/entry/entry-name.tsx';
import type { Column } from '#src/parts/listing/listing.ts';
import type { CardLooks } from './use-card-looks.tsx';

const THUMB = 36;
const DAY = 10;

type Columns = readonly Column<CardItem>[];

/** Which card it is. */
function useNames({ owned, excluded, hasProfile }: CardGame, viewOf: CardLooks['viewOf']): Columns {
  const { t } = useTranslation();
  const wordsOf = useMarkedWords({ owned, excluded, hasProfile });
  return useMemo(
    () => [
      {
        ...{ key: 'card', title: t('page.card') },
        cell: (item, look) => (
          <EntryName
            to={cardPath(item.id)}
            picture={
              <CardPicture
                card={viewOf(item, look)}
                size={THUMB}
                decorative
                isLate
                {...marksOf(ownershipOf({ owned, excluded, hasProfile }, item.id))}
                wordsOf={wordsOf}
              />
            }
            name={item.view.title}
          />
        ),
        tell: ({ view }) => view.title,
      },
      {
        ...{ key: 'id', title: t('card.number'), isNumber: true, sort: 'id' },
        cell: ({ id }) => id,
        tell: ({ id }) => id,
      },
      {
        ...{ key: 'char', title: t('page.character'), sort: 'char' },
        cell: ({ view }) => view.character,
        tell: ({ view }) => view.character,
      },
    ],
    [t, owned, excluded, hasProfile, viewOf, wordsOf],
  );
}

function useLooks(): Columns {
  const { t } = useTranslation();
  return useMemo(() => {
    const markOf = oncePer((attribute: Attribute) => (
      <AttributeMark attribute={attribute} label={t(`attribute.${attribute}`)} />
    ));
    return [
      {
        ...{ key: 'attr', title: t('filter.attribute'), sort: 'attr' },
        cell: ({ card }) => markOf(card.attribute),
        tell: ({ card }) => t(`attribute.${card.attribute}`),
      },
      {
        ...{ key: 'rarity', title: t('filter.rarity'), isNumber: true, sort: 'rarity' },
        cell: ({ card }) => `${card.rarity}★`,
        tell: ({ card }) => card.rarity,
      },
    ];
  }, [t]);
}

function useNumbers(): Columns {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  return useMemo(() => {
    const number = (key: string, title: string, of: (item: CardItem) => number): Column<CardItem> => ({
      ...{ key, title, isNumber: true, sort: key, tell: of },
      cell: (item) => integer(of(item)),
    });
    return [
      number('power', t('power.title'), ({ power }) => power),
      ...STATS.map((stat, at) => number(stat, t(`stat.${stat}`), ({ stats }) => stats[at] ?? 0)),
      {
        ...{ key: 'skill', title: t('card.skill'), isNumber: true, sort: 'skill' },
        cell: ({ skill }) => (skill ? percent(skill.unifiedPercent ?? skill.percent) : '–'),
        tell: ({ skill }) => skill && (skill.unifiedPercent ?? skill.percent),
      },
    ];
  }, [t, integer, percent]);
}

/** Since when it is out, and in the file how one gets it. */
function useOrigin(server: ServerIndex): Columns {
  const { t } = useTranslation();
  const { date } = useDates();
  return useMemo(() => {
    const wordsOf = oncePer((type: string) => (isCardType(type) ? t(`card.typeOf.${type}`) : type));
    const typeOf = ({ card }: CardItem): string => wordsOf(card.type);
    return [
      { key: 'type', title: t('card.type'), cell: typeOf, tell: typeOf, isHidden: true },
      {
        ...{ key: 'release', title: t('card.release'), sort: 'release' },
        cell: ({ card }) => {
          const at = card.releasedAt[server];
          return at === null ? <span className="muted">{t('cards.notOut')}</span> : date(at);
        },
        tell: ({ card }) => {
          const at = card.releasedAt[server];
          return at && new Date(at).toISOString().slice(0, DAY);
        },
      },
    ];
  }, [t, date, server]);
}

/** Only in the file: on which servers it is out, and whether the visitor has it. */
function useMarks(owned: ReadonlySet<number>): Columns {
  const { t } = useTranslation();
  return useMemo(() => {
    const mark = (key: string, title: string, has: (item: CardItem) => boolean): Column<CardItem> => ({
      ...{ key, title, isHidden: true },
      cell: () => null,
      tell: (item) => (has(item) ? 1 : 0),
    });
    return [
      ...SERVERS.map((server) =>
        mark(server, t(`server.${server}`), ({ servers }) => servers.includes(server)),
      ),
      mark('mine', t('card.mineOf.owned'), ({ id }) => owned.has(id)),
    ];
  }, [t, owned]);
}

/** What the table shows and what the file holds; `server` is the one that is asked for. */
export function useCardColumns(
  game: CardGame,
  server: ServerIndex | null,
  viewOf: CardLooks['viewOf'],
): Columns {
  const { owned, main } = game;
  const names = useNames(game, viewOf);
  const looks = useLooks();
  const numbers = useNumbers();
  const origin = useOrigin(server ?? main);
  const marks = useMarks(owned);
  return useMemo(
    () => [...names, ...looks, ...origin, ...numbers, ...marks],
    [names, looks, origin, numbers, marks],
  );
}
