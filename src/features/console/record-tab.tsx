import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { MAX_NICKNAME } from '#model/vocabulary/nicknames';
import { FieldRow } from '../../kit/field/field-row.tsx';
import { NumberField } from '../../kit/field/number-field.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';
import type { ConsoleRecordType } from '../community/console.data.ts';
import styles from './console/console.module.css';
import { CutoffForm } from './forms/cutoff-form.tsx';
import { NewsForm } from './forms/news-form.tsx';
import { NoticeForm } from './forms/notice-form.tsx';
import { RecordForm } from './forms/record-form.tsx';
import { Records } from './records/records.tsx';
import { useSongTitle } from './song-title.ts';

const MAX_ID = 1_000_000;

/** What players call a song. */
function NicknameForm() {
  const { t } = useTranslation();
  const [song, setSong] = useState(0);
  const [name, setName] = useState('');
  const ids = { song: useId(), name: useId() };
  const title = useSongTitle(song);
  const record = () => (song === 0 || name.trim() === '' ? null : { payload: { song, name: name.trim() } });
  return (
    <RecordForm type="nickname" record={record} onDone={() => setName('')}>
      <FieldRow
        label={t('console.field.song')}
        htmlFor={ids.song}
        hint={title ?? t('console.field.songHint')}
      >
        <NumberField id={ids.song} value={song} min={0} max={MAX_ID} onChange={setSong} />
      </FieldRow>
      <FieldRow label={t('console.field.nickname')} htmlFor={ids.name}>
        <TextInput
          id={ids.name}
          value={name}
          maxLength={MAX_NICKNAME}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </FieldRow>
    </RecordForm>
  );
}

/** Proposals come from members. */
const FORMS: Readonly<Record<Exclude<ConsoleRecordType, 'proposal'>, () => React.ReactNode>> = {
  cutoff: CutoffForm,
  news: NewsForm,
  notice: NoticeForm,
  nickname: NicknameForm,
};

/** A form, and what was made with it. */
export function RecordTab({ type }: { readonly type: ConsoleRecordType }) {
  if (type === 'proposal') return <Records type={type} />;
  const Form = FORMS[type];
  return (
    <>
      <div className={styles.panel}>
        <Form />
      </div>
      <Records type={type} />
    </>
  );
}
