import { useId, useState } from 'react';
import { localised } from '#model/rules/localised';
import { isServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useEvents } from '#src/kit/data/lists.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { momentOf, ServerField, TimeField } from './fields.tsx';
import { RecordForm } from './record-form.tsx';

const MAX_ID = 1_000_000;
const MAX_POINTS = 99_999_999_999;

/** How many points a place of an event stands at. */
export function CutoffForm() {
  const { t } = useTranslation();
  const { main } = useServers();
  const [draft, setDraft] = useState({ server: main as number, event: 0, tier: 1_000, ep: 0, time: '' });
  const set = (patch: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...patch }));
  const { server, event, tier, ep, time } = draft;
  const record = () =>
    event === 0 ? null : { server, payload: { event, tier, ep, time: momentOf(time) ?? Date.now() } };
  return (
    <RecordForm type="cutoff" record={record} onDone={() => set({ ep: 0 })}>
      <ServerField value={server} onChange={(next) => set({ server: next ?? main })} />
      <EventField server={server} value={event} onChange={(next) => set({ event: next })} />
      <NumberRow
        label={t('console.field.tier')}
        value={tier}
        min={1}
        max={MAX_ID}
        onChange={(next) => set({ tier: next })}
      />
      <NumberRow
        label={t('console.field.points')}
        value={ep}
        min={0}
        max={MAX_POINTS}
        onChange={(next) => set({ ep: next })}
      />
      <TimeField
        label={t('console.field.time')}
        value={time}
        hint={t('console.field.timeHint')}
        onChange={(next) => set({ time: next })}
      />
    </RecordForm>
  );
}

interface EventProps {
  readonly server: number;
  readonly value: number;
  readonly onChange: (event: number) => void;
}

/** By number, with the name that the number has. */
function EventField({ server, value, onChange }: EventProps) {
  const { t } = useTranslation();
  const { data } = useEvents();
  const id = useId();
  const names = data?.byId.get(value)?.name;
  const name = names && isServerIndex(server) ? localised(names, server, server)?.value : undefined;
  return (
    <FieldRow label={t('console.field.event')} htmlFor={id} hint={name ?? t('console.field.eventHint')}>
      <NumberField id={id} value={value} min={0} max={MAX_ID} onChange={onChange} />
    </FieldRow>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function NumberRow({ label, value, min, max, onChange }: NumberProps) {
  const id = useId();
  return (
    <FieldRow label={label} htmlFor={id}>
      <NumberField id={id} value={value} min={min} max={max} width={160} onChange={onChange} />
    </FieldRow>
  );
}
