import { describe, expect, test } from 'vitest';
import { Turns } from '#server/services/tracker/turns';

/** Work of one step, which says when its turn has come. */
function turnsOf() {
  const made: string[] = [];
  const turns = new Turns();
  const steps = (name: string) =>
    function* (): Generator<undefined, string> {
      made.push(name);
      yield;
      return name;
    };
  const take = (lane: 'running' | 'over' | 'earlier', name: string, who = 'a', signal?: AbortSignal) =>
    turns.take(lane, steps(name), { who, signal });
  return { made, take };
}

describe('turns of forecasts', () => {
  test('go to events that run before those that are over, and to what was foretold earlier last', async () => {
    const { made, take } = turnsOf();
    await Promise.all([
      take('over', 'first'),
      take('earlier', 'earlier'),
      take('over', 'over'),
      take('running', 'running'),
    ]);
    expect(made).toEqual(['first', 'running', 'over', 'earlier']);
  });

  test('go round those who ask, so that who asks for much waits alone', async () => {
    const { made, take } = turnsOf();
    await Promise.all([
      ...['1', '2', '3', '4'].map((name) => take('over', name, 'busy')),
      take('over', 'other', 'quiet'),
    ]);
    expect(made.indexOf('other')).toBe(2);
  });

  test('are given up by who hangs up', async () => {
    const { made, take } = turnsOf();
    const gone = new AbortController();
    const [first, second] = [take('over', 'first'), take('over', 'second', 'b', gone.signal)];
    gone.abort();
    await expect(second).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await first;
    expect(made).toEqual(['first']);
  });

  test('are refused when too many wait', async () => {
    const { take } = turnsOf();
    const all = await Promise.allSettled(Array.from({ length: 80 }, (_, nth) => take('over', `${nth}`)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(61);
  });
});
