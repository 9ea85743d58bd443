import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RequestOf } from '#model/contract/endpoints';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ConsoleRecord, useRecordDeeds } from '../../community/console.data.ts';
import { TextWithMember } from '../member-link.tsx';
import { useSongTitle } from '../song-title.ts';
import styles from './records.module.css';

type SongNickname = RequestOf<'POST song/nickname'>;

interface Props {
  readonly record: ConsoleRecord;
}

/** What a record says, who made it, and the way to withdraw it. */
export function RecordRow({ record }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { author, time, withdrawn } = record;
  return (
    <li className={styles.row} data-withdrawn={withdrawn ? true : undefined}>
      <div className={styles.what}>
        <p className={styles.text}>
          <Summary record={record} />
        </p>
        <p className={styles.facts}>
          <TextWithMember member={author} text={(name) => t('console.by', { name, time: dateTime(time) })} />
          {withdrawn && ' '}
          {withdrawn && (
            <TextWithMember
              member={withdrawn.by}
              text={(name) => t('console.withdrawnBy', { name, time: dateTime(withdrawn.time) })}
            />
          )}
        </p>
      </div>
      {!withdrawn && (record.type === 'proposal' ? <Decide record={record} /> : <Withdraw record={record} />)}
    </li>
  );
}

function Summary({ record: { id, server, payload, withdrawn } }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { dateTime } = useDates();
  const code = server === null ? undefined : SERVERS[server];
  if ('ep' in payload) {
    const { event, tier, ep, time } = payload;
    const where = code === undefined ? '' : t(`server.${code}`);
    return t('console.cutoffLine', {
      where,
      event,
      tier: integer(tier),
      ep: integer(ep),
      time: dateTime(time),
    });
  }
  if ('until' in payload) {
    return t('console.noticeLine', { text: payload.texts.en, time: dateTime(payload.until) });
  }
  if ('song' in payload) return <NicknameLine {...payload} />;
  const { title } = payload.texts.en;
  return withdrawn ? title : <Link to={`/home/news/${id}`}>{title}</Link>;
}

function NicknameLine({ song, name }: SongNickname) {
  const title = useSongTitle(song) ?? `#${song}`;
  return (
    <>
      <Link to={`/info/songs/${song}`}>{title}</Link>: {name}
    </>
  );
}

/** Accepting puts the nickname on record, which settles the proposal. */
function Decide({ record: { id, payload } }: Props) {
  const { t } = useTranslation();
  const nicknames = useRecordDeeds('nickname');
  const proposals = useRecordDeeds('proposal');
  const [hasFailed, setFailed] = useState(false);
  const accept = async () => setFailed(!(await nicknames.act({ action: 'add', payload })).isDone);
  const refuse = async () =>
    setFailed(!(await proposals.act({ action: 'withdraw', payload: { id } })).isDone);
  return (
    <div className={styles.actions}>
      {hasFailed && <span role="alert">{t('console.outcome.failed')}</span>}
      <Button variant="filled" loading={nicknames.isBusy} onClick={() => void accept()}>
        {t('console.accept')}
      </Button>
      <Button loading={proposals.isBusy} onClick={() => void refuse()}>
        {t('console.refuse')}
      </Button>
    </div>
  );
}

/** Asks once more, because what was shown to everybody is gone then. */
function Withdraw({ record: { id, type } }: Props) {
  const { t } = useTranslation();
  const { act, isBusy } = useRecordDeeds(type);
  const [step, setStep] = useState<'resting' | 'asking' | 'failed'>('resting');
  const withdraw = async () => {
    const result = await act({ action: 'withdraw', payload: { id } });
    if (!result.isDone) setStep('failed');
  };
  if (step === 'resting') return <Button onClick={() => setStep('asking')}>{t('console.withdraw')}</Button>;
  return (
    <div className={styles.actions}>
      {step === 'failed' && <span role="alert">{t('console.outcome.failed')}</span>}
      <Button color="red" loading={isBusy} onClick={() => void withdraw()}>
        {t('console.withdrawNow')}
      </Button>
      <Button onClick={() => setStep('resting')}>{t('console.keep')}</Button>
    </div>
  );
}
