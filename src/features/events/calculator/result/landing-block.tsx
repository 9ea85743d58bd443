import { Button } from '@mantine/core';
import { Shuffle } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { landingsOf } from '#model/plan/landing';
import { kindAlone, waysOf } from '#model/plan/ways';
import type { PointKind } from '#model/rules/event-points';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CalculatorView } from '../../use-calculator.ts';
import styles from '../eventcalculator.module.css';
import type { Inputs } from '../inputs.ts';
import { challengeOutcomeOf, outcomeOf, type Plan } from '../plan.ts';
import type { Case } from '../use-case.ts';
import { LandingTable } from './landing-table.tsx';

interface Props {
  readonly question: Case;
  readonly plan: Plan;
  readonly view: CalculatorView;
}

const ICON = 16;

/** Plays that can be ended at any score, by what they pay. */
function useWays(kind: PointKind, inputs: Inputs, hasChallenge: boolean) {
  return useMemo(() => {
    const alone = kindAlone(kind);
    if (alone === null || inputs.ownScore <= 0) return [];
    const challenge = hasChallenge ? waysOf('challengePoints', challengeOutcomeOf(inputs)) : [];
    return [...waysOf(alone, outcomeOf(inputs)), ...challenge];
  }, [kind, inputs, hasChallenge]);
}

/** How the target is met to the point: plays as usual, then one to three that are ended in a range of scores. */
export function LandingBlock({ question, plan, view }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { inputs, kind, change } = question;
  if (kindAlone(kind) === null || plan.reach === 'reached') return null;
  const title = t('eventCalculator.landing.title');
  const isTyped = inputs.source === 'typed';
  const choice = t('eventCalculator.source.score');
  return (
    <section className={styles.block} aria-labelledby="calculator-landing">
      <h3 id="calculator-landing">{isTyped ? title : `${title}: ${integer(inputs.target)}`}</h3>
      {isTyped ? (
        <>
          <p className="muted">
            {t('eventCalculator.landing.needs', { choice, field: t('eventCalculator.by') })}
          </p>
          <Button
            size="xs"
            onClick={() => {
              change({ source: 'score' });
              view.open('play');
            }}
          >
            {choice}
          </Button>
        </>
      ) : (
        <Found question={question} plan={plan} />
      )}
    </section>
  );
}

/** The best landing, and others on demand. Found while nothing more urgent is drawn, so that typing stays quick. */
function Found({ question, plan }: Omit<Props, 'view'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const asked = useDeferredValue(plan);
  const inputs = useDeferredValue(question.inputs);
  const ways = useWays(question.kind, inputs, asked.challenge !== null);
  const landings = useMemo(() => landingsOf(asked.question, asked.needed, ways), [asked, ways]);
  const [turn, setTurn] = useState(0);
  const landing = landings[turn % Math.max(1, landings.length)];
  if (!landing) return <p className={styles.said}>{t('eventCalculator.landing.none')}</p>;
  return (
    <>
      <p className="muted">{t('eventCalculator.landing.lead', { left: integer(landing.left) })}</p>
      <LandingTable landing={landing} question={asked.question} from={inputs.current} />
      <p className="muted">{t('eventCalculator.landing.differ', { field: t('eventCalculator.current') })}</p>
      {landings.length > 1 && (
        <Button
          leftSection={<Shuffle size={ICON} aria-hidden="true" />}
          onClick={() => setTurn((turn + 1) % landings.length)}
        >
          {t('eventCalculator.landing.other')}
        </Button>
      )}
    </>
  );
}
