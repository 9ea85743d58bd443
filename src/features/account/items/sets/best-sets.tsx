import { useDeferredValue, useMemo, useState } from 'react';
import { bandName } from '#model/listing/views/bands';
import type { Profile } from '#model/profile/profile';
import { bandsWithSets, bestItemSet, type ItemSet, ownedRates } from '#model/rules/item-sets';
import { studioSets } from '#model/rules/studio-sets';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { useOptimizerPart } from '#src/kit/actors/use-optimizer.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { itemViews } from '../../collection/item-views.ts';
import { ItemsUsed } from '../../fields/items-used.tsx';
import page from '../items.module.css';
import type { ItemsGame, ItemsProps } from '../items-game.ts';
import styles from './best-sets.module.css';

/** Bands as visitors call them. */
function useBandNames({ bands }: ItemsGame): (id: number) => string {
  const { main, sub } = useServers();
  return (id) => bandName(bands, id, main, sub);
}

interface Props {
  readonly bandId: number;
  readonly attribute: Attribute;
  readonly set: ItemSet;
  readonly profile: Profile;
  readonly game: ItemsGame;
}

/** The items of the chosen team, in the words of the team builder's answers. */
function SetWords({ bandId, attribute, set, profile, game }: Props) {
  const { t } = useTranslation();
  const bandName = useBandNames(game);
  const { studio, plaza, menu } = set;
  const magazine = set.magazine === 'byTeam' ? null : set.magazine;
  const sources = { areaItems: game.areaItems, bandName, everyone: t('items.everyone') };
  return (
    <section className={styles.words} aria-live="polite">
      <h3>{t('areaItems.setOf', { band: bandName(bandId), attribute: t(`attribute.${attribute}`) })}</h3>
      <ItemsUsed items={itemViews(sources, profile, { studio, plaza, menu, magazine })} />
      {set.magazine === 'byTeam' && <p className={styles.note}>{t('areaItems.anyMagazine')}</p>}
    </section>
  );
}

/**
 * Which combination tools use now: what the team builder took for the best team it found last in this visit, where that was
 * of this profile, and whether it had to be one set.
 */
function LastTeam({ profile, game }: Pick<ItemsProps, 'profile'> & { readonly game: ItemsGame }) {
  const { t } = useTranslation();
  const bandName = useBandNames(game);
  const result = useOptimizerPart((view) => view.result);
  const team = result?.answer.teams[0];
  if (!result || !team || result.request.profile.name !== profile.name) return <NoTeam />;
  const { request } = result;
  const sources = { areaItems: game.areaItems, bandName, everyone: t('items.everyone') };
  const asked = { items: request.profile.items, server: request.server };
  return (
    <section className={styles.words}>
      <h3>{t('areaItems.lastTeam')}</h3>
      <ItemsUsed items={itemViews(sources, asked, team.areaItems)} />
      <p className={styles.note}>
        {t('areaItems.setting', { sets: t(`items.sets.${request.itemSets}`) })}{' '}
        <PageLink to="/tool/teambuilder">{t('page.teamBuilder')}</PageLink>
      </p>
    </section>
  );
}

/** Nothing is in use before a team was sought. */
function NoTeam() {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      {t('areaItems.noTeam')} <PageLink to="/tool/teambuilder">{t('page.teamBuilder')}</PageLink>
    </p>
  );
}

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
  // Levels go on being set while all teams are recalculated.
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
