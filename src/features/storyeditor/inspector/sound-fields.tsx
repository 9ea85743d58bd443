import { TextInput } from '@mantine/core';
import { asObject, type JsonObject } from '#model/records/reading';
import { SERVERS } from '#model/vocabulary/servers';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { fileOf, fileTitle, sampleAddress } from '../pickers/file-kinds.ts';
import { HearButton } from '../pickers/hear-button.tsx';
import { textIn } from './act-fields.ts';
import { FileField } from './file-field.tsx';
import styles from './inspector.module.css';
import type { FieldsProps } from './inspector.types.ts';

const SILENCE = 'silence';
const isSilence = (value: unknown): boolean => /^(silence|none|nobgm)$/i.test(fileTitle(value));

const MUSIC = ['same', 'silence', 'other'] as const;

/** Music that goes on until other music comes, and a sound that is heard once. */
export function SoundFields({ action, server, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const { json } = action;
  const { bgm, se } = json;
  const title = fileTitle(bgm);
  const music = isSilence(bgm) ? 'silence' : title === '' && !bgm ? 'same' : 'other';
  const choose = (kind: (typeof MUSIC)[number]) =>
    onChange({
      bgm: kind === 'same' ? null : { type: 'bandori', file: kind === 'silence' ? SILENCE : '' },
    });
  return (
    <>
      <SegmentedChoice
        label={t('storyEditor.field.music')}
        value={music}
        choices={MUSIC.map((value) => ({ value, label: t(`storyEditor.music.${value}`) }))}
        onChange={choose}
      />
      {music === 'other' && (
        <FileField
          label={t('storyEditor.field.music')}
          kind="music"
          server={server}
          value={bgm}
          none={t('storyEditor.choose.music')}
          onChange={(value) => onChange({ bgm: value })}
        />
      )}
      <FileField
        label={t('storyEditor.field.sound')}
        kind="sound"
        server={server}
        value={isShared(se) ? null : se}
        none={t('storyEditor.noSound')}
        onChange={(value) => onChange({ se: value })}
      />
      <SharedSound se={se} server={server} onChange={onChange} />
    </>
  );
}

const isShared = (se: unknown): boolean => asObject(se).type === 'common';

/** Sounds that all servers share are in no list: their names are typed. */
function SharedSound({ se, server, onChange }: Pick<FieldsProps, 'server' | 'onChange'> & { se: unknown }) {
  const { t } = useTranslation();
  const value: JsonObject = isShared(se) ? asObject(se) : {};
  const name = textIn(value, 'se') || textIn(value, 'file');
  const address = sampleAddress(SERVERS[server], name === '' ? null : fileOf('sound', se));
  return (
    <div className={styles.line}>
      <TextInput
        className={styles.grow ?? ''}
        label={t('storyEditor.field.sharedSound')}
        value={name}
        onChange={({ currentTarget }) =>
          onChange({ se: currentTarget.value === '' ? null : { type: 'common', se: currentTarget.value } })
        }
      />
      {address && <HearButton key={address} address={address} name={name} />}
    </div>
  );
}
