import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from '#src/components/translation.tsx';
import { cardList, type Patch, type TeamInputs } from '#src/parts/team/question/inputs.ts';
import type { Question } from '#src/parts/team/question/use-question.ts';
import { useSources } from '#src/parts/team/sources/sources.tsx';
import type { Start } from '../use-start.ts';
import styles from './answer.module.css';
import type { Demand } from './card-sheet.tsx';

/** Its code comes with the first press on a card. */
const CardSheet = lazy(async () => ({ default: (await import('./card-sheet.tsx')).CardSheet }));

/** What one press asked of a card, and the inputs before it. */
interface Demanded {
  readonly id: number;
  readonly demand: Demand;
  readonly inputs: TeamInputs;
}

const without = (ids: readonly number[], id: number): number[] => ids.filter((each) => each !== id);

const excluded = (inputs: TeamInputs, id: number): Patch => ({
  exclude: cardList([...inputs.exclude, id]),
  temporary: without(inputs.temporary, id),
  must: without(inputs.must, id),
  leader: inputs.leader === id ? null : inputs.leader,
  sixth: inputs.sixth === id ? 'leader' : inputs.sixth,
});

/** The inputs with a demand met. */
const DEMANDS: { readonly [K in Demand]: (inputs: TeamInputs, id: number) => Patch } = {
  exclude: excluded,
  must: ({ must }, id) => ({ must: cardList([...must, id]) }),
  mustNot: ({ must }, id) => ({ must: without(must, id) }),
};

const again = (ids: readonly number[], before: readonly number[], id: number): number[] =>
  before.includes(id) ? cardList([...ids, id]) : without(ids, id);

/** Puts the card back wherever it stood; what was changed since stays. */
const takenBack = (inputs: TeamInputs, { id, inputs: before }: Demanded): Patch => ({
  exclude: again(inputs.exclude, before.exclude, id),
  temporary: again(inputs.temporary, before.temporary, id),
  must: again(inputs.must, before.must, id),
  leader: before.leader === id ? id : inputs.leader,
  sixth: before.sixth === id ? id : inputs.sixth,
});

/** Whether the inputs still are as the press left them. */
const isMet = ({ exclude, must }: TeamInputs, { id, demand }: Demanded): boolean => {
  if (demand === 'exclude') return exclude.includes(id);
  return must.includes(id) === (demand === 'must');
};

/** Tells what can be done with a card of a team; null where teams are only shown. */
export type ChooseCard = ((cardId: number) => void) | null;

interface CardChoice {
  readonly choose: ChooseCard;
  /** What was asked of a card last, and the way to take it back; the sheet, while it is open. */
  readonly choiceLine: ReactNode;
}

/** The sheet of a card of a team: leave it out, demand it, look at it, edit it. What changes the question asks it again. */
export function useCardChoice(question: Question, start: Start): CardChoice {
  const { inputs, isShared } = question;
  const [chosen, choose] = useState<number | null>(null);
  const [demanded, setDemanded] = useState<Demanded | null>(null);
  const demand = useCallback(
    (id: number, demand: Demand) =>
      start((latest) => {
        setDemanded({ id, demand, inputs: latest });
        return DEMANDS[demand](latest, id);
      }),
    [start],
  );
  const undo = () => {
    setDemanded(null);
    if (demanded) start((latest) => takenBack(latest, demanded));
  };
  const choiceLine = (
    <>
      {demanded && isMet(inputs, demanded) && <DemandedLine {...demanded} onUndo={undo} />}
      {chosen !== null && (
        <Suspense fallback={null}>
          <CardSheet question={question} id={chosen} onDemand={demand} onClose={() => choose(null)} />
        </Suspense>
      )}
    </>
  );
  return { choose: isShared ? null : choose, choiceLine };
}

interface LineProps extends Pick<Demanded, 'id' | 'demand'> {
  readonly onUndo: () => void;
}

function DemandedLine({ id, demand, onUndo }: LineProps) {
  const { t } = useTranslation();
  const { cardOf } = useSources();
  const card = cardOf(id);
  const title = card ? `${card.character} · ${card.title}` : `#${id}`;
  return (
    <div className={styles.undo} role="status">
      {t(`builder.sheet.said.${demand}`, { title })}
      <Button variant="subtle" onClick={onUndo}>
        {t('action.undo')}
      </Button>
    </div>
  );
}
