import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { CardRecord } from '#model/records/card';
import type { EventRecord } from '#model/records/event';
import { localised } from '#model/rules/localised';
import { useProfiles } from '../../kit/actors/use-profiles.ts';
import { useServers } from '../../kit/actors/use-servers.ts';
import { useCards, useCharacters } from '../../kit/data/lists.ts';
import { Panel } from '../../kit/detail/detail-page.tsx';
import { PageLink } from '../../kit/page/page-link.tsx';
import { useFormat } from '../../kit/text/format.ts';
import { useTranslation } from '../../kit/text/translation.tsx';
import styles from './helps.module.css';

interface CountsProps {
  readonly cards: readonly CardRecord[];
  readonly owned: ReadonlySet<number>;
}

interface Row {
  readonly key: number;
  readonly all: number;
  readonly missing: number;
}

/** How many there are of each kind, and how many the collection lacks. */
function countsBy(
  cards: readonly CardRecord[],
  owned: CountsProps['owned'],
  keyOf: (card: CardRecord) => number,
): readonly Row[] {
  const rows = new Map<number, Row>();
  for (const card of cards) {
    const key = keyOf(card);
    const { all, missing } = rows.get(key) ?? { all: 0, missing: 0 };
    rows.set(key, { key, all: all + 1, missing: missing + (owned.has(card.id) ? 0 : 1) });
  }
  return [...rows.values()].sort((a, b) => a.key - b.key);
}

/** What the profile lacks of some cards, by rarity, and folded by character. */
function Counts({ cards, owned }: CountsProps) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const characters = useCharacters().data?.byId;
  const rarities = useMemo(() => countsBy(cards, owned, ({ rarity }) => rarity).toReversed(), [cards, owned]);
  const people = useMemo(() => countsBy(cards, owned, ({ characterId }) => characterId), [cards, owned]);
  const nameOf = (id: number) => {
    const character = characters?.get(id);
    return (character && localised(character.name, main, sub)?.value) ?? `#${id}`;
  };
  return (
    <>
      <CountTable label={t('filter.rarity')} rows={rarities} nameOf={(count) => t('card.stars', { count })} />
      <details className={styles.fold}>
        <summary>{t('helps.byCharacter')}</summary>
        <CountTable label={t('helps.byCharacter')} rows={people} nameOf={nameOf} />
      </details>
    </>
  );
}

interface TableProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly nameOf: (key: number) => string;
}

function CountTable({ label, rows, nameOf }: TableProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <table className={styles.counts} aria-label={label}>
      <tbody>
        {rows.map(({ key, all, missing }) => (
          <tr key={key}>
            <th scope="row">{nameOf(key)}</th>
            <td>{t('helps.missing', { missing: integer(missing), all: integer(all) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Most visitors never ask: pickers and the tools' addresses come with the first press. */
const HelpsForm = lazy(async () => ({ default: (await import('./helps-form.tsx')).HelpsForm }));

interface Props {
  /** Ids of the cards on offer. */
  readonly cards: readonly number[];
  /** The event of the page. */
  readonly event?: EventRecord;
}

/** Which of the cards on offer would raise the visitor's best team. Nothing where the page knows of no card. */
export function HelpsPanel({ cards, event }: Props) {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <Panel id="helps" title={t('helps.title')}>
      <p className="muted">{t('helps.lead')}</p>
      <Body ids={cards} event={event ?? null} />
    </Panel>
  );
}

interface BodyProps {
  readonly ids: Props['cards'];
  readonly event: EventRecord | null;
}

function Body({ ids, event }: BodyProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { activeProfile } = useProfiles();
  const known = useCards().data?.byId;
  if (activeProfile === null) {
    return (
      <p>
        {t('helps.noProfile')} <PageLink to="/profile/cards">{t('page.collection')}</PageLink>
      </p>
    );
  }
  const cards = ids.flatMap((id) => known?.get(id) ?? []);
  const owned = new Set(activeProfile.cards.map(({ id }) => id));
  const missing = cards.filter(({ id }) => !owned.has(id));
  return (
    <div className={styles.body}>
      <Counts cards={cards} owned={owned} />
      {cards.length > 0 && missing.length === 0 && <p>{t('helps.allOwned')}</p>}
      {missing.length > 0 && isOpen && (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <HelpsForm profile={activeProfile} missing={missing} first={event} />
        </Suspense>
      )}
      {missing.length > 0 && !isOpen && (
        <Button onClick={() => setOpen(true)} className={styles.open ?? ''}>
          {t('helps.open')}
        </Button>
      )}
    </div>
  );
}
