import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { cardList, type Patch, type TeamInputs } from '#model/compute/asked/inputs';
import { useTranslation } from '#src/components/translation.tsx';
import type { Question } from '#src/parts/team/question/use-question.ts';
import { useSources } from '#src/parts/team/sources/sources.tsx';
import type { Start } from '../use-start.ts';
import styles from './answer.module.css';

/** A card left out by one press, and the inputs before it. */
interface Excluded {
  readonly id: number;
  readonly inputs: TeamInputs;
}

const without = (inputs: TeamInputs, id: number): Patch => ({
  exclude: cardList([...inputs.exclude, id]),
  temporary: inputs.temporary.filter((each) => each !== id),
  must: inputs.must.filter((each) => each !== id),
  leader: inputs.leader === id ? null : inputs.leader,
  sixth: inputs.sixth === id ? 'leader' : inputs.sixth,
});

/** Puts the card back wherever it stood; what was changed since stays. */
const withAgain = (inputs: TeamInputs, { id, inputs: before }: Excluded): Patch => ({
  exclude: inputs.exclude.filter((each) => each !== id),
  temporary: before.temporary.includes(id) ? cardList([...inputs.temporary, id]) : inputs.temporary,
  must: before.must.includes(id) ? cardList([...inputs.must, id]) : inputs.must,
  leader: before.leader === id ? id : inputs.leader,
  sixth: before.sixth === id ? id : inputs.sixth,
});

/** Leaves a card out; null where teams are only shown. */
export type Exclude = ((cardId: number) => void) | null;

/** Searches again without a card, and the line that offers to take it back. */
export function useExcluding(
  { inputs, isShared }: Pick<Question, 'inputs' | 'isShared'>,
  start: Start,
): {
  readonly exclude: Exclude;
  readonly excludedLine: ReactNode;
} {
  const [excluded, setExcluded] = useState<Excluded | null>(null);
  const exclude = useCallback(
    (id: number) =>
      start((latest) => {
        setExcluded({ id, inputs: latest });
        return without(latest, id);
      }),
    [start],
  );
  const excludedLine = excluded && inputs.exclude.includes(excluded.id) && (
    <ExcludedLine start={start} excluded={excluded} onUndone={() => setExcluded(null)} />
  );
  return { exclude: isShared ? null : exclude, excludedLine };
}

interface ExcludedLineProps {
  readonly start: Start;
  readonly excluded: Excluded;
  readonly onUndone: () => void;
}

function ExcludedLine({ start, excluded, onUndone }: ExcludedLineProps) {
  const { t } = useTranslation();
  const { cardOf } = useSources();
  const { id } = excluded;
  const card = cardOf(id);
  const undo = () => {
    onUndone();
    start((inputs) => withAgain(inputs, excluded));
  };
  return (
    <div className={styles.undo} role="status">
      {t('builder.result.excluded', { title: card ? `${card.character} · ${card.title}` : `#${id}` })}
      <Button variant="subtle" onClick={undo}>
        {t('action.undo')}
      </Button>
    </div>
  );
}
