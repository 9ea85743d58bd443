import { cardsFor } from '#model/gacha/chances';
import { useFormat } from '#src/kit/text/format.ts';
import styles from '../gacha.module.css';

const [WIDTH, HEIGHT, EDGE] = [360, 150, 34];
const LINES = [0, 25, 50, 75, 100];

interface Props {
  /** Chance after 0, 1, 2, … cards. */
  readonly curve: readonly number[];
  /** The number of cards that is asked for. */
  readonly at: number;
  /** In per cent. */
  readonly marks: readonly number[];
}

/** The chance by the number of cards; the same is said in words below it. */
export function ChanceCurve({ curve, at, marks }: Props) {
  const { integer, percent } = useFormat();
  const last = Math.max(1, curve.length - 1);
  const x = (cards: number): number => EDGE + ((WIDTH - EDGE - 12) * cards) / last;
  const y = (chance: number): number => 10 + (HEIGHT - 32) * (1 - chance);
  const path = curve
    .map((chance, cards) => `${cards === 0 ? 'M' : 'L'}${x(cards).toFixed(1)} ${y(chance).toFixed(1)}`)
    .join('');
  // Where the exchange makes it certain several marks are reached at once: the highest says all.
  const found = marks
    .flatMap((mark) => {
      const cards = cardsFor(curve, mark / 100);
      return cards === null ? [] : [{ mark, cards }];
    })
    .filter(({ cards }, nth, all) => all[nth + 1]?.cards !== cards);
  return (
    <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {LINES.map((line) => (
        <g key={line}>
          <line x1={EDGE} x2={WIDTH - 12} y1={y(line / 100)} y2={y(line / 100)} />
          <text x={EDGE - 4} y={y(line / 100) + 4} textAnchor="end">
            {percent(line)}
          </text>
        </g>
      ))}
      {[0, last / 2, last].map((cards) => (
        <text key={cards} x={x(cards)} y={HEIGHT - 4} textAnchor="middle">
          {integer(cards)}
        </text>
      ))}
      <path className={styles.ground} d={`${path}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`} />
      <line className={styles.here} x1={x(at)} x2={x(at)} y1={y(1)} y2={y(0)} />
      <path className={styles.stroke} d={path} />
      {found.map(({ mark, cards }) => {
        const [cx, cy] = [x(cards), y(curve[cards] ?? 0)];
        const isLate = cx > WIDTH / 2;
        return (
          <g key={cards}>
            <circle cx={cx} cy={cy} r={3.5} />
            <text x={cx + (isLate ? -7 : 7)} y={cy + 14} textAnchor={isLate ? 'end' : 'start'}>
              {`${percent(mark)} · ${integer(cards)}`}
            </text>
          </g>
        );
      })}
      <circle className={styles.now} cx={x(at)} cy={y(curve[at] ?? 0)} r={4.5} />
    </svg>
  );
}
