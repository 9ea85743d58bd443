import { useMemo } from 'react';
import type { EventRecord } from '#model/records/event';
import type { PointKind } from '#model/rules/event-points';
import { localised } from '#model/rules/localised';
import { runningEvent } from '#model/tracker/lines';
import { EVENT_TYPES, type EventType } from '#model/vocabulary/event-types';
import type { ServerIndex } from '#model/vocabulary/servers';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useAddress } from '#src/kit/address/use-address.ts';
import { useEvents } from '#src/kit/data/lists.ts';
import { decodeCalculator, encodeCalculator, type Inputs } from './inputs.ts';
import { kindOf, type Plan, planOf, type Times } from './plan.ts';
import { type TierNow, useTier } from './use-tier.ts';

const CODEC = { decode: decodeCalculator, encode: encodeCalculator };

/** The question with all that it names, and its plan. */
export interface Case {
  readonly inputs: Inputs;
  readonly change: (patch: Partial<Inputs>) => void;
  readonly server: ServerIndex;
  readonly event: EventRecord | null;
  readonly name: string | null;
  readonly type: EventType;
  readonly kind: PointKind;
  readonly end: number | null;
  readonly times: Times;
  readonly tier: TierNow | null;
  /** Null while numbers are missing. */
  readonly plan: Plan | null;
}

/** An event that is over answers no question about what is to come. */
function eventOf(
  asked: Inputs['event'],
  events: ReadonlyMap<number, EventRecord> | undefined,
  server: ServerIndex,
  now: number,
): EventRecord | null {
  if (events === undefined || asked === null || now === 0) return null;
  return asked === 'running' ? runningEvent(events.values(), server, now) : (events.get(asked) ?? null);
}

/** The question in the address, and how the list of events came. */
export function useCase() {
  const { inputs, change } = useAddress(CODEC);
  const { main } = useServers();
  const events = useEvents();
  const now = useNow(MINUTE_MS);
  const server = inputs.server ?? main;
  const event = eventOf(inputs.event, events.data?.byId, server, now);
  const tier = useTier(inputs.tier, event, server, now);
  const type = EVENT_TYPES.find((one) => one === event?.type) ?? inputs.type;
  const kind = kindOf(type, inputs);
  const end = inputs.until ?? event?.endAt[server] ?? null;
  const from = Math.max(now, event?.startAt[server] ?? 0);
  const times = useMemo((): Times => ({ now: from, end: end ?? 0 }), [from, end]);
  const plan = useMemo(
    () => (now === 0 ? null : planOf(kind, inputs, { ...times, boosts: inputs.boosts })),
    [kind, inputs, times, now],
  );
  const name = event && (localised(event.name, server, main)?.value ?? null);
  const one: Case = { inputs, change, server, event, name, type, kind, end, times, tier, plan };
  return { case: one, events, now };
}
