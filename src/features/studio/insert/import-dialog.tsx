import { Button, FileButton, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { PostDraft } from '#model/writing/post/draft';
import { postInText } from '#model/writing/post/file';
import { useDrop } from '#src/kit/field/use-drop.ts';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './insert.module.css';

interface BodyProps {
  readonly onClose: () => void;
  readonly onImport: (post: PostDraft) => void;
}

interface Props extends BodyProps {
  readonly opened: boolean;
}

/** A dialog that takes a post out of a file or a pasted text. */
export function ImportDialog({ opened, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('write.importTitle')} onClose={props.onClose} width={560}>
      {() => <Body {...props} />}
    </DialogFrame>
  );
}

function Body({ onClose, onImport }: BodyProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const post = postInText(text, location.origin);
  const isWrong = text.trim() !== '' && post === null;
  const read = async (file: File | null | undefined) => {
    if (file) setText(await file.text());
  };
  const { isOver, handlers } = useDrop((file) => void read(file));
  return (
    <div className={styles.dialog} data-over={isOver || undefined} {...handlers}>
      <p>{t('write.importText')}</p>
      <div>
        <FileButton accept="application/json,.json" onChange={(file) => void read(file)}>
          {(button) => <Button {...button}>{t('write.chooseFile')}</Button>}
        </FileButton>
      </div>
      <Textarea
        label={t('write.importPaste')}
        value={text}
        rows={8}
        spellCheck={false}
        error={isWrong && t('write.importWrong')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className={styles.found}>
        {post && t('write.importFound', { number: post.content.length })}
      </p>
      <DialogEnds>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button variant="filled" disabled={post === null} onClick={() => post && onImport(post)}>
          {t('write.importDo')}
        </Button>
      </DialogEnds>
    </div>
  );
}
