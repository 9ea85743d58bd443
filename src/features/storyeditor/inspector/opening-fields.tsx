import { NativeSelect, TextInput } from '@mantine/core';
import type { JsonObject } from '#model/records/reading';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { textIn } from './act-fields.ts';
import { FileField } from './file-field.tsx';

interface Props {
  readonly head: JsonObject;
  readonly server: ServerIndex;
  readonly onChange: (fields: JsonObject) => void;
}

/** How the story begins, and whose files it uses. */
export function OpeningFields({ head, server, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <NativeSelect
        label={t('storyEditor.field.server')}
        description={t('storyEditor.serverHint')}
        value={server}
        data={SERVERS.map((code, value) => ({ value: `${value}`, label: t(`server.${code}`) }))}
        onChange={({ currentTarget }) => onChange({ server: Number(currentTarget.value) })}
      />
      <FileField
        label={t('storyEditor.field.background')}
        kind="background"
        server={server}
        value={head.background}
        none={t('storyEditor.noPicture')}
        onChange={(background) => onChange({ background })}
      />
      <FileField
        label={t('storyEditor.field.music')}
        kind="music"
        server={server}
        value={head.bgm}
        none={t('storyEditor.noMusic')}
        onChange={(bgm) => onChange({ bgm })}
      />
      <TextInput
        label={t('storyEditor.field.voiceBundle')}
        description={t('storyEditor.voiceBundleHint')}
        value={textIn(head, 'voice')}
        onChange={({ currentTarget }) => onChange({ voice: currentTarget.value })}
      />
    </>
  );
}
