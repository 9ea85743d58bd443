import { useDeferredValue, useMemo, useState } from 'react';
import type { Profile } from '#model/profile/profile';
import { bandsWithSets, bestItemSet, type ItemSet, ownedRates } from '#model/rules/item-sets';
import { studioSets } from '#model/rules/studio-sets';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import page from '../items.module.css';
import type { ItemsGame, ItemsProps } from '../items-game.ts';
import styles from './best-sets.module.css';
import { LastTeam } from './last-team.tsx';
import { SetWords } from './set-words.tsx';
import { useBandNames } from './use-band-names.ts';

interface Cell {
  readonly bandId: number;
  readonly attribute: Attribute;
  readonly set: ItemSet;
  /** What instruments, plaza and menu add to each parameter, per cent; on average where that differs. */
  readonly percent: number;
}

const averageOf = (set: ItemSet): number => set.rates.reduce((sum, rate) => sum + rate, 0) / set.rates.length;

function cellsOf(profile: Profile, { areaItems }: ItemsGame): readonly Cell[] {
  const owned = ownedRates(profile, areaItems);
  const sets = studioSets(areaItems);
  return bandsWithSets(areaItems).flatMap((id) =>
    ATTRIBUTES.map((attribute) => {
      const set = bestItemSet(owned, sets, id, attribute);
      return { bandId: id, attribute, set, percent: averageOf(set) };
    }),
  );
}

/** What the items bring to a team of one band and one attribute, and which of them the team builder takes for it. */
export function BestSets({ profile: latest, game }: ItemsProps) {
  const { t } = useTranslation();
  // Levels go on being set while all teams are worked out anew.
  const profile = useDeferredValue(latest);
  const cells = useMemo(() => cellsOf(profile, game), [profile, game]);
  const most = Math.max(...cells.map(({ percent }) => percent));
  const isEven = cells.every(({ percent }) => percent === most);
  const first = cells.find(({ percent }) => percent === most);
  const [chosen, choose] = useState<Pick<Cell, 'bandId' | 'attribute'> | null>(null);
  const shown =
    cells.find((cell) => cell.bandId === chosen?.bandId && cell.attribute === chosen.attribute) ?? first;
  return (
    <section id="sets" className={page.section} aria-labelledby="sets-title">
      <h2 id="sets-title">{t('areaItems.sets')}</h2>
      <p>{t('areaItems.setsText')}</p>
      <div className={styles.both}>
        <Matrix cells={cells} most={isEven ? null : most} shown={shown} game={game} onChoose={choose} />
        <div className={styles.chosen}>
          {shown && <SetWords {...shown} profile={profile} game={game} />}
          <LastTeam profile={profile} game={game} />
        </div>
      </div>
    </section>
  );
}

interface MatrixProps {
  readonly cells: readonly Cell[];
  /** The highest of them; null where all are alike. */
  readonly most: number | null;
  readonly shown: Cell | undefined;
  readonly game: ItemsGame;
  readonly onChoose: (cell: Cell) => void;
}

function Matrix({ cells, most, shown, game, onChoose }: MatrixProps) {
  const { t } = useTranslation();
  const { signedPercent, list } = useFormat();
  const nameOf = useBandNames(game);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('areaItems.setsText')}</caption>
      <thead>
        <tr>
          <td />
          {ATTRIBUTES.map((attribute) => (
            <th key={attribute} scope="col">
              <AttributeMark attribute={attribute} label={t(`attribute.${attribute}`)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bandsWithSets(game.areaItems).map((id) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.band}>
                <BandMark bandId={id} />
                <span>{nameOf(id)}</span>
              </span>
            </th>
            {cells
              .filter(({ bandId }) => bandId === id)
              .map((cell) => (
                <td key={cell.attribute}>
                  <button
                    type="button"
                    aria-pressed={cell === shown}
                    aria-label={list([
                      nameOf(id),
                      t(`attribute.${cell.attribute}`),
                      signedPercent(cell.percent),
                    ])}
                    data-most={cell.percent === most || undefined}
                    onClick={() => onChoose(cell)}
                  >
                    {signedPercent(cell.percent)}
                  </button>
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
