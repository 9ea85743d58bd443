import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FILL_PATTERNS, type FillPattern } from '#model/chart/editing/commands/fill';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LANES } from '../canvas/geometry.ts';
import { type ChartEditorActor, currentView } from '../use-chart-editor.ts';
import styles from './panels.module.css';

const BAR_BEATS = 4;
const MAX_BEATS = 64;
const FIELD_PX = 64;

interface WantedFill {
  readonly pattern: FillPattern;
  readonly beats: number;
  /** From 1, as they are shown. */
  readonly lane: number;
  readonly toLane: number;
}

const STAIRS: WantedFill = { pattern: 'stairs', beats: BAR_BEATS, lane: 1, toLane: LANES };

/** Patterns that fill a stretch from the cursor on, a note on each line of the grid. */
export function FillPanel({ actor }: { readonly actor: ChartEditorActor }) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(STAIRS);
  const { pattern, beats, lane, toLane } = wanted;
  const change = (part: Partial<WantedFill>) => setWanted({ ...wanted, ...part });
  const put = () => {
    const { cursor, grid, run } = currentView(actor);
    const fromBeat = cursor.beat;
    const division = grid / BAR_BEATS;
    // Up to the last line before the end.
    const toBeat = fromBeat + beats - 1 / division;
    run({
      kind: 'fill',
      fill: { pattern, fromBeat, toBeat, division, lane: lane - 1, toLane: toLane - 1 },
    });
  };
  return (
    <Section id="patterns" title={t('chartEditor.patterns')}>
      <div className={styles.line}>
        <NativeSelect
          aria-label={t('chartEditor.pattern')}
          value={pattern}
          data={FILL_PATTERNS.map((value) => ({ value, label: t(`chartEditor.fill.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ pattern: FILL_PATTERNS.find((each) => each === value) ?? pattern })
          }
        />
        <span className={styles.field}>
          {t('chartEditor.beats')}
          <NumberField
            label={t('chartEditor.beats')}
            value={beats}
            min={1}
            max={MAX_BEATS}
            width={FIELD_PX}
            onChange={(value) => change({ beats: value })}
          />
        </span>
        <span className={styles.field}>
          {t('chartEditor.fromLane')}
          <NumberField
            label={t('chartEditor.fromLane')}
            value={lane}
            min={1}
            max={LANES}
            width={FIELD_PX}
            onChange={(value) => change({ lane: value })}
          />
        </span>
        <span className={styles.field}>
          {t('chartEditor.lastLane')}
          <NumberField
            label={t('chartEditor.lastLane')}
            value={toLane}
            min={1}
            max={LANES}
            width={FIELD_PX}
            onChange={(value) => change({ toLane: value })}
          />
        </span>
        <Button variant="default" onClick={put}>
          {t('chartEditor.fillHere')}
        </Button>
      </div>
    </Section>
  );
}
