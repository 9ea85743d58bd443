import { Button, NativeSelect } from '@mantine/core';
import { CalendarPlus, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { CALENDAR_KINDS, type CalendarAsk, type CalendarKind, calendarPath } from '#model/site/calendar/ask';
import { isServerIndex, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './calendar-panel.module.css';

const ICON = 16;
/** Minutes, in the order of the choice. */
const ALARMS = [null, 0, 15, 60, 1_440] as const;

interface Chosen {
  /** Null for the visitor's own. */
  readonly server: ServerIndex | null;
  readonly kinds: readonly CalendarKind[];
  readonly alarm: number | null;
}

const FIRST: Chosen = { server: null, kinds: CALENDAR_KINDS, alarm: null };

/** Builds the address of a calendar to subscribe to. */
export function CalendarPanel() {
  const { t, language } = useTranslation();
  const { main } = useServers();
  const [{ server, kinds, alarm }, setChosen] = useState(FIRST);
  const change = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  return (
    <div className={styles.panel}>
      <Section id="calendar" title={t('calendar.title')}>
        <p className="muted">{t('calendar.lead')}</p>
        <ServerField value={server ?? main} onChange={(value) => change({ server: value })} />
        <Kinds chosen={kinds} onChange={(value) => change({ kinds: value })} />
        <AlarmField value={alarm} onChange={(value) => change({ alarm: value })} />
        {kinds.length === 0 ? (
          <p role="status">{t('calendar.nothing')}</p>
        ) : (
          <Address ask={{ server: server ?? main, kinds, alarm, locale: language }} />
        )}
      </Section>
    </div>
  );
}

interface FieldProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function ServerField({ value, onChange }: FieldProps<ServerIndex>) {
  const { t } = useTranslation();
  const id = useId();
  const servers = useServerOptions();
  return (
    <FieldRow label={t('server.label')} htmlFor={id}>
      <NativeSelect
        id={id}
        value={String(value)}
        data={servers.map((each) => ({ value: String(each.value), label: each.name }))}
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          if (isServerIndex(chosen)) onChange(chosen);
        }}
      />
    </FieldRow>
  );
}

const NAMES = {
  events: 'page.events',
  gacha: 'page.gachas',
  birthdays: 'calendar.birthdays',
  logincampaigns: 'page.loginCampaigns',
} as const;

interface KindsProps {
  readonly chosen: readonly CalendarKind[];
  readonly onChange: (kinds: readonly CalendarKind[]) => void;
}

function Kinds({ chosen, onChange }: KindsProps) {
  const { t } = useTranslation();
  return (
    <FieldRow label={t('calendar.kinds')}>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t('calendar.kinds')}</legend>
        {CALENDAR_KINDS.map((kind) => (
          <CheckField
            key={kind}
            label={t(NAMES[kind])}
            checked={chosen.includes(kind)}
            onChange={(isChosen) =>
              onChange(CALENDAR_KINDS.filter((each) => (each === kind ? isChosen : chosen.includes(each))))
            }
          />
        ))}
      </fieldset>
    </FieldRow>
  );
}

function AlarmField({ value, onChange }: FieldProps<number | null>) {
  const { t } = useTranslation();
  const id = useId();
  const names = {
    '': t('calendar.alarmOf.none'),
    0: t('calendar.alarmOf.start'),
    15: t('calendar.alarmOf.quarter'),
    60: t('calendar.alarmOf.hour'),
    1440: t('calendar.alarmOf.day'),
  };
  return (
    <FieldRow label={t('calendar.alarm')} htmlFor={id}>
      <NativeSelect
        id={id}
        value={String(value ?? '')}
        data={ALARMS.map((minutes) => ({ value: String(minutes ?? ''), label: names[minutes ?? ''] }))}
        onChange={(event) => {
          const given = event.currentTarget.value;
          onChange(given === '' ? null : Number(given));
        }}
      />
    </FieldRow>
  );
}

/** The address, to be opened by a program of calendars or to be copied into one. */
function Address({ ask }: { readonly ask: CalendarAsk }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const { host, href } = new URL(calendarPath(ask), window.location.href);
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => setSaid(t('copy.linkCopied')),
      () => setSaid(t('copy.failed')),
    );
  return (
    <>
      <p className={styles.address}>
        <code>{href}</code>
      </p>
      <p className={styles.actions}>
        <Button
          component="a"
          variant="filled"
          href={`webcal://${host}${calendarPath(ask)}`}
          leftSection={<CalendarPlus size={ICON} aria-hidden="true" />}
        >
          {t('calendar.subscribe')}
        </Button>
        <Button leftSection={<Copy size={ICON} aria-hidden="true" />} onClick={() => void copy()}>
          {t('copy.link')}
        </Button>
        <span className="muted" role="status">
          {said}
        </span>
      </p>
    </>
  );
}
