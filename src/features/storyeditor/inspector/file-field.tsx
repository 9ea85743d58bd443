import { useState } from 'react';
import type { JsonObject } from '#model/records/reading';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { PickerButton } from '#src/kit/field/picker-button.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ChosenFile } from '../pickers/bundle-files.tsx';
import { type FileChoice, fileOf, fileTitle, gameFile, sampleAddress } from '../pickers/file-kinds.ts';
import { FilePicker } from '../pickers/file-picker.tsx';
import { HearButton } from '../pickers/hear-button.tsx';
import styles from './inspector.module.css';

interface Props {
  readonly label: string;
  readonly kind: FileChoice;
  readonly server: ServerIndex;
  /** As the source has it; null and the like for none. */
  readonly value: unknown;
  /** What stands there for none. */
  readonly none: string;
  readonly onChange: (value: JsonObject | null) => void;
}

const choiceValue = (kind: FileChoice, chosen: ChosenFile): JsonObject =>
  chosen.of === 'own' ? { type: 'custom', url: chosen.url } : gameFile(kind, chosen.bundle, chosen.file);

/** A picture that is seen or a sound that can be heard, and another one instead. */
export function FileField({ label, kind, server, value, none, onChange }: Props) {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  const title = fileTitle(value);
  const address = sampleAddress(SERVERS[server], title === '' ? null : fileOf(kind, value));
  const isPicture = kind === 'background' || kind === 'still';
  return (
    <div className={styles.fileLine}>
      <PickerButton
        tall={isPicture}
        label={label}
        clearLabel={t('action.clear')}
        onOpen={() => open(true)}
        onClear={title === '' ? undefined : () => onChange(null)}
      >
        {isPicture && address && <img key={address} className={styles.wideThumb} src={address} alt="" />}
        {title || none}
      </PickerButton>
      {!isPicture && address && <HearButton key={address} address={address} name={title} />}
      <FilePicker
        opened={isOpen}
        kind={kind}
        server={SERVERS[server]}
        fileOf={(chosen) => fileOf(kind, choiceValue(kind, chosen))}
        onClose={() => open(false)}
        onPick={(chosen) => onChange(choiceValue(kind, chosen))}
      />
    </div>
  );
}
