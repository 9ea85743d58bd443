import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextSeats, type Seat, type Wanted } from '#src/kit/perf/seats.ts';

const MOST = 5;

/** A wish for a part of a list of that many numbers, all of them `of` and more. */
const wish = (from: number, to: number, of = 0, count = 100): Wanted<number> => ({
  items: Array.from({ length: count }, (_, at) => of + at),
  from,
  to,
  seenFrom: from + 3,
  seenTo: to - 3,
  held: null,
});

/** Every step on the way to what is wanted, without the beginning. */
function steps(seats: readonly Seat<number>[], wanted: Wanted<number>): (readonly Seat<number>[])[] {
  const all: (readonly Seat<number>[])[] = [];
  let now = seats;
  for (;;) {
    const next = nextSeats(now, wanted, MOST);
    if (next === now) return all;
    all.push(next);
    now = next;
  }
}

const settled = (seats: readonly Seat<number>[], wanted: Wanted<number>): readonly Seat<number>[] =>
  steps(seats, wanted).at(-1) ?? seats;

const placesOf = (seats: readonly Seat<number>[]): number[] => seats.map(({ at }) => at);

const places = fc.nat({ max: 60 }).chain((from) =>
  fc.record({
    from: fc.constant(from),
    room: fc.integer({ min: 1, max: 40 }),
    of: fc.constantFrom(0, 1000),
  }),
);

describe('seats of a long list', () => {
  test('come to what is wanted by few at a time, each with its item, in the order of the list', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 1, maxLength: 5 }), fc.nat({ max: 100 }), (wishes, count) => {
        let seats: readonly Seat<number>[] = [];
        for (const { from, room, of } of wishes) {
          const wanted = wish(Math.min(from, count), Math.min(from + room, count), of, count);
          let before = seats;
          for (const step of steps(seats, wanted)) {
            const known = new Map(before.map((seat) => [seat.key, seat]));
            expect(step.filter((seat) => known.get(seat.key) !== seat).length).toBeLessThanOrEqual(MOST);
            before = step;
          }
          seats = before;
          expect(placesOf(seats)).toEqual(
            Array.from({ length: wanted.to - wanted.from }, (_, nth) => wanted.from + nth),
          );
          expect(seats.map(({ item }) => item)).toEqual(wanted.items.slice(wanted.from, wanted.to));
        }
      }),
    );
  });

  test('are taken first where they are seen', () => {
    const [first] = steps([], wish(0, 30));
    expect(placesOf(first ?? [])).toEqual([3, 4, 5, 6, 7]);
  });

  test('keep their elements while some of them stay, and give them all to others after a leap', () => {
    const start = settled([], wish(0, 20));
    const scrolled = settled(start, wish(10, 30));
    const stayed = new Map(start.map((seat) => [seat.at, seat.key]));
    for (const { at, key } of scrolled) expect(key).toBe(stayed.get(at) ?? key);
    const leapt = settled(scrolled, wish(70, 90));
    expect(leapt.map(({ key }) => key)).toEqual(scrolled.map(({ key }) => key));
  });

  test('leave the one with the focus where it is, and give its element to no other', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 1, maxLength: 5 }), fc.nat({ max: 100 }), (wishes, nth) => {
        let seats = settled([], wish(0, 30));
        const held = seats[nth % seats.length];
        for (const { from, room } of wishes) {
          const wanted = { ...wish(from, from + room), held: held?.at ?? null };
          for (const step of steps(seats, wanted)) {
            expect(step).toContain(held);
            expect(new Set(placesOf(step)).size).toBe(step.length);
            seats = step;
          }
          expect(placesOf(seats)).toEqual([...placesOf(seats)].sort((a, b) => a - b));
        }
        seats = settled(seats, wish(60, 70));
        expect(placesOf(seats)).toEqual(Array.from({ length: 10 }, (_, at) => 60 + at));
      }),
    );
  });

  test('do not gather while the page scrolls on with every step', () => {
    const room = 40;
    let seats = settled([], wish(0, room, 0, 1000));
    for (let from = 0; from < 800; from += 4) {
      seats = nextSeats(seats, wish(from, from + room, 0, 1000), MOST);
      expect(seats.length).toBeLessThanOrEqual(1.25 * room + MOST);
    }
  });

  test('draw no place twice after one leap upon another', () => {
    const leapt = steps(settled([], wish(0, 30)), wish(35, 65)).slice(0, 2);
    for (const step of steps(leapt.at(-1) ?? [], wish(20, 50))) {
      const near = placesOf(step).filter((at) => at >= 20 && at < 50);
      expect(new Set(near).size).toBe(near.length);
    }
  });

  test('hold nothing at once that is beyond the end', () => {
    const [first = []] = steps(settled([], wish(0, 30)), wish(0, 4, 1000, 4));
    expect(placesOf(first)).toEqual([0, 1, 2, 3]);
  });

  test('who is out of reach of a strict list does not come back with the others, all at once', () => {
    const seats = settled([], wish(0, 20));
    const away = nextSeats(seats, { ...wish(40, 60), isStrict: true }, MOST);
    const back = nextSeats(away, { ...wish(0, 20), isStrict: true }, MOST);
    expect(placesOf(away)).toHaveLength(MOST);
    expect(placesOf(back).filter((at) => at < 20)).toHaveLength(MOST);
  });
});
