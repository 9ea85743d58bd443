import { useMemo } from 'react';
import { type AnyActor, StateMachine } from 'xstate';
import { chartOf } from '../../charts/chart.ts';
import type { SeenActor } from '../log/inspection.ts';
import { offersOf } from '../log/offers.ts';
import { previewOf } from '../log/preview.ts';
import { activePaths } from '../log/states.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import panel from './panel.module.css';
import { SendForm } from './send-form.tsx';

/** One actor: what can be sent to it, and its chart with the states it is in. */
export function ActorView({ actor, live }: { readonly actor: SeenActor; readonly live: AnyActor | null }) {
  const chart = useMemo(() => (live?.logic instanceof StateMachine ? chartOf(live.logic) : null), [live]);
  const active = useMemo(() => activePaths(actor.states), [actor.states]);
  const title = actor.name === actor.machine ? actor.name : `${actor.name} (${actor.machine})`;
  return (
    <section className={panel.column} aria-labelledby="inspector-actor">
      <h3 id="inspector-actor">{title}</h3>
      {chart === null || live === null ? (
        <p>This actor has no chart: it is a promise, a callback or a timer that the page provides.</p>
      ) : (
        <>
          <p>
            {actor.status === 'active' ? 'In' : `Ended (${actor.status}) in`}{' '}
            <strong>{actor.states.join(' · ')}</strong>
          </p>
          {actor.status === 'active' && <SendForm offers={offersOf(chart, active)} send={live.send} />}
          <details>
            <summary>Context</summary>
            <code>{previewOf(live.getSnapshot().context)}</code>
          </details>
          <ChartDrawing chart={chart} active={active} states={actor.states} />
        </>
      )}
    </section>
  );
}
