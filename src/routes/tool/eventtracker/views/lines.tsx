import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { byLatest, eventView } from '#model/listing/views/event-view';
import { ALIGNMENTS, eventsOn, isSameLine, MOST_LINES, withLine } from '#model/tracker/lines';
import { useServers } from '#src/actors/use-servers.ts';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { EventPicker } from '#src/parts/family/pickers/event-picker.tsx';
import styles from '../eventtracker.module.css';
import type { Page } from '../state/page.ts';
import { LINE_COLORS, lineName } from './chart-data.ts';

/** Events to compare with, each of them removable, and how they lie beside each other. */
export function Lines({ page: { place, events, inputs, change, now } }: { readonly page: Page }) {
  const { t } = useTranslation();
  const { sub } = useServers();
  const [isOpen, setOpen] = useState(false);
  const { server, tier } = place;
  const views = useMemo(
    () =>
      eventsOn(events.values(), server)
        .map((event) => eventView(event, { main: server, sub, now }))
        .sort(byLatest),
    [events, server, sub, now],
  );
  const nameOf = (id: number): string => views.find((view) => view.id === id)?.name ?? '';
  const isFull = inputs.lines.length >= MOST_LINES;
  return (
    <section className={styles.bar} aria-label={t('tracker.compare.title')}>
      {inputs.lines.map((line, at) => (
        <span key={`${line.event}.${line.tier}`} className={styles.line}>
          <span className={styles.swatch} style={{ background: `var(${LINE_COLORS[at] ?? '--bars'})` }} />
          <b>{lineName(line)}</b>
          <span className={styles.lineName}>{nameOf(line.event)}</span>
          <button
            type="button"
            aria-label={t('list.take', { what: lineName(line) })}
            onClick={() =>
              change(({ lines }) => ({ lines: lines.filter((each) => !isSameLine(each, line)) }))
            }
          >
            <X size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      {isFull ? (
        <span className={styles.muted}>{t('tracker.compare.full', { most: MOST_LINES })}</span>
      ) : (
        <button type="button" className={styles.add} onClick={() => setOpen(true)}>
          {t('tracker.compare.add')}
        </button>
      )}
      {inputs.lines.length > 0 && (
        <SegmentedChoice
          label={t('tracker.align.label')}
          value={inputs.align}
          choices={ALIGNMENTS.map((value) => ({ value, label: t(`tracker.align.${value}`) }))}
          onChange={(align) => change({ align })}
        />
      )}
      <EventPicker
        opened={isOpen}
        events={views}
        selected={null}
        onClose={() => setOpen(false)}
        onPick={(id) => {
          setOpen(false);
          change(({ lines }) => ({ lines: withLine(lines, { event: id, tier }) }));
        }}
      />
    </section>
  );
}
