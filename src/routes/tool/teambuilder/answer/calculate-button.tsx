import { Button } from '@mantine/core';
import { Play } from 'lucide-react';
import { useOptimizerPart } from '#src/actors/use-optimizer.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';

interface Props {
  readonly builder: Builder;
  readonly className?: string | undefined;
  /** It was pressed; what was asked is on its way already. */
  readonly onSearch?: () => void;
}

/**
 * Asks the question on the page. Nothing around it is drawn again when a search begins or ends. What a press changes is drawn in a
 * task after it: to find what was pressed takes a slow phone long enough.
 */
export function CalculateButton({ builder, className = '', onSearch }: Props) {
  const { t } = useTranslation();
  const isBusy = useOptimizerPart((view) => view.isBusy);
  const search = () => {
    builder.search();
    onSearch?.();
  };
  return (
    <Button
      className={className}
      variant="filled"
      leftSection={<Play size={16} aria-hidden="true" />}
      disabled={builder.medley === null && (builder.request === null || isBusy)}
      onClick={() => setTimeout(search)}
    >
      {t('builder.calculate')}
    </Button>
  );
}
