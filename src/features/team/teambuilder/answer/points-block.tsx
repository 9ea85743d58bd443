import type { TeamPoints } from '#model/compute/points';
import type { TeamRequest } from '#model/compute/request';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ChangeChip } from '../../figures/change-chip.tsx';
import { CountedNumber } from '../../figures/counted-number.tsx';
import { supportTitle } from '../../result/earned.ts';
import { useSources } from '../../sources/sources.tsx';
import answer from './answer.module.css';
import styles from './points.module.css';

const THUMB = 36;

interface Props {
  readonly request: TeamRequest;
  readonly cards: readonly number[];
  readonly points: TeamPoints;
  /** What they are more or less than before; null where that says nothing. */
  readonly change: number | null;
  /** Its spoken name where several teams stand on one page. */
  readonly label?: string;
}

/** What a team earns for whatever is spent on the live, and where its bonus comes from. */
export function PointsBlock({ request, cards, points, change, label }: Props) {
  const { t } = useTranslation();
  const { cardOf } = useSources();
  const format = useFormat();
  return (
    <section className={answer.block} data-part="points" aria-label={label ?? t('builder.target.points')}>
      <header className={answer.blockHead}>
        <h3>{t('builder.target.points')}</h3>
        <b className={styles.sum}>
          <CountedNumber value={points.points} />
        </b>
        {change !== null && <ChangeChip change={change} />}
      </header>
      <PointTable request={request} points={points} />
      {points.bonusPercent > 0 && (
        <CardList
          title={`${t('builder.points.bonus')} ${format.signedPercent(points.bonusPercent)}`}
          rows={cards.map((id, at) => ({ id, text: format.signedPercent(points.cardPercents[at] ?? 0) }))}
        />
      )}
      {points.support && (
        <CardList
          title={supportTitle({ t, format }, points.support.power)}
          rows={points.support.cards.map((id) => ({ id, text: cardOf(id)?.character ?? `#${id}` }))}
        />
      )}
    </section>
  );
}

interface TableProps {
  readonly request: TeamRequest;
  readonly points: TeamPoints;
}

/** One column for each number of boosts, or of challenge points: nothing is searched again for it. */
function PointTable({ request, points }: TableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const play = request.points;
  const isForChallenge = play?.kind === 'challengePoints';
  const spent = isForChallenge ? play.challengePoints : play?.boosts;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="row">{t(isForChallenge ? 'builder.play.challengePoints' : 'builder.play.boosts')}</th>
          {points.table.map((row) => (
            <th key={row.spent} scope="col" data-chosen={row.spent === spent || undefined}>
              {format.integer(row.spent)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('builder.points.points')}</th>
          {points.table.map((row) => (
            <td key={row.spent} data-chosen={row.spent === spent || undefined}>
              {format.integer(row.points)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface ListProps {
  readonly title: string;
  readonly rows: readonly { readonly id: number; readonly text: string }[];
}

function CardList({ title, rows }: ListProps) {
  const { cardOf } = useSources();
  return (
    <>
      <h4 className={styles.head}>{title}</h4>
      <ul className={styles.parts} aria-label={title}>
        {rows.map(({ id, text }) => {
          const card = cardOf(id);
          return (
            <li key={id} className={styles.part}>
              {card && <CardThumb card={card} size={THUMB} />}
              {text}
            </li>
          );
        })}
      </ul>
    </>
  );
}
