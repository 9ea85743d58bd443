import { ActionIcon, Button } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { MAX_METER, MIN_METER, nearestMeter } from '#model/chart/editing/bars';
import { FEVER_MARKS, feverEntries } from '#model/chart/editing/commands/fever';
import { leadOf, MAX_LEAD_SECONDS } from '#model/chart/editing/commands/lead';
import { tempoAt, tempoPoints } from '#model/chart/editing/commands/tempo';
import { entryBeat } from '#model/chart/editing/sheet';
import { MAX_BPM } from '#model/contract/community/chart-limits';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { focusChart } from '../keys/use-editor-keys.ts';
import { type ChartEditorActor, currentView, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './panels.module.css';
import { usePlaces } from './use-places.ts';

interface Props {
  readonly actor: ChartEditorActor;
  /** Counts requests to type the number of the selected tempo; each one focuses its field, and Enter leads back to the chart. */
  readonly requests: number;
  /** Leads to a moment. */
  readonly onShow: (beat: number) => void;
  /** Beside the heading: tapping the tempo. */
  readonly aside?: ReactNode;
  /** Below the tempos: what the audio proposes. */
  readonly children?: ReactNode;
}

const BPM_DECIMALS = 3;
const METER_DECIMALS = 2;
const MS = 1_000;
const FIELD_PX = 92;
const SMALL_PX = 56;

/** Tempos, time signatures, the lead and the fever. */
export function TempoPanel({ actor, requests, onShow, aside, children }: Props) {
  const { t } = useTranslation();
  const sheet = useChartEditorPart(actor, (view) => view.sheet);
  const selection = useChartEditorPart(actor, (view) => view.selection);
  const places = usePlaces(sheet);
  const list = useRef<HTMLUListElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    const field = requests > 0 && list.current?.querySelector<HTMLInputElement>('[data-selected] input');
    if (!field) return;
    isAsked.current = true;
    field.focus();
    field.select();
  }, [requests]);
  const { run } = currentView(actor);
  const here = () => currentView(actor).cursor.beat;
  return (
    <Section id="tempo" title={t('chartEditor.timing')} note={aside}>
      <ul className={styles.rows} ref={list}>
        {tempoPoints(sheet).map(({ id, entry: { beat, bpm } }, index) => (
          <li key={id} className={styles.row} data-selected={selection.has(String(id)) || undefined}>
            <button type="button" className={styles.place} onClick={() => onShow(beat)}>
              <span>{places.bar(beat)}</span>
              <span className={styles.time}>{places.time(beat)}</span>
            </button>
            <NumberField
              label={t('chartEditor.bpmAt', { bar: places.bar(beat) })}
              value={bpm}
              min={-MAX_BPM}
              max={MAX_BPM}
              decimals={BPM_DECIMALS}
              width={FIELD_PX}
              onChange={(value) => run({ kind: 'tempo', beat, bpm: value })}
              onEnter={() => {
                if (isAsked.current) focusChart();
                isAsked.current = false;
              }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={index === 0}
              aria-label={t('chartEditor.removeTempo', { bar: places.bar(beat) })}
              onClick={() => run({ kind: 'removeTempo', beat })}
            >
              <X size={16} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden="true" />}
          onClick={() => run({ kind: 'tempo', beat: here(), bpm: tempoAt(currentView(actor).sheet, here()) })}
        >
          {t('chartEditor.bpmHere')}
        </Button>
        <span className={styles.field}>
          {t('chartEditor.offset')}
          <NumberField
            label={t('chartEditor.offset')}
            value={Math.round(leadOf(sheet) * MS)}
            max={MAX_LEAD_SECONDS * MS}
            suffix=" ms"
            width={FIELD_PX}
            onChange={(value) => run({ kind: 'lead', seconds: value / MS })}
          />
        </span>
      </div>
      {children}
      <h3 className={styles.heading}>{t('chartEditor.meters')}</h3>
      <ul className={styles.rows}>
        {sheet.meters.map(({ beat, beats }) => (
          <li key={beat} className={styles.row}>
            <button type="button" className={styles.place} onClick={() => onShow(beat)}>
              {places.bar(beat)}
            </button>
            <NumberField
              label={t('chartEditor.meterAt', { bar: places.bar(beat) })}
              value={beats}
              min={MIN_METER}
              max={MAX_METER}
              decimals={METER_DECIMALS}
              width={SMALL_PX}
              onChange={(value) => run({ kind: 'meter', beat, beats: nearestMeter(value) })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={beat === 0}
              aria-label={t('chartEditor.removeMeter', { bar: places.bar(beat) })}
              onClick={() => run({ kind: 'removeMeter', beat })}
            >
              <X size={16} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden="true" />}
        onClick={() => run({ kind: 'meter', beat: here(), beats: METER_BEATS })}
      >
        {t('chartEditor.meterHere')}
      </Button>
      <p className={styles.hint}>{t('chartEditor.staysHere')}</p>
      <Fever actor={actor} onShow={onShow} />
    </Section>
  );
}

const METER_BEATS = 3;

/** The three commands of the fever, each at the cursor. */
function Fever({ actor, onShow }: Pick<Props, 'actor' | 'onShow'>) {
  const { t } = useTranslation();
  const sheet = useChartEditorPart(actor, (view) => view.sheet);
  const places = usePlaces(sheet);
  const { run } = currentView(actor);
  return (
    <>
      <h3 className={styles.heading}>{t('chartEditor.fever')}</h3>
      <ul className={styles.rows}>
        {FEVER_MARKS.map((mark) => {
          const [entry] = feverEntries(sheet, mark);
          const beat = entry && entryBeat(entry.entry);
          return (
            <li key={mark} className={styles.row}>
              <button
                type="button"
                className={styles.place}
                disabled={beat === undefined}
                onClick={() => beat !== undefined && onShow(beat)}
              >
                <span>{t(`chartEditor.feverMark.${mark}`)}</span>
                <span className={styles.time}>{beat === undefined ? '–' : places.bar(beat)}</span>
              </button>
              <Button
                variant="default"
                onClick={() => run({ kind: 'fever', mark, beat: currentView(actor).cursor.beat })}
              >
                {t('chartEditor.setHere')}
              </Button>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={beat === undefined}
                aria-label={t('chartEditor.removeFever', { mark: t(`chartEditor.feverMark.${mark}`) })}
                onClick={() => run({ kind: 'fever', mark, beat: null })}
              >
                <X size={16} aria-hidden="true" />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </>
  );
}
