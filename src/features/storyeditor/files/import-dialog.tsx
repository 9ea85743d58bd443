import { Button, FileButton, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useReducer, useRef, useState } from 'react';
import type { StoryCommand } from '#model/media/story/editing/commands';
import type { StorySheet } from '#model/media/story/editing/sheet';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { useDrop } from '#src/kit/field/use-drop.ts';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useLongText } from '../../account/profiles/import/use-long-text.ts';
import styles from './files.module.css';
import { choose, NO_CHOICES } from './import-choices.ts';
import { readStoryFile } from './read-story-file.ts';
import { SourceFound } from './source-found.tsx';
import { TextFound } from './text-found.tsx';

interface BodyProps {
  /** The story that the new lines belong to. */
  readonly sheet: StorySheet;
  readonly onClose: () => void;
  readonly onTake: (command: StoryCommand) => void;
}

interface Props extends BodyProps {
  readonly opened: boolean;
}

const WIDTH = 760;
const [ROWS, ROWS_WHEN_FOUND] = [8, 3];
const ENDINGS = '.txt, .md, .docx, .json';
const ACCEPTED =
  '.txt,.md,.markdown,.docx,.json,text/plain,text/markdown,application/json,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A dialog that makes actions of a text, a document or a source (reference R145). */
export function ImportDialog({ opened, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      opened={opened}
      title={t('storyEditor.files.importTitle')}
      width={WIDTH}
      tall
      onClose={props.onClose}
    >
      {() => <Body {...props} />}
    </DialogFrame>
  );
}

function Body({ sheet, onClose, onTake }: BodyProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [choices, change] = useReducer(choose, NO_CHOICES);
  const { data, isPending, mutate } = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: (input: File | string) => readStoryFile(input, locale),
  });
  const read = (input: File | string) => {
    change({ kind: 'text' });
    mutate(input);
  };
  const long = useLongText(field, read);
  const { isOver, handlers } = useDrop((file) => file && read(file));
  const found = isPending ? undefined : data;
  const take = (command: StoryCommand) => {
    onTake(command);
    onClose();
  };
  return (
    <div className={styles.dialog} data-over={isOver || undefined} {...handlers}>
      <p>
        {t('storyEditor.files.importText')} {t('storyEditor.files.marks')}
      </p>
      <div className={styles.choose}>
        <FileButton
          accept={ACCEPTED}
          inputProps={{ 'aria-label': t('storyEditor.files.chooseFile') }}
          onChange={(file) => file && read(file)}
        >
          {(button) => (
            <Button {...button} data-autofocus>
              {t('storyEditor.files.chooseFile')}
            </Button>
          )}
        </FileButton>
        <span className="muted">{t('storyEditor.files.formats', { endings: ENDINGS })}</span>
      </div>
      <Textarea
        ref={field}
        label={t('storyEditor.files.paste')}
        placeholder={t('storyEditor.files.example')}
        value={text}
        rows={found?.kind === 'text' ? ROWS_WHEN_FOUND : ROWS}
        spellCheck={false}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          read(next);
        }}
        {...long}
      />
      <div role="status" aria-busy={isPending}>
        {isPending && t('storyEditor.files.reading')}
        {found?.kind === 'fault' && (found.fault !== 'empty' || text === '') && (
          <p className={styles.fault}>{t(`storyEditor.files.fault.${found.fault}`, { ending: '.docx' })}</p>
        )}
      </div>
      {found?.kind === 'text' && (
        <TextFound
          all={found.lines}
          sheet={sheet}
          choices={choices}
          change={change}
          onClose={onClose}
          onTake={take}
        />
      )}
      {found?.kind === 'source' && (
        <SourceFound found={found.sheet} sheet={sheet} onClose={onClose} onTake={take} />
      )}
      {(found === undefined || found.kind === 'fault') && (
        <DialogEnds>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </DialogEnds>
      )}
    </div>
  );
}
