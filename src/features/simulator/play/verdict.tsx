import { sideOf } from '#model/chart/judging/tally';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type SimulatorActor, useSimulatorPart } from '../use-simulator.ts';
import styles from './play.module.css';

/** What was judged last, over the picture; the stage says PERFECT itself. */
export function Verdict({ actor }: { readonly actor: SimulatorActor }) {
  const { t } = useTranslation();
  const run = useSimulatorPart(actor, (view) => view.run);
  const last = run?.judged.at(-1);
  if (!last || last.judgement === 'perfect') return null;
  const side = sideOf(last);
  return (
    <p
      key={`${last.note} ${last.time}`}
      className={styles.verdict}
      data-judgement={last.judgement}
      aria-hidden="true"
    >
      <b>{t(`stage.run.judgement.${last.judgement}`)}</b>
      {side && <span>{t(`stage.run.${side}`)}</span>}
    </p>
  );
}
