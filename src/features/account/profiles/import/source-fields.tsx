import { Button, FileButton, Textarea } from '@mantine/core';
import { Eye, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useDrop } from '#src/kit/field/use-drop.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './import.module.css';
import type { ImportingView } from './use-importing.ts';
import { useLongText } from './use-long-text.ts';

/** What was typed, or the long text that was put in at once and is not shown. */
export interface SourceInput {
  readonly text: string;
  readonly isLong: boolean;
}

interface Props {
  readonly importing: ImportingView;
  readonly given: SourceInput;
  readonly onGiven: (given: SourceInput) => void;
}

/** Where other sites keep their array; people copy it out of the browser's storage view. */
const STORED = 'profiles/profiles';

/** What is imported: pasted, typed, chosen or dropped. */
export function SourceFields({ importing, given, onGiven }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const takeFile = (file: File | null | undefined) => {
    if (file) importing.give({ kind: 'file', file });
  };
  const { isOver, handlers } = useDrop(takeFile);
  const long = useLongText(field, (text) => onGiven({ text, isLong: true }));
  const { text, isLong } = given;
  const length = t('import.longText', { number: integer(text.length) });
  return (
    <section
      className={styles.drop}
      aria-label={t('import.source')}
      data-over={isOver || undefined}
      {...handlers}
    >
      <Textarea
        ref={field}
        data-autofocus
        label={t('import.field')}
        description={isOver ? t('import.drop') : t('import.hint', { key: STORED })}
        rows={6}
        wrap="off"
        spellCheck={false}
        value={isLong ? '' : text}
        placeholder={isLong ? length : ''}
        onChange={(event) => onGiven({ text: event.currentTarget.value, isLong: false })}
        {...long}
      />
      <p className="visually-hidden" role="status">
        {isLong && length}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="filled"
          disabled={text.trim() === '' || importing.isBusy}
          leftSection={<Eye size={16} aria-hidden="true" />}
          onClick={() => importing.give({ kind: 'text', text })}
        >
          {t('import.preview')}
        </Button>
        <FileButton
          onChange={takeFile}
          accept="application/json,text/plain,text/csv,.json,.txt,.csv"
          inputProps={{ 'aria-label': t('import.file') }}
        >
          {(file) => (
            <Button {...file} leftSection={<Upload size={16} aria-hidden="true" />}>
              {t('import.file')}
            </Button>
          )}
        </FileButton>
        {isLong && <Button onClick={() => onGiven({ text: '', isLong: false })}>{t('action.clear')}</Button>}
      </div>
    </section>
  );
}
