import { useMemo } from 'react';
import type { CardRecord } from '#model/records/card';
import { localised } from '#model/rules/localised';
import { useServers } from '../../kit/actors/use-servers.ts';
import { useCharacters } from '../../kit/data/lists.ts';
import { useFormat } from '../../kit/text/format.ts';
import { useTranslation } from '../../kit/text/translation.tsx';
import styles from './helps.module.css';

interface Props {
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
  owned: Props['owned'],
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
export function Counts({ cards, owned }: Props) {
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
