import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { MAX_NICKNAME } from '#model/vocabulary/nicknames';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useSongTitle } from '../song-title.ts';
import { RecordForm } from './record-form.tsx';

const MAX_ID = 1_000_000;

/** What players call a song. */
export function NicknameForm() {
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
