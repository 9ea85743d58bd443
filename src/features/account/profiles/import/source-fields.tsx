import { Button, FileButton, Textarea } from '@mantine/core';
import { ClipboardPaste, Eye, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useDrop } from '#src/kit/field/use-drop.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './import.module.css';
import type { ImportingView } from './use-importing.ts';
import { isLongText, useLongText } from './use-long-text.ts';
import { usePaste } from './use-paste.ts';

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

/** Words of the other site's buttons; ours are in the visitor's language. */
const THERE = { menu: 'Profile', page: 'Profile Manager', button: 'Export' } as const;

/** The way from the site that most collections are on, in words of its buttons; what it stores itself is read, too. */
function MovingSteps() {
  const { t } = useTranslation();
  return (
    <div className={styles.moving}>
      <h3>{t('import.moving.title')}</h3>
      <ol>
        <li>{t('import.moving.open', THERE)}</li>
        <li>{t('import.moving.copy', THERE)}</li>
        <li>{t('import.moving.paste', { button: t('import.paste') })}</li>
      </ol>
    </div>
  );
}

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
  const { isPossible, paste, trouble } = usePaste(
    (text) => {
      onGiven({ text, isLong: isLongText(text) });
      importing.give({ kind: 'text', text });
    },
    () => field.current?.focus(),
  );
  const { text, isLong } = given;
  const length = t('import.longText', { number: integer(text.length) });
  return (
    <section
      className={styles.drop}
      aria-label={t('import.source')}
      data-over={isOver || undefined}
      {...handlers}
    >
      <MovingSteps />
      <Textarea
        ref={field}
        data-autofocus
        label={t('import.field')}
        description={isOver ? t('import.drop') : t('import.hint')}
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
      <p className={styles.trouble} role="status">
        {trouble && text === '' && t(trouble === 'refused' ? 'import.pasteRefused' : 'import.pasteEmpty')}
      </p>
      <div className={styles.buttons}>
        {isPossible && (
          <Button
            variant={text === '' ? 'filled' : 'default'}
            disabled={importing.isBusy}
            leftSection={<ClipboardPaste size={16} aria-hidden="true" />}
            onClick={() => void paste()}
          >
            {t('import.paste')}
          </Button>
        )}
        <Button
          variant={text === '' && isPossible ? 'default' : 'filled'}
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
