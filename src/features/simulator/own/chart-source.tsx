import { Button, FileButton, Textarea } from '@mantine/core';
import { Play, Upload } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { otherGameName } from '#model/chart/shapes/other-games';
import { readFailure } from '#model/vocabulary/data-failures';
import { MAX_CHART_FILE } from '#src/browser/files/chart-file-size.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useLongText } from '../../account/profiles/import/use-long-text.ts';
import styles from './chartsimulator.module.css';
import type { OwnCharts } from './own-chart.data.ts';

const ICON = 16;
const ROWS = 5;
const MEGABYTE = 1_000_000;

interface Props {
  readonly own: OwnCharts;
  /** A file is held over the page. */
  readonly isOver: boolean;
}

/** A chart of one's own: pasted, chosen, dropped, or by its address. A long text opens as soon as it is pasted. */
export function ChartSource({ own, isOver }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const long = useLongText(field, own.give);
  const most = integer(MAX_CHART_FILE / MEGABYTE);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    own.give(text);
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      <Textarea
        ref={field}
        label={t('stage.own.field')}
        description={isOver ? t('import.drop') : t('stage.own.fieldHint', { megabytes: most })}
        rows={ROWS}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        {...long}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="filled"
          disabled={text.trim() === '' || own.isBusy}
          leftSection={<Play size={ICON} aria-hidden="true" />}
        >
          {t('stage.own.open')}
        </Button>
        <FileButton
          onChange={(file) => file && own.give(file)}
          accept="application/json,text/plain,.json,.txt,.bms,.bme,.usc,.sus,.leveldata,.gz,.scp"
          inputProps={{ 'aria-label': t('import.file') }}
        >
          {(props) => (
            <Button {...props} leftSection={<Upload size={ICON} aria-hidden="true" />}>
              {t('import.file')}
            </Button>
          )}
        </FileButton>
      </div>
      <Outcome own={own} />
      <p className={styles.hint}>{t('stage.own.stays')}</p>
    </form>
  );
}

/** Why there is no chart to see. */
function Outcome({ own: { read, failure, isBusy } }: Pick<Props, 'own'>) {
  const { t } = useTranslation();
  if (isBusy) return <p role="status">{t('import.reading')}</p>;
  const known = failure === null ? null : readFailure(failure);
  const words = () => {
    if (known?.isStated) return t('failure.noChart');
    if (known) return t(`failure.${known.kind}`, { name: t(`data.${known.dataName}`) });
    if (failure !== null) return t('import.failed.fileUnreadable');
    if (!read || read.ok) return null;
    return t(`stage.own.fault.${read.fault}`, { game: read.game && otherGameName(read.game) });
  };
  return (
    <p role="alert" className={styles.fault}>
      {words()}
    </p>
  );
}
