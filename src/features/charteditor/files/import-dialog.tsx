import { Button, FileButton, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sheetOf } from '#model/chart/editing/sheet';
import { FORMAT_NAMES } from '#model/chart/formats/format';
import type { ParsedChart } from '#model/chart/notes';
import { otherGameName } from '#model/chart/shapes/other-games';
import { noteCount } from '#model/writing/chart/draft';
import { useDrop } from '#src/kit/field/use-drop.ts';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useLongText } from '../../account/profiles/import/use-long-text.ts';
import { Repairs } from '../../simulator/own/repairs.tsx';
import type { OpenedBackup } from './backup.ts';
import styles from './files.module.css';
import { type FoundImport, readImport } from './read-import.ts';

interface Props {
  /** Takes a chart in place of the present one. */
  readonly onReplace: (chart: ParsedChart, name: string | null) => void;
  /** Puts its notes in at the cursor; false when there is no room. */
  readonly onInsert: (chart: ParsedChart) => boolean;
  readonly onBackup: (backup: OpenedBackup) => void;
  readonly onClose: () => void;
}

const WIDTH = 560;
const ROWS = 6;
const ACCEPTED = 'application/json,text/plain,.json,.txt,.bms,.bme,.usc,.sus,.leveldata,.gz,.scp,.zip';

/** A dialog that takes a chart, or a backup of a draft, out of a file or a pasted text. */
export function ImportDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened title={t('chartDraft.importTitle')} width={WIDTH} tall onClose={props.onClose}>
      {() => <Body {...props} />}
    </DialogFrame>
  );
}

function Body({ onClose, ...acts }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const { data, isPending, mutate } = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: readImport,
  });
  const long = useLongText(field, mutate);
  const { isOver, handlers } = useDrop((file) => file && mutate(file));
  return (
    <div className={styles.dialog} data-over={isOver || undefined} {...handlers}>
      <p>{t('chartDraft.importText')}</p>
      <FileButton
        accept={ACCEPTED}
        inputProps={{ 'aria-label': t('write.chooseFile') }}
        onChange={(file) => file && mutate(file)}
      >
        {(button) => (
          <Button {...button} data-autofocus>
            {t('write.chooseFile')}
          </Button>
        )}
      </FileButton>
      <Textarea
        ref={field}
        label={t('write.importPaste')}
        value={text}
        rows={ROWS}
        spellCheck={false}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          if (next.trim() !== '') mutate(next);
        }}
        {...long}
      />
      <div role="status" className={styles.found} aria-busy={isPending}>
        {isPending && t('import.reading')}
        {data && !isPending && <Found found={data} />}
      </div>
      <Ends found={isPending ? undefined : data} onClose={onClose} {...acts} />
    </div>
  );
}

function Found({ found }: { readonly found: FoundImport }) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  if (found.kind === 'fault') return <p className={styles.fault}>{faultWords(found, t)}</p>;
  const sheet = found.kind === 'backup' ? found.draft.sheet : sheetOf(found.chart);
  const count = noteCount({ sheet });
  const notes = t('chart.notes', { count, notes: integer(count) });
  if (found.kind === 'backup')
    return (
      <p>
        <b>{t('chartDraft.backupFound')}</b> · <bdi>{found.draft.about.title}</bdi> · {notes}
      </p>
    );
  return (
    <>
      <p>
        <b>{FORMAT_NAMES[found.format]}</b> · {notes}
      </p>
      {found.musicDelay !== 0 && <p>{startWords(found, t, decimal)}</p>}
      <Repairs repairs={found.chart.repairs} />
    </>
  );
}

type Words = ReturnType<typeof useTranslation>['t'];
type FoundChart = Extract<FoundImport, { readonly kind: 'chart' }>;

/** When the music begins, and what becomes of that. */
function startWords({ begun, musicDelay }: FoundChart, t: Words, decimal: (value: number) => string): string {
  const seconds = decimal(Math.abs(musicDelay));
  if (begun === null) return t('chartDraft.musicAway', { seconds });
  return t(musicDelay < 0 ? 'chartDraft.musicEarlier' : 'chartDraft.musicLater', { seconds });
}

function faultWords({ fault, game }: Extract<FoundImport, { readonly kind: 'fault' }>, t: Words): string {
  if (fault === 'backupDamaged') return t('chartDraft.backupDamaged');
  if (fault === 'fileUnreadable') return t('import.failed.fileUnreadable');
  return t(`stage.own.fault.${fault}`, { game: game && otherGameName(game) });
}

interface EndsProps extends Props {
  readonly found: FoundImport | undefined;
}

function Ends({ found, onClose, onReplace, onInsert, onBackup }: EndsProps) {
  const { t } = useTranslation();
  const [isFull, setFull] = useState(false);
  const chart = found?.kind === 'chart' ? found : null;
  const act = (deed: () => void) => () => {
    deed();
    onClose();
  };
  const insert = () => {
    if (!chart) return;
    if (onInsert(chart.chart)) onClose();
    else setFull(true);
  };
  return (
    <>
      <p role="alert" className={styles.fault}>
        {isFull && t('chartDraft.noRoom')}
      </p>
      {chart && <p className="muted">{t('chartDraft.insertText')}</p>}
      <DialogEnds>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button disabled={chart === null} onClick={insert}>
          {t('chartDraft.insert')}
        </Button>
        {found?.kind === 'backup' ? (
          <Button variant="filled" onClick={act(() => onBackup(found))}>
            {t('draft.restore')}
          </Button>
        ) : (
          <Button
            variant="filled"
            disabled={chart === null}
            onClick={act(() => chart && onReplace(chart.begun ?? chart.chart, chart.name))}
          >
            {t('chartDraft.replace')}
          </Button>
        )}
      </DialogEnds>
    </>
  );
}
