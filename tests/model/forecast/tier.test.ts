import { describe, expect, test } from 'vitest';
import { alikeOf } from '#model/forecast/alike';
import { type EventSamples, eventCurves } from '#model/forecast/event-curves';
import { priorOutlook, restOutlook } from '#model/forecast/outlook';
import { eventView, type TierOutlook, tierOutlook } from '#model/forecast/tier';
import { traitsAt } from '#model/forecast/traits';
import { inventedEvents } from './invented-events.ts';

const EVENTS = inventedEvents(12, 5);
const PAST = EVENTS.slice(0, -1).map(eventCurves);
const [LAST] = EVENTS.slice(-1);
if (!LAST) throw new Error('no event was invented');
const RUNNING: EventSamples = LAST;
const HOUR = 3_600_000;

/** One tier of an event that was read at these hours; it has as many points as hours, and 200 hours. */
function outlookAt(hours: readonly number[], { history = PAST, tier = '100', latest = 0 } = {}): TierOutlook {
  const rows = hours.map((hour) => [hour * HOUR, hour] as const);
  const tiers = { [tier]: rows, ...(latest > 0 && { 9999: [[latest * HOUR, 1]] as const }) };
  const event = eventCurves({ server: 'jp', type: 'versus', startAt: 0, endAt: 200 * HOUR, tiers });
  const curve = event.curves.get(tier);
  if (!curve) throw new Error('the tier is there');
  return tierOutlook(eventView(history, event), tier, curve);
}

const hourly = (until: number): number[] => Array.from({ length: until }, (_, i) => i + 1);

describe('a tier', () => {
  test('is in its first hours until a day is over', () => {
    expect(outlookAt(hourly(23)).notes).toEqual(['firstHours']);
    expect(outlookAt(hourly(24)).notes).toEqual([]);
  });

  test('has no points while it is at none', () => {
    expect(outlookAt([0]).notes).toContain('noPoints');
    expect(outlookAt([0, 1]).notes).not.toContain('noPoints');
  });

  test('has a gap when more than six hours are without a reading', () => {
    const without = (from: number, to: number) => hourly(100).filter((hour) => hour <= from || hour >= to);
    expect(outlookAt(without(80, 86)).notes).toEqual([]);
    expect(outlookAt(without(80, 87)).notes).toEqual(['gap']);
    expect(outlookAt([...without(80, 86), 86.5].filter((hour) => hour !== 86)).notes).toEqual(['gap']);
  });

  test('has a gap when it is more than six hours behind the last reading', () => {
    expect(outlookAt(hourly(100), { latest: 106 }).notes).toEqual([]);
    expect(outlookAt(hourly(100), { latest: 107 }).notes).toEqual(['gap']);
    expect(outlookAt(hourly(100), { latest: 199 }).notes).toEqual(['gap']);
  });

  test('has no gap that began more than two days ago', () => {
    const without = (from: number, to: number) => hourly(100).filter((hour) => hour <= from || hour >= to);
    expect(outlookAt(without(52, 60)).notes).toEqual(['gap']);
    expect(outlookAt(without(51, 60)).notes).toEqual([]);
  });

  test('has few past events when fewer than eight have it', () => {
    expect(outlookAt(hourly(50), { history: PAST.slice(0, 8) }).notes).toEqual([]);
    expect(outlookAt(hourly(50), { history: PAST.slice(0, 7) }).notes).toEqual(['fewPastEvents']);
    expect(outlookAt(hourly(50), { history: [] }).notes).toEqual(['fewPastEvents']);
  });

  test('is known when the event is over', () => {
    expect(outlookAt(hourly(200))).toEqual({
      outlook: { made: 200, rest: 0, spread: 0 },
      alike: [],
      notes: ['over'],
    });
    expect(outlookAt(hourly(199)).notes).toEqual([]);
  });

  test('has half as wide an interval again when no past event had it', () => {
    const known = outlookAt(hourly(50));
    const strange = outlookAt(hourly(50), { tier: '99' });
    expect(strange.notes).toEqual(['unknownTier']);
    expect(strange.outlook).toEqual({ ...known.outlook, spread: 1.5 * known.outlook.spread });
  });

  test('speaks for itself from the first 1.5 % of its event on', () => {
    const prior = (now: number) => priorOutlook(PAST, '100', 'versus', now);
    expect(outlookAt([1, 2.9]).outlook).toEqual(prior(2.9));
    expect(outlookAt([1, 3]).outlook).not.toEqual(prior(3));
    expect(outlookAt([1, 3]).alike).toHaveLength(PAST.length);
  });

  test('doubles within wide bounds at first when there are no past events', () => {
    expect(outlookAt([1], { history: [] }).outlook).toEqual({ made: 1, rest: 1, spread: 2 });
  });
});

describe('an event', () => {
  const cut = (tiers: EventSamples['tiers']) =>
    eventCurves({
      ...RUNNING,
      tiers: Object.fromEntries(Object.entries(tiers).map(([tier, rows]) => [tier, rows.slice(0, 101)])),
    });

  test('is seen through its tiers at its last reading', () => {
    const view = eventView(PAST, cut(RUNNING.tiers));
    expect(view.latest).toBe(100);
    expect(view.marks).toEqual(['100', '500', '1000', '2000']);
    expect(eventView(PAST, cut({})).latest).toBe(0);
  });

  test.each([
    ['500', '500', ['100', '1000', '2000']],
    ['1500', '2000', ['100', '500', '1000']],
  ])('compares tier %s with past ones of %s, beside the others', (tier, like, beside) => {
    const event = cut({ ...RUNNING.tiers, [tier]: RUNNING.tiers[1000] ?? [] });
    const view = eventView(PAST, event);
    const curve = event.curves.get(tier) ?? { hours: [], points: [] };
    const share = 100 / event.durationHours;
    const others = beside.flatMap((one) => event.curves.get(one) ?? []);
    const traits = traitsAt(event, curve, others, share);
    const alike = alikeOf(PAST, like, beside, share);
    const { outlook, alike: found } = tierOutlook(view, tier, curve);
    expect(found).toEqual(alike);
    const wanted = traits && restOutlook(traits, view.typesAt(share), alike, share);
    expect([outlook.made, outlook.rest]).toEqual([wanted?.made, wanted?.rest]);
  });
});
