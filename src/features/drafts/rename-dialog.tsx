import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_POST_TITLE } from '#model/contract/community/text-limits';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly onRename: (title: string) => void;
}

/** Another title for a draft. */
export function RenameDialog({ title: before, onClose, onRename }: Props) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRename(title.trim());
  };
  return (
    <DialogFrame opened title={t('draft.rename')} onClose={onClose}>
      {() => (
        <form onSubmit={submit}>
          <TextInput
            data-autofocus
            label={t('write.titleLabel')}
            value={title}
            maxLength={MAX_POST_TITLE}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <DialogEnds>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button type="submit" variant="filled">
              {t('draft.rename')}
            </Button>
          </DialogEnds>
        </form>
      )}
    </DialogFrame>
  );
}
