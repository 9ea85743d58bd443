import { Button } from '@mantine/core';
import { Play } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../../question/use-question.ts';
import { useIsAnswered, useIsSearching } from '../../search/searched.ts';
import type { Start } from '../use-start.ts';

export interface CalculateProps {
  readonly question: Question;
  readonly start: Start;
  /** Whether the question is complete and its search can begin. */
  readonly canStart: boolean;
}

interface Props extends CalculateProps {
  readonly className?: string | undefined;
  /** It was pressed; what was asked is on its way already. */
  readonly onSearch?: () => void;
}

/**
 * Asks the question on the page; plain once it is answered, when sharing comes next. Nothing around it is drawn again when a search begins or ends. What a press changes is drawn in a
 * task after it: to find what was pressed takes a slow phone long enough.
 */
export function CalculateButton({ question, start, canStart, className = '', onSearch }: Props) {
  const { t } = useTranslation();
  const isBusy = useIsSearching();
  const isAnswered = useIsAnswered(question);
  const search = () => {
    start();
    onSearch?.();
  };
  return (
    <Button
      className={className}
      variant={isAnswered ? 'default' : 'filled'}
      leftSection={<Play size={16} aria-hidden="true" />}
      disabled={!canStart || (question.request !== null && isBusy)}
      onClick={() => setTimeout(search)}
    >
      {t('builder.calculate')}
    </Button>
  );
}
