import { ActionIcon, Button, TextInput } from '@mantine/core';
import { AudioLines, FolderOpen, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { JsonObject } from '#model/records/reading';
import { SERVERS } from '#model/vocabulary/servers';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ChosenFile } from '../pickers/bundle-files.tsx';
import { sampleAddress, voiceName, voiceOf } from '../pickers/file-kinds.ts';
import { FilePicker } from '../pickers/file-picker.tsx';
import { HearButton } from '../pickers/hear-button.tsx';
import type { StagePerson } from '../use-people.ts';
import { characterIn, litIn, numbered, partsIn, textIn, withPart } from './act-fields.ts';
import styles from './inspector.module.css';
import type { FieldsProps } from './inspector.types.ts';
import { PersonSelect } from './person-select.tsx';

interface Props extends FieldsProps {
  readonly people: ReadonlyMap<number, StagePerson>;
  /** Stands beside the button that adds a voice. */
  readonly children: ReactNode;
}

/** The place after the last voice: a new one. */
type Picked = number | null;

/** What is heard of a line: by name in the story's bundle, chosen from the site's files, or at an own address. */
export function VoiceFields({ action, server, voiceBundle, people, onChange, children }: Props) {
  const { t } = useTranslation();
  const [picked, pick] = useState<Picked>(null);
  const { json } = action;
  const voices = partsIn(json, 'voices');
  const nameOf = (chosen: ChosenFile) =>
    chosen.of === 'own' ? chosen.url : voiceName(voiceBundle, chosen.bundle, chosen.file);
  const change = (nth: number, part: JsonObject | null) => onChange({ voices: withPart(voices, nth, part) });
  const take = (chosen: ChosenFile) => {
    const voice = nameOf(chosen);
    if (picked !== null && picked < voices.length) return change(picked, { voice });
    onChange({ voices: [...voices, { character: litIn(json)[0] ?? 0, voice, delay: 0 }] });
  };
  return (
    <>
      {numbered(voices).map(({ part, nth }) => (
        <div key={nth} className={styles.voice}>
          <AudioLines size={16} aria-hidden="true" />
          <TextInput
            className={styles.grow ?? ''}
            aria-label={t('storyEditor.field.voice')}
            value={textIn(part, 'voice')}
            onChange={({ currentTarget }) => change(nth, { voice: currentTarget.value })}
          />
          <Heard bundle={voiceBundle} server={server} name={textIn(part, 'voice')} />
          <PersonSelect
            label={t('storyEditor.field.voiceOf')}
            people={people}
            value={characterIn(part)}
            onChange={(character) => change(nth, { character })}
          />
          <ActionIcon
            variant="subtle"
            aria-label={t('storyEditor.choose.voice')}
            title={t('storyEditor.choose.voice')}
            onClick={() => pick(nth)}
          >
            <FolderOpen size={16} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={t('storyEditor.removeVoice')}
            title={t('storyEditor.removeVoice')}
            onClick={() => change(nth, null)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <div className={styles.buttons}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden="true" />}
          onClick={() => pick(voices.length)}
        >
          {t('storyEditor.addVoice')}
        </Button>
        {children}
      </div>
      <FilePicker
        opened={picked !== null}
        kind="voice"
        server={SERVERS[server]}
        fileOf={(chosen) => voiceOf(voiceBundle, nameOf(chosen))}
        onClose={() => pick(null)}
        onPick={take}
      />
    </>
  );
}

/** A voice that can be heard. */
function Heard({ bundle, server, name }: { bundle: string; server: FieldsProps['server']; name: string }) {
  const address = sampleAddress(SERVERS[server], voiceOf(bundle, name));
  return address && <HearButton key={address} address={address} name={name} />;
}
