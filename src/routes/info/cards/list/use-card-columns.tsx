import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isCardType } from '#model/vocabulary/card-types';
import { SERVERS } from '#model/vocabulary/servers';
import { STATS } from '#model/vocabulary/stats';
import { useDates } from '#src/actors/time/use-dates.ts';
import { AttributeMark } from '#src/components/attribute-mark.tsx';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { useFormat } from '#src/components/format.ts';
import { PageLink } from '#src/components/page-link.tsx';
import type { Column } from '#src/parts/listing/listing.ts';
import type { CardItem } from '../card-item.ts';
import { cardPath } from '../card-path.ts';
import type { CardGame } from '../use-cards-of-page.ts';
import styles from './card-list.module.css';

const THUMB = 36;
const DAY = 10;

/** What the table shows and what the file holds. */
export function useCardColumns({ owned, main }: CardGame): readonly Column<CardItem>[] {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const { date } = useDates();
  return useMemo(() => {
    const typeOf = ({ card: { type } }: CardItem): string =>
      isCardType(type) ? t(`cards.typeOf.${type}`) : type;
    const releasedAt = ({ card }: CardItem): number | null => card.releasedAt[main];
    return [
      {
        ...{ key: 'card', title: t('cards.card') },
        cell: ({ id, view }) => (
          <PageLink to={cardPath(id)} className={styles.name}>
            <CardThumb card={view} size={THUMB} decorative owned={owned.has(id)} />
            <span title={view.title}>{view.title}</span>
          </PageLink>
        ),
        tell: ({ view }) => view.title,
      },
      {
        key: 'id',
        title: t('cards.number'),
        isNumber: true,
        sort: 'id',
        cell: ({ id }) => id,
        tell: ({ id }) => id,
      },
      {
        ...{ key: 'char', title: t('cards.character'), sort: 'char' },
        cell: ({ view }) => view.character,
        tell: ({ view }) => view.character,
      },
      {
        ...{ key: 'attr', title: t('filter.attribute'), sort: 'attr' },
        cell: ({ card }) => (
          <span className={styles.mark}>
            <AttributeMark attribute={card.attribute} />
            <span className="visually-hidden">{t(`attribute.${card.attribute}`)}</span>
          </span>
        ),
        tell: ({ card }) => t(`attribute.${card.attribute}`),
      },
      {
        ...{ key: 'rarity', title: t('filter.rarity'), isNumber: true, sort: 'rarity' },
        cell: ({ card }) => `${card.rarity}★`,
        tell: ({ card }) => card.rarity,
      },
      {
        ...{ key: 'power', title: t('power.title'), isNumber: true, sort: 'power' },
        cell: ({ power }) => integer(power),
        tell: ({ power }) => power,
      },
      ...STATS.map(
        (stat, at): Column<CardItem> => ({
          ...{ key: stat, title: t(`stat.${stat}`), isNumber: true, sort: stat },
          cell: ({ stats }) => integer(stats[at] ?? 0),
          tell: ({ stats }) => stats[at] ?? 0,
        }),
      ),
      {
        ...{ key: 'skill', title: t('cards.skill'), isNumber: true, sort: 'skill' },
        cell: ({ skill }) => (skill ? percent(skill.unifiedPercent ?? skill.percent) : '–'),
        tell: ({ skill }) => skill && (skill.unifiedPercent ?? skill.percent),
      },
      { key: 'type', title: t('cards.type'), cell: typeOf, tell: typeOf },
      {
        ...{ key: 'release', title: t('cards.release'), sort: 'release' },
        cell: (item) => {
          const at = releasedAt(item);
          return at === null ? <span className="muted">{t('cards.notOut')}</span> : date(at);
        },
        tell: (item) => {
          const at = releasedAt(item);
          return at && new Date(at).toISOString().slice(0, DAY);
        },
      },
      ...SERVERS.map(
        (server): Column<CardItem> => ({
          ...{ key: server, title: t(`server.${server}`), isHidden: true },
          cell: () => null,
          tell: ({ servers }) => (servers.includes(server) ? 1 : 0),
        }),
      ),
      {
        ...{ key: 'mine', title: t('cards.mineOf.owned'), isHidden: true },
        cell: () => null,
        tell: ({ id }) => (owned.has(id) ? 1 : 0),
      },
    ];
  }, [t, integer, percent, date, owned, main]);
}
