import { cardsFor } from '#model/gacha/chances';
import { useFormat } from '#src/components/format.ts';
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
  const found = marks.flatMap((mark) => cardsFor(curve, mark / 100) ?? []);
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
      <line x1={x(at)} x2={x(at)} y1={y(1)} y2={y(0)} />
      <path d={path} />
      {found.map((cards) => (
        <circle key={cards} cx={x(cards)} cy={y(curve[cards] ?? 0)} r={3.5} />
      ))}
    </svg>
  );
}
