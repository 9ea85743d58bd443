import { Button, Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Loss } from '#model/chart/formats/fit';
import type { ParsedChart } from '#model/chart/notes';
import { beatToSeconds, tempoSpans } from '#model/chart/time';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import {
  type ChartFile,
  type FileKind,
  fileKindName,
  fileKinds,
  isFileKind,
  type PackedLevel,
  useChartFile,
  useContent,
} from './chart-file.data.ts';
import styles from './file.module.css';

interface Props {
  readonly chart: ParsedChart;
  /** The file name, without its extension. */
  readonly name: string;
  /** What it is packed as for Sonolus; null where it cannot be. */
  readonly level: PackedLevel | null;
  /** Under edit: where the file can say when the music begins, it does. */
  readonly isDraft?: boolean;
  readonly onClose: () => void;
}

const WIDTH = 520;

/** The choice of a format, what it cannot hold, and the file once it reads back as the same chart. */
export function SaveDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened title={t('chart.file.title')} width={WIDTH} tall onClose={props.onClose}>
      {() => <Choice {...props} />}
    </DialogFrame>
  );
}

function Choice({ chart, name, level, isDraft = false, onClose }: Props) {
  const { t } = useTranslation();
  const [format, choose] = useState<FileKind>('bestdori');
  const made = useChartFile({ name, chart, level, isDraft }, format);
  const file = made?.ok ? `${name}${made.ending}` : null;
  const { mutate, reset, isPending, isError } = useContent();
  const save = () => {
    if (!made?.ok || file === null || isPending) return;
    const onSuccess = (content: BlobPart) => {
      saveFile(file, new Blob([content], { type: made.mime }));
      onClose();
    };
    mutate(made, { onSuccess });
  };
  return (
    <div className={styles.choice}>
      <Radio.Group
        label={t('chart.file.format')}
        value={format}
        onChange={(next) => {
          if (!isFileKind(next)) return;
          reset();
          choose(next);
        }}
      >
        <div className={styles.formats}>
          {fileKinds(level).map((each) => (
            <Radio
              key={each}
              value={each}
              label={fileKindName(each)}
              data-autofocus={each === format || undefined}
            />
          ))}
        </div>
      </Radio.Group>
      <div className={styles.found} role="status" aria-busy={made === null || isPending}>
        {made && <Found made={isError ? { ok: false, fault: 'noPackage' } : made} chart={chart} />}
      </div>
      <DialogEnds>
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          className={styles.save ?? ''}
          variant="filled"
          disabled={file === null}
          aria-busy={isPending}
          onClick={save}
        >
          {t('chart.file.save', { file: file ?? '' })}
        </Button>
      </DialogEnds>
    </div>
  );
}

function Found({ made, chart }: { readonly made: ChartFile; readonly chart: ParsedChart }) {
  const { t } = useTranslation();
  const { decimal } = useFormat();
  const spans = useMemo(() => tempoSpans(chart.entries), [chart]);
  if (!made.ok) {
    const text = made.fault === 'noPackage' ? t('chart.file.noPackage') : t('chart.file.unequal');
    return <p className={styles.fault}>{text}</p>;
  }
  const offset = made.musicDelay !== 0 && (
    <p>{t('chart.file.offset', { seconds: decimal(-made.musicDelay) })}</p>
  );
  if (made.losses.length === 0)
    return (
      <>
        <p>{t('chart.file.whole')}</p>
        {offset}
      </>
    );
  return (
    <>
      <h3>{t('chart.file.lossy')}</h3>
      <ul className={styles.losses}>
        {made.losses.map((loss) => (
          <LossRow key={loss.kind} loss={loss} spans={spans} />
        ))}
      </ul>
      <p className="muted">{t('chart.file.rest')}</p>
      {offset}
    </>
  );
}

/** How many positions are listed. */
const MAX_TIMES = 6;

interface LossRowProps {
  readonly loss: Loss;
  readonly spans: ReturnType<typeof tempoSpans>;
}

/** The losses with their counts and first positions in the song. */
function LossRow({ loss: { kind, times, places }, spans }: LossRowProps) {
  const { t } = useTranslation();
  const { integer, length } = useFormat();
  const shown = [
    ...new Set(places.map(({ beat }) => length(Math.max(0, Math.floor(beatToSeconds(spans, beat)))))),
  ];
  const more = times > places.length || shown.length > MAX_TIMES;
  return (
    <li>
      {t(`chart.file.loss.${kind}`)} <b>{`× ${integer(times)}`}</b>
      <span className={styles.times}>
        {shown.slice(0, MAX_TIMES).join(' · ')}
        {more && ' …'}
      </span>
    </li>
  );
}
