import { useId, useMemo } from 'react';
import type { Chart } from '../../charts/chart.ts';
import { type Drawing, type DrawnLine, drawingOf } from '../drawing/drawing.ts';
import { HEADER, PAD } from '../drawing/measure.ts';
import type { StateBox } from '../drawing/place.ts';
import styles from './chart-drawing.module.css';

function State({ box, isActive }: { readonly box: StateBox; readonly isActive: boolean }) {
  return (
    <g
      data-state={box.path}
      data-active={isActive || undefined}
      data-kind={box.kind}
      className={styles.state}
    >
      <rect className={styles.box} x={box.x} y={box.y} width={box.width} height={box.height} rx={8} />
      {box.isInitial && <circle className={styles.start} cx={box.x} cy={box.y} r={4} />}
      <text className={styles.key} x={box.x + PAD} y={box.y + HEADER / 2}>
        {box.key}
      </text>
      {box.rows.map(({ text, arrow, y }) => (
        <text
          key={`${text} ${y}`}
          className={arrow === null ? styles.runs : styles.event}
          x={box.x + PAD}
          y={y}
        >
          {text}
          {arrow && (
            <title>
              {[`→ ${arrow.to.join(', ') || 'stays'}`, ...arrow.actions, arrow.description].join('\n')}
            </title>
          )}
        </text>
      ))}
    </g>
  );
}

function Arrow({
  line,
  isLive,
  head,
}: {
  readonly line: DrawnLine;
  readonly isLive: boolean;
  readonly head: string;
}) {
  return (
    <path
      className={styles.line}
      data-live={isLive || undefined}
      d={line.path}
      markerEnd={`url(#${head}${isLive ? '-live' : ''})`}
    />
  );
}

function Heads({ id }: { readonly id: string }) {
  return (
    <defs>
      {['', '-live'].map((suffix) => (
        <marker
          key={suffix}
          id={`${id}${suffix}`}
          className={styles.head}
          data-live={suffix !== '' || undefined}
          viewBox="0 0 8 8"
          refX={7}
          refY={4}
          markerWidth={7}
          markerHeight={7}
          orient="auto"
        >
          <path d="M 0 0 L 8 4 L 0 8 z" />
        </marker>
      ))}
    </defs>
  );
}

/** Arrows of active states last, so that they lie on top. */
const inOrder = ({ lines }: Drawing, active: ReadonlySet<string>): readonly DrawnLine[] =>
  [...lines].sort((a, b) => Number(active.has(a.from)) - Number(active.has(b.from)));

/** The whole machine as nested boxes with arrows; the states it is in are filled. */
export function ChartDrawing({
  chart,
  active,
  states,
}: {
  readonly chart: Chart;
  readonly active: ReadonlySet<string>;
  readonly states: readonly string[];
}) {
  const head = `head-${useId().replace(/\W/g, '')}`;
  const drawing = useMemo(() => drawingOf(chart), [chart]);
  const { x, y, width, height } = drawing;
  return (
    <div className={styles.scroller}>
      <svg
        className={styles.drawing}
        role="img"
        aria-label={`Chart of ${chart.id}, active: ${states.join(', ')}`}
        viewBox={`${x} ${y} ${width} ${height}`}
        width={width}
        height={height}
      >
        <Heads id={head} />
        {drawing.boxes.map((box) => (
          <State key={box.path} box={box} isActive={active.has(box.path)} />
        ))}
        {inOrder(drawing, active).map((line) => (
          <Arrow
            key={`${line.from} ${line.to} ${line.path}`}
            line={line}
            isLive={active.has(line.from)}
            head={head}
          />
        ))}
      </svg>
    </div>
  );
}
