import { type FormEvent, useId, useState } from 'react';
import type { EventOffers } from '../log/offers.ts';
import { readPayload } from '../log/payload.ts';
import panel from './panel.module.css';
import styles from './send-form.module.css';

function Options({ label, events }: { readonly label: string; readonly events: readonly string[] }) {
  if (events.length === 0) return null;
  return (
    <optgroup label={label}>
      {events.map((event) => (
        <option key={event}>{event}</option>
      ))}
    </optgroup>
  );
}

/** Sends an event that the machine knows. What it carries is not checked against the machine's types. */
export function SendForm({
  offers,
  send,
}: {
  readonly offers: EventOffers;
  send(event: { readonly type: string }): void;
}) {
  const id = useId();
  const [choice, setChoice] = useState('');
  const [outcome, setOutcome] = useState<{ readonly isOk: boolean; readonly words: string } | null>(null);
  const known = [...offers.now, ...offers.later];
  const type = known.includes(choice) ? choice : known[0];
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = readPayload(String(new FormData(event.currentTarget).get('payload')));
    if (type === undefined) return;
    if (read.isOk) send({ ...read.payload, type });
    setOutcome({ isOk: read.isOk, words: read.isOk ? `Sent ${type}` : read.problem });
  };
  if (type === undefined) return <p className={styles.none}>Nothing can be sent to this machine.</p>;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.field}>
        Event
        <select className={panel.input} value={type} onChange={(event) => setChoice(event.target.value)}>
          <Options label="Listened to now" events={offers.now} />
          <Options label="In other states" events={offers.later} />
        </select>
      </label>
      <label className={styles.field}>
        Payload (JSON)
        <input
          className={panel.input}
          name="payload"
          autoComplete="off"
          spellCheck={false}
          placeholder='{"name": "value"}'
          aria-invalid={outcome?.isOk === false}
          aria-describedby={id}
        />
      </label>
      <button type="submit" className={panel.button}>
        Send
      </button>
      <output id={id} className={outcome?.isOk === false ? styles.problem : styles.sent}>
        {outcome?.words}
      </output>
    </form>
  );
}
