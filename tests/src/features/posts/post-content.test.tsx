import { act, cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import type { Context, Item } from '#model/families/family';
import { FAMILY } from '#model/families/songs/family';
import { readPostText } from '#model/records/read-rich-text';
import { RICH_OBJECTS } from '#model/records/rich-text';
import { ThingInText, ThingList } from '#src/features/posts/things/thing-views.tsx';
import type { ShownThing, ThingAt } from '#src/features/posts/things/things.data.ts';
import { Things } from '#src/features/posts/things/things-around.tsx';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { renderOnStage } from '../../page.tsx';

afterEach(cleanup);

const AIDS = { dateTime: () => 'some day', nameOf: () => null, Thing: ThingInText, Things: ThingList };

/** Things up to ten are out, those up to twenty come, the others are unknown. */
const thingAt: ThingAt = (object, id) => {
  if (id > 20) return null;
  const family = {
    ...FAMILY,
    title: () => `${object} ${id}`,
    row: { ...FAMILY.row, lines: () => [[{ text: 'a fact' }]] },
  };
  return {
    family: family as unknown as ShownThing['family'],
    Picture: ({ size }) => <i data-size={size} />,
    item: { id } as Item,
    context: {} as Context,
    isSpoiler: id > 10,
  };
};

const show = (content: unknown): HTMLElement =>
  renderOnStage(
    <MemoryRouter>
      <Things value={thingAt}>
        <RichTextView text={readPostText(content)} aids={AIDS} />
      </Things>
    </MemoryRouter>,
  ).container;

const list = (target: string, display: number, ...objects: readonly number[]) => [
  { type: 'list', target, display, objects },
];
const wordsIn = (box: HTMLElement): readonly (string | null)[] =>
  [...box.querySelectorAll('li')].map(({ textContent }) => textContent);

describe('things in a post', () => {
  test('are rows with what there is to say, tiles with their names, or pictures with spoken names', () => {
    expect(wordsIn(show(list('card-info', 0, 1, 2)))).toEqual(['card 1a fact', 'card 2a fact']);
    cleanup();
    expect(wordsIn(show(list('song-info', 1, 1)))).toEqual(['song 1']);
    cleanup();
    const box = show(list('card-icon', 0, 3));
    expect(wordsIn(box)).toEqual(['card 3']);
    expect(box.querySelector('li .visually-hidden')?.textContent).toBe('card 3');
  });

  test('lead to their pages, also those that no one knows', () => {
    const box = show(list('gacha-info', 0, 4, 99));
    expect([...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/info/gacha/4',
      '/info/gacha/99',
    ]);
    expect(wordsIn(box)[1]).toBe('Gacha #99');
  });

  test('are hidden until they are asked for where they are not out yet', () => {
    const box = show(list('event-info', 0, 1, 11, 12));
    expect(wordsIn(box)).toEqual(['event 1a fact']);
    const button = box.querySelector('button');
    expect(button?.textContent).toBe('Show 2 things that are not out on your server yet');
    if (button) act(() => void fireEvent.click(button));
    expect(wordsIn(box)).toEqual(['event 1a fact', 'event 11a fact', 'event 12a fact']);
    expect(box.querySelector('button')).toBeNull();
  });

  test('are numbers in a sentence where they are not out yet, and names where they are', () => {
    const link = (data: string) => ({ type: 'link', target: 'card-single', data });
    const box = show([link('5'), { type: 'text', data: ' and ' }, link('15')]);
    expect(box.querySelector('p')?.textContent).toBe('card 5 and Card #15 (not out yet)');
  });
});

test('any text of a member is drawn without markup, script or picture of another site', () => {
  const words = fc.oneof(
    fc.constantFrom('<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const target = fc.oneof(
    fc.constantFrom('url', ...RICH_OBJECTS.flatMap((object) => [`${object}-single`, `${object}-info`])),
    words,
  );
  const node = fc.record({
    type: fc.constantFrom(
      'text',
      'br',
      'emoji',
      'mention',
      'heading',
      'image',
      'link',
      'list',
      'poll',
      'script',
    ),
    data: fc.oneof(words, fc.nat(30).map(String)),
    target,
    display: fc.nat(4),
    objects: fc.array(fc.oneof(words, fc.nat(30)), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(node, { maxLength: 8 }), (content) => {
      const box = show(content);
      expect(box.querySelector('script, iframe, object, form, b, [onerror], [onclick]')).toBeNull();
      for (const { href } of box.querySelectorAll('a')) expect(href).toMatch(/^https?:/);
      for (const { src } of box.querySelectorAll('img')) expect(new URL(src).host).toBe(location.host);
      cleanup();
    }),
    { numRuns: 80 },
  );
});
