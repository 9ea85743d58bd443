import { Button } from '@mantine/core';
import { cardList, type InputsPatch, type TeamInputs } from '#model/compute/asked/inputs';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useSources } from '../../sources/sources.tsx';
import type { Start } from '../use-start.ts';
import styles from './answer.module.css';

/** What can be asked of a card. */
export type Demand = 'exclude' | 'must' | 'mustNot';

/** What one press asked of a card, and the inputs before it. */
export interface Demanded {
  readonly id: number;
  readonly demand: Demand;
  readonly inputs: TeamInputs;
}

const without = (ids: readonly number[], id: number): number[] => ids.filter((each) => each !== id);

/** The inputs with a demand met. */
export const DEMANDS: { readonly [K in Demand]: (inputs: TeamInputs, id: number) => InputsPatch } = {
  exclude: (inputs, id) => ({
    exclude: cardList([...inputs.exclude, id]),
    temporary: without(inputs.temporary, id),
    must: without(inputs.must, id),
    leader: inputs.leader === id ? null : inputs.leader,
    sixth: inputs.sixth === id ? 'leader' : inputs.sixth,
  }),
  must: ({ must }, id) => ({ must: cardList([...must, id]) }),
  mustNot: ({ must }, id) => ({ must: without(must, id) }),
};

const again = (ids: readonly number[], before: readonly number[], id: number): number[] =>
  before.includes(id) ? cardList([...ids, id]) : without(ids, id);

/** Puts the card back wherever it stood; what was changed since stays. */
const takenBack = (inputs: TeamInputs, { id, inputs: before }: Demanded): InputsPatch => ({
  exclude: again(inputs.exclude, before.exclude, id),
  temporary: again(inputs.temporary, before.temporary, id),
  must: again(inputs.must, before.must, id),
  leader: before.leader === id ? id : inputs.leader,
  sixth: before.sixth === id ? id : inputs.sixth,
});

/** Whether the inputs still are as the press left them. */
const isMet = ({ exclude, must }: TeamInputs, { id, demand }: Demanded): boolean =>
  demand === 'exclude' ? exclude.includes(id) : must.includes(id) === (demand === 'must');

interface Props {
  readonly inputs: TeamInputs;
  readonly demanded: Demanded;
  readonly start: Start;
  readonly onUndone: () => void;
}

/** What was asked of a card last, and the way to take it back. */
export function DemandedLine({ inputs, demanded, start, onUndone }: Props) {
  const { t } = useTranslation();
  const { cardOf } = useSources();
  const { id, demand } = demanded;
  if (!isMet(inputs, demanded)) return null;
  const card = cardOf(id);
  const title = card ? `${card.character} · ${card.title}` : `#${id}`;
  const undo = () => {
    onUndone();
    start((latest) => takenBack(latest, demanded));
  };
  return (
    <div className={styles.undo} role="status">
      {t(`builder.sheet.said.${demand}`, { title })}
      <Button variant="subtle" onClick={undo}>
        {t('action.undo')}
      </Button>
    </div>
  );
}
