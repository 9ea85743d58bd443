import { useMemo } from 'react';
import { luckBars } from '#model/gacha/distribution';
import type { KindLuck } from '#model/gacha/luck';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useChanceText } from '../way-texts.ts';
import styles from './luck-figures.module.css';
import { useKindTitle, useLuckText } from './totals.tsx';
import type { Simulated } from './use-simulation.ts';

/** Of so many bars each has its number below it, of more every fifth. */
const MAX_NUMBERED = 14;
const NTH_NUMBERED = 5;

/** How lucky one was with what players pull for, among all who pull the same. */
export function LuckFigures({ simulated }: { readonly simulated: Simulated }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className={styles.heading}>{t('gacha.simulate.luck')}</h3>
      {simulated.lucks.flatMap((luck) =>
        luck.isWanted ? [<LuckFigure key={luck.kind} luck={luck} simulated={simulated} />] : [],
      )}
    </>
  );
}

interface Props {
  readonly luck: KindLuck;
  readonly simulated: Simulated;
}

/** All results as bars with one's own among them; players with the same result are that bar. A table says the same. */
function LuckFigure({ luck, simulated }: Props) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const chanceText = useChanceText();
  const luckText = useLuckText(simulated);
  const bars = useMemo(() => luckBars(luck), [luck]);
  const { got, expected, fewer, more, chances } = luck;
  const { isExact } = simulated;
  const shown = bars.filter(({ from, to }) => from === to);
  const tallest = Math.max(...shown.map(({ chance }) => chance));
  const isNumbered = (count: number): boolean =>
    shown.length <= MAX_NUMBERED ||
    count === got ||
    (count % NTH_NUMBERED === 0 && Math.abs(count - got) > 1);
  const said = decimal(expected);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{luckText(luck)}</span>
        <span className={styles.note}>
          {`${t('gacha.simulate.drawn')}: ${integer(got)} · ${t('gacha.simulate.expected')}: ${isExact ? said : t('gacha.roughly', { number: said })}`}
        </span>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {shown.map(({ from, chance, side }) => (
          <span key={from} data-side={side} title={`${integer(from)} · ${chanceText(chance, isExact)}`}>
            <i style={{ '--height': chance / tallest }} />
            <small>{isNumbered(from) && integer(from)}</small>
          </span>
        ))}
      </div>
      <p className={styles.legend}>
        <span data-side="fewer">{t('gacha.simulate.fewer', { percent: chanceText(fewer, isExact) })}</span>
        <span data-side="same">
          {t('gacha.simulate.same', { percent: chanceText(chances[got] ?? 0, isExact) })}
        </span>
        <span data-side="more">{t('gacha.simulate.more', { percent: chanceText(more, isExact) })}</span>
      </p>
      <LuckTable luck={luck} bars={bars} isExact={isExact} />
    </figure>
  );
}

interface TableProps {
  readonly luck: KindLuck;
  readonly bars: ReturnType<typeof luckBars>;
  readonly isExact: boolean;
}

function LuckTable({ luck, bars, isExact }: TableProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const chanceText = useChanceText();
  const titleOf = useKindTitle();
  return (
    // A table is never narrower than its words, which had the page scroll sideways.
    <div className="visually-hidden">
      <table>
        <caption>{t('gacha.simulate.luckTable', { kind: titleOf(luck) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('gacha.cards')}</th>
            <th scope="col">{t('gacha.simulate.players')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ from, to, chance, side }) => (
            <tr key={from} aria-current={side === 'same' || undefined}>
              <th scope="row">{from === to ? integer(from) : `${integer(from)} – ${integer(to)}`}</th>
              <td>{chanceText(chance, isExact)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
