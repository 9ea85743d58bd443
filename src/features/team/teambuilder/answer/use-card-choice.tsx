import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Question } from '../../question/use-question.ts';
import type { Start } from '../use-start.ts';
import type { Demanded } from './demands.tsx';

/** Their code comes with the first press on a card. */
const CardSheet = lazy(async () => ({ default: (await import('./card-sheet.tsx')).CardSheet }));
const DemandedLine = lazy(async () => ({ default: (await import('./demands.tsx')).DemandedLine }));

/** Offers what can be done with a card of a team; null where teams are only shown. */
export type ChooseCard = ((cardId: number) => void) | null;

interface CardChoice {
  readonly choose: ChooseCard;
  /** What was asked of a card last, and the way to take it back; the sheet, while it is open. */
  readonly choiceLine: ReactNode;
}

/** The sheet of a card of a team: leave it out, demand it, look at it, edit it. What changes the question asks it again. */
export function useCardChoice(question: Question, start: Start): CardChoice {
  const [chosen, choose] = useState<number | null>(null);
  const [demanded, setDemanded] = useState<Demanded | null>(null);
  // Each waits alone: React keeps what a boundary showed, out of sight, until all that is in it can be drawn.
  const choiceLine = (
    <>
      <Suspense fallback={null}>
        {demanded && (
          <DemandedLine
            inputs={question.inputs}
            demanded={demanded}
            start={start}
            onUndone={() => setDemanded(null)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {chosen !== null && (
          <CardSheet
            question={question}
            id={chosen}
            start={start}
            onDemanded={setDemanded}
            onClose={() => choose(null)}
          />
        )}
      </Suspense>
    </>
  );
  return { choose: question.isShared ? null : choose, choiceLine };
}
