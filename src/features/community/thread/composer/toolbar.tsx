import { ActionIcon, Popover } from '@mantine/core';
import { AtSign, Link2, Smile } from 'lucide-react';
import { useState } from 'react';
import { emojiMark } from '#model/writing/typed-text';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { PictureUpload } from '../../picture-upload/picture-upload.tsx';
import type { ComposerView } from '../../use-composer.ts';
import styles from './composer.module.css';
import { EmojiPicker } from './emoji-picker.tsx';
import { ThingDialog } from './thing-dialog.tsx';
import type { CaretField } from './use-field.ts';

interface Props {
  readonly field: CaretField;
  readonly composer: ComposerView;
}

/** What can be put into the text besides words. */
export function Toolbar({ field, composer }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'emoji' | 'thing' | null>(null);
  const insert = (put: () => void) => {
    setOpen(null);
    put();
  };
  return (
    <fieldset className={styles.tools}>
      <legend className="visually-hidden">{t('composer.tools')}</legend>
      <ActionIcon variant="subtle" aria-label={t('composer.mention')} onClick={() => field.insert('@')}>
        <AtSign size={18} aria-hidden="true" />
      </ActionIcon>
      <Popover
        opened={open === 'emoji'}
        onChange={(isOpen) => setOpen(isOpen ? 'emoji' : null)}
        position="bottom-start"
        trapFocus
        withinPortal
        shadow="none"
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            aria-label={t('composer.emoji')}
            onClick={() => setOpen(open === 'emoji' ? null : 'emoji')}
          >
            <Smile size={18} aria-hidden="true" />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={styles.popover ?? ''} aria-label={t('composer.emoji')}>
          <EmojiPicker
            onPick={(name) => insert(() => field.insertApart(emojiMark(name)))}
            onLetter={(letter) => insert(() => field.insert(letter))}
          />
        </Popover.Dropdown>
      </Popover>
      <ActionIcon variant="subtle" aria-label={t('composer.thing.button')} onClick={() => setOpen('thing')}>
        <Link2 size={18} aria-hidden="true" />
      </ActionIcon>
      <ThingDialog
        opened={open === 'thing'}
        onClose={() => setOpen(null)}
        onPick={(address) => insert(() => field.insertApart(address))}
      />
      <PictureUpload onUploaded={composer.addPicture} disabled={!composer.hasRoomForPictures} />
    </fieldset>
  );
}
