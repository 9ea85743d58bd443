import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FileDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ParsedChart } from '#model/chart/notes';
import { useTranslation } from '#src/kit/text/translation.tsx';

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

interface Props {
  readonly chart: ParsedChart;
  /** The file name, without its extension. */
  readonly name: string;
  /** Its name at the Sonolus server of the site; null for a chart of the visitor's own. */
  readonly level: string | null;
}

const ICON = 16;

/** The chart as a file in one of many formats. */
export function SaveChart({ chart, name, level }: Props) {
  const { t } = useTranslation();
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        leftSection={<FileDown size={ICON} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        {t('chart.file.button')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveDialog chart={chart} name={name} level={level} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
