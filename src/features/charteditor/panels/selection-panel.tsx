import { Button, NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { isHeld } from '#model/chart/editing/changes';
import { TAP_KINDS, type TapKind, tapKindOf } from '#model/chart/editing/commands/place';
import { partsOf, selectedEntries } from '#model/chart/editing/selection';
import { entryBeat, type SheetEntry } from '#model/chart/editing/sheet';
import { MAX_WIDTH } from '#model/contract/community/chart-limits';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LANES } from '../canvas/geometry.ts';
import { actionText } from '../keys/action-text.ts';
import type { EditorAction } from '../keys/actions.ts';
import { ACTS, type ActHost } from '../keys/acts.ts';
import { type ChartEditorActor, currentView, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './panels.module.css';
import { usePlaces } from './use-places.ts';

interface Props {
  readonly actor: ChartEditorActor;
  readonly host: ActHost;
}

const FIELD_PX = 72;

const kindOf = ({ entry }: SheetEntry): TapKind | null => ('lane' in entry ? tapKindOf(entry) : null);

/** The one value that all have; null where they differ. */
function common<T>(values: readonly T[]): T | null {
  const [first, ...others] = values;
  return first !== undefined && others.every((value) => value === first) ? first : null;
}

const MARKS: readonly EditorAction[] = ['toggleFlick', 'toggleSkill', 'toggleHidden'];
const CHANGES: readonly EditorAction[] = ['mirror', 'flip', 'reverse', 'stretchTwice', 'stretchHalf'];

/** What is selected, in numbers, and what can be changed of it. */
export function SelectionPanel({ actor, host }: Props) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const sheet = useChartEditorPart(actor, (view) => view.sheet);
  const selection = useChartEditorPart(actor, (view) => view.selection);
  const places = usePlaces(sheet);
  const chosen = useMemo(() => selectedEntries(sheet, selection), [sheet, selection]);
  const { run } = currentView(actor);
  const [first] = chosen;
  if (!first) return null;
  const taps = chosen.filter((each) => kindOf(each) !== null);
  const widths = chosen.flatMap(({ entry }) => (entry.type === 'Directional' ? [entry.width] : []));
  const hasHeld = chosen.some(({ entry }) => isHeld(entry));
  const hasPoint = [...partsOf(selection).values()].some((part) => part !== 'all');
  const lane = 'lane' in first.entry ? first.entry.lane : null;
  const actions: readonly EditorAction[] = [
    ...MARKS.filter((action) => action !== 'toggleHidden' || hasHeld),
    ...CHANGES,
    ...(chosen.length > 1 ? (['join'] as const) : []),
    ...(hasPoint ? (['split'] as const) : []),
  ];
  return (
    <Section
      id="selected"
      title={t('chartEditor.properties')}
      note={t('chartEditor.selected', { count: selection.size })}
    >
      <p className={styles.hint}>
        {places.bar(entryBeat(first.entry))} · {places.time(entryBeat(first.entry))} ·{' '}
        {t('chartEditor.beatOf', { beat: decimal(entryBeat(first.entry)) })}
      </p>
      <div className={styles.line}>
        {taps.length > 0 && (
          <NativeSelect
            aria-label={t('chartEditor.kind')}
            value={common(taps.map(kindOf)) ?? ''}
            data={[
              ...(common(taps.map(kindOf)) === null ? [{ value: '', label: '–' }] : []),
              ...TAP_KINDS.map((value) => ({ value, label: t(`chartEditor.tapKind.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const tap = TAP_KINDS.find((kind) => kind === value);
              if (tap) run({ kind: 'turnInto', tap });
            }}
          />
        )}
        {lane !== null && chosen.length === 1 && (
          <span className={styles.field}>
            {t('chartEditor.laneLabel')}
            <NumberField
              label={t('chartEditor.laneLabel')}
              value={lane + 1}
              min={1}
              max={LANES}
              width={FIELD_PX}
              onChange={(value) => run({ kind: 'move', beats: 0, lanes: value - 1 - lane })}
            />
          </span>
        )}
        {widths.length > 0 && (
          <span className={styles.field}>
            {t('chartEditor.width')}
            <NumberField
              label={t('chartEditor.width')}
              value={common(widths)}
              min={1}
              max={MAX_WIDTH}
              width={FIELD_PX}
              placeholder={integer(widths.length)}
              onChange={(width) => run({ kind: 'width', width })}
            />
          </span>
        )}
      </div>
      <div className={styles.line}>
        {actions.map((action) => (
          <Button key={action} variant="default" onClick={() => ACTS[action](host)}>
            {t(actionText(action))}
          </Button>
        ))}
        {hasHeld && (
          <>
            <Button variant="default" onClick={() => run({ kind: 'toSlide' })}>
              {t('chartEditor.toSlide')}
            </Button>
            <Button variant="default" onClick={() => run({ kind: 'toLong' })}>
              {t('chartEditor.toLong')}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}
