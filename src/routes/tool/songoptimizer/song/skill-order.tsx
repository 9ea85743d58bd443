import { ChevronRight } from 'lucide-react';
import { CardThumb } from '#src/components/card-thumb.tsx';
import type { Page } from '../state/page.ts';
import type { Activation } from './activations.ts';
import styles from './skill-order.module.css';
import { useSkillName } from './use-skill-name.ts';

interface Props {
  readonly page: Page;
  readonly activations: readonly Activation[];
}

const SIDE = 44;

/** The best order: cards where there are any, else words. */
export function SkillOrder({ page, activations }: Props) {
  const nameOf = useSkillName(page);
  const isTyped = page.inputs.source === 'typed';
  return (
    <ol className={styles.order}>
      {activations.map(({ card, from }, i) => {
        const view = card === null || isTyped ? null : page.builder.cardOf(card);
        return (
          <li key={from}>
            {i > 0 && <ChevronRight size={14} aria-hidden="true" />}
            {view ? (
              <CardThumb card={view} size={SIDE} />
            ) : (
              <span className={styles.word}>{nameOf(card)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
