import type { Translate } from '#model/texts/translate';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { isByPoints } from '../points/rank-value.ts';
import { type FigureKind, figuresOf, mostPaid } from './figures.ts';
import styles from './pinned.module.css';
import { isMedley, isSameResult, type Shown } from './result.ts';

interface Props {
  readonly pin: Shown;
  readonly shown: Shown | null;
}

const LABELS: { readonly [K in FigureKind]: (t: Translate) => string } = {
  average: (t) => t('score.average'),
  total: (t) => t('builder.medley.total'),
  min: (t) => t('score.min'),
  max: (t) => t('score.max'),
  song1: (t) => t('builder.medley.song', { nth: 1 }),
  song2: (t) => t('builder.medley.song', { nth: 2 }),
  song3: (t) => t('builder.medley.song', { nth: 3 }),
  power: (t) => t('power.short'),
  points: (t) => t('builder.target.points'),
  mostPoints: (t) => `${t('builder.target.points')} (${t('builder.play.boosts')} ${mostPaid(0).spent})`,
};

const rankedOf = (pin: Shown): FigureKind => {
  if (isMedley(pin)) return 'total';
  return isByPoints(pin.plays[0].request) ? 'points' : 'average';
};

/** Like beside like: what can be compared with the result on show has its difference. */
export function FigureTable({ pin, shown }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const isShown = shown !== null && isSameResult(pin, shown);
  const ranked = rankedOf(pin);
  return (
    <div>
      <table className={styles.figures}>
        <tbody>
          {figuresOf(pin, isShown ? null : shown).map(({ kind, value, difference }) => (
            <tr key={kind} data-ranked={kind === ranked || undefined}>
              <th scope="row">{LABELS[kind](t)}</th>
              <td>{format.integer(value)}</td>
              <td className={styles.difference} data-sign={difference === null ? 0 : Math.sign(difference)}>
                {difference !== null && format.signed(difference)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isShown && <p className={styles.facts}>{t('builder.pins.shown')}</p>}
    </div>
  );
}
