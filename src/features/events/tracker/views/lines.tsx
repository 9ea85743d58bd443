import { Plus, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { byLatest, eventView } from '#model/listing/views/event-view';
import { ALIGNMENTS, eventsOn, isSameLine, type LineKey, MAX_LINES, withLine } from '#model/tracker/lines';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { EventPicker } from '#src/kit/list/pickers/event-picker.tsx';
import type { MenuAction } from '#src/kit/overlay/action-list.tsx';
import { ActionMenu, type MenuOpener } from '#src/kit/overlay/action-menu.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type Extra, RANGES } from '../state/address.ts';
import type { TrackerPage } from '../state/page.ts';
import { EXTRA_COLORS, eventTag, LINE_COLORS, lineName, tierTag } from './chart-data.ts';
import styles from './lines.module.css';

interface Props {
  readonly page: TrackerPage;
  /** What the tier has besides its curve; only what is asked for is drawn. */
  readonly extras: readonly Extra[];
}

/** Lines to compare, each of them removable, how they lie beside each other, and how much time shows. */
export function Lines({ page, extras }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = page;
  const hasLines = inputs.lines.length > 0;
  return (
    <div className={styles.bar}>
      <section className={styles.lines} aria-label={t('tracker.compare.title')}>
        <ComparedLines page={page} />
        <ExtraLines page={page} extras={extras} />
        <AddLine page={page} extras={extras} />
      </section>
      {hasLines && (
        <SegmentedChoice
          label={t('tracker.align.label')}
          value={inputs.align}
          choices={ALIGNMENTS.map((value) => ({ value, label: t(`tracker.align.${value}`) }))}
          onChange={(align) => change({ align })}
        />
      )}
      <SegmentedChoice
        label={t('tracker.range.label')}
        value={String(inputs.range)}
        choices={RANGES.map((hours) => ({
          value: String(hours),
          label: hours === null ? t('list.all') : t('tracker.range.hours', { hours }),
        }))}
        onChange={(value) => change({ range: RANGES.find((hours) => String(hours) === value) ?? null })}
      />
    </div>
  );
}

interface ChipProps {
  readonly color: string;
  readonly label: string;
  /** The same as drawn. */
  readonly shown?: ReactNode;
  readonly children?: ReactNode;
  readonly onRemove: () => void;
}

function LineChip({ color, label, shown = label, children, onRemove }: ChipProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.line}>
      <span className={styles.swatch} style={{ background: `var(${color})` }} />
      <b>{shown}</b>
      {children}
      <button type="button" aria-label={t('list.take', { what: label })} onClick={onRemove}>
        <X size={14} aria-hidden="true" />
      </button>
    </span>
  );
}

function ComparedLines({ page: { events, place, inputs, change, now } }: Pick<Props, 'page'>) {
  const { sub } = useServers();
  const nameOf = (id: number): string => {
    const event = events.get(id);
    return event ? eventView(event, { main: place.server, sub, now }).name : '';
  };
  return inputs.lines.map((line, at) => (
    <LineChip
      key={`${line.event}.${line.tier}`}
      color={LINE_COLORS[at] ?? '--bars'}
      label={lineName(line)}
      shown={<LineName line={line} isOwnTier={line.tier === place.tier} />}
      onRemove={() => change(({ lines }) => ({ lines: lines.filter((each) => !isSameLine(each, line)) }))}
    >
      <span className={styles.name}>{nameOf(line.event)}</span>
    </LineChip>
  ));
}

/** On phones the tier of the page goes without saying. */
const LineName = ({ line, isOwnTier }: { readonly line: LineKey; readonly isOwnTier: boolean }) => (
  <span data-own={isOwnTier || undefined}>
    {eventTag(line)}
    <span className={styles.tier}> {tierTag(line)}</span>
  </span>
);

/** What the lines of the tier itself are called. */
function useExtraNames(): Readonly<Record<Extra, string>> {
  const { t } = useTranslation();
  return { past: t('tracker.forecast.past'), straight: t('tracker.straight') };
}

function ExtraLines({ page: { inputs, change }, extras }: Props) {
  const names = useExtraNames();
  return inputs.extras
    .filter((extra) => extras.includes(extra))
    .map((extra) => (
      <LineChip
        key={extra}
        color={EXTRA_COLORS[extra]}
        label={names[extra]}
        onRemove={() => change((before) => ({ extras: before.extras.filter((each) => each !== extra) }))}
      />
    ));
}

/** One more line: another event, or where there is more of the tier itself, a choice of both. */
function AddLine({ page, extras }: Props) {
  const { t } = useTranslation();
  const { sub } = useServers();
  const names = useExtraNames();
  const [isOpen, setOpen] = useState(false);
  const { place, events, inputs, change, now } = page;
  const { server, tier } = place;
  const views = useMemo(
    () =>
      eventsOn(events.values(), server)
        .map((event) => eventView(event, { main: server, sub, now }))
        .sort(byLatest),
    [events, server, sub, now],
  );
  const isFull = inputs.lines.length >= MAX_LINES;
  const more = extras.filter((extra) => !inputs.extras.includes(extra));
  const open = () => setOpen(true);
  const actions: readonly MenuAction[] = [
    ...(isFull ? [] : [{ label: t('tracker.compare.event'), icon: null, onChoose: open }]),
    ...more.map((extra) => ({
      label: names[extra],
      icon: null,
      onChoose: () => change((before) => ({ extras: [...before.extras, extra] })),
    })),
  ];
  const button = (opener: MenuOpener | { readonly onClick: () => void }) => (
    <button type="button" className={styles.add} {...opener}>
      <Plus size={14} aria-hidden="true" />
      {t('tracker.compare.add')}
    </button>
  );
  return (
    <>
      {isFull && <span className="muted">{t('tracker.compare.full', { most: MAX_LINES })}</span>}
      {more.length > 0 ? (
        <ActionMenu label={t('tracker.compare.title')} actions={actions} button={button} />
      ) : (
        !isFull && button({ onClick: open })
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
    </>
  );
}
