import { Button, TextInput } from '@mantine/core';
import { Layers } from 'lucide-react';
import type { EventView } from '#model/listing/views/event-view';
import { MAX_MASTER_RANK, SKILL_LEVELS } from '#model/vocabulary/characters';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { EventChoice } from '#src/kit/event/event-choice.tsx';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { Section } from '#src/kit/page/section.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './premade.module.css';
import { type PremadeData, UNTIL, usePremade, usePremadeData, type Wish } from './use-premade.ts';

interface Props {
  readonly data: PremadeData;
  readonly wish: Wish;
  readonly onChange: (change: Partial<Wish>) => void;
}

/** The date up to which cards are owned: today, the start of an event, the end of a day. */
function UntilField({ data, wish, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <FieldRow label={t('manager.until')}>
        <SegmentedChoice
          label={t('manager.until')}
          value={wish.until}
          choices={UNTIL.map((value) => ({ value, label: t(`manager.untilOf.${value}`) }))}
          onChange={(until) => onChange({ until })}
        />
      </FieldRow>
      {wish.until === 'event' && (
        <FieldRow label={t('event.label')}>
          <EndEvent data={data} wish={wish} onChange={onChange} />
        </FieldRow>
      )}
      {wish.until === 'date' && (
        <FieldRow label={t('manager.untilOf.date')} htmlFor="premade-date">
          <TextInput
            id="premade-date"
            type="date"
            value={wish.date}
            onChange={(event) => onChange({ date: event.currentTarget.value })}
          />
        </FieldRow>
      )}
    </>
  );
}

/** Events that never ran on the server set no date there. */
const hasStart = ({ startAt }: EventView): boolean => startAt !== null;

function EndEvent({ data, wish, onChange }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { server } = wish;
  return (
    <EventChoice
      events={data.events}
      selected={wish.event}
      main={server}
      sub={server === main ? sub : main}
      isListed={hasStart}
      missing={t('manager.chooseEvent')}
      onPick={({ id }) => onChange({ event: id })}
    />
  );
}

/** A collection that owns every card there was at a moment, for trying things out. */
export function PremadeSection() {
  const { t } = useTranslation();
  const { data, failure, retry } = usePremadeData();
  return (
    <Section id="premade" title={t('manager.section.premade')}>
      <p className="muted">{t('manager.premadeLead')}</p>
      {data && <PremadeForm data={data} />}
      {!data && failure && <DataError message={failure.message} onRetry={retry} />}
      {!data && !failure && <div className={styles.waiting} />}
    </Section>
  );
}

const upTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);
const choices = (numbers: readonly number[]) => numbers.map((value) => ({ value, label: String(value) }));

/** Per cent. */
const MISSIONS = [0, 2, 4, 6];

function PremadeForm({ data }: { readonly data: PremadeData }) {
  const { t } = useTranslation();
  const { signedPercent } = useFormat();
  const servers = useServerOptions();
  const { wish, change, cards, make, isMade } = usePremade(data);
  return (
    <>
      <FieldRow label={t('server.label')}>
        <SegmentedChoice
          label={t('server.label')}
          value={wish.server}
          choices={servers}
          onChange={(server) => change({ server })}
        />
      </FieldRow>
      <UntilField data={data} wish={wish} onChange={change} />
      <FieldRow label={t('card.skillLevel')}>
        <SegmentedChoice
          label={t('card.skillLevel')}
          value={wish.skillLevel}
          choices={choices(upTo(1, SKILL_LEVELS))}
          onChange={(skillLevel) => change({ skillLevel })}
        />
      </FieldRow>
      <FieldRow label={t('card.master')}>
        <SegmentedChoice
          label={t('card.master')}
          value={wish.master}
          choices={choices(upTo(0, MAX_MASTER_RANK))}
          onChange={(master) => change({ master })}
        />
      </FieldRow>
      <FieldRow label={t('manager.missions')}>
        <SegmentedChoice
          label={t('manager.missions')}
          value={wish.missions}
          choices={MISSIONS.map((value) => ({ value, label: signedPercent(value) }))}
          onChange={(missions) => change({ missions })}
        />
      </FieldRow>
      <FieldRow label="">
        <Button
          variant="filled"
          disabled={cards === 0}
          leftSection={<Layers size={16} aria-hidden="true" />}
          onClick={make}
        >
          {t('manager.makePremade')}
        </Button>
        <span>{t('hub.cards', { count: cards })}</span>
        <span role="status" className={styles.done}>
          {isMade && t('manager.madePremade')}
        </span>
      </FieldRow>
    </>
  );
}
