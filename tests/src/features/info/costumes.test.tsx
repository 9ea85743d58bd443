import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FAMILY } from '#model/families/costumes/family';
import { bandColor } from '#model/listing/views/bands';
import { Picture } from '#src/features/info/costumes/picture.tsx';
import { Releases } from '#src/kit/detail/releases.tsx';
import { demoContext, itemsOf } from '#tests/families';
import { showPiece } from '../../piece.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const items = itemsOf(FAMILY);
const THAT_DAY = Date.UTC(2009, 0, 30);
/** Without the styles that the theme writes into the page. */
const text = () =>
  [...document.querySelectorAll('body > div > :not(style)')]
    .map(({ textContent }) => textContent)
    .join('')
    .replaceAll(/[\u2009\u202f\u00a0]/g, ' ');

describe('a costume whose picture is missing', () => {
  test.each([1, 3, 45])('is a hanger on the colour of band %i', async (band) => {
    const item = items.find(({ bandId }) => bandId === band);
    if (!item) throw new Error('the demo set has costumes of every band');
    await showPiece(<Picture item={item} context={demoContext} look="" />, {});
    const image = document.querySelector('img');
    if (!image) throw new Error('there is a picture to try');
    expect(document.querySelector('svg path')).toBeNull();
    fireEvent.error(image);
    const hanger = document.querySelector('svg');
    expect(hanger?.style.getPropertyValue('--ground')).toBe(bandColor(band));
    expect(text()).toBe('');
  });
});

describe('what was there before any server opened', () => {
  test('came out “from the start”, in the list, the file and on the page', async () => {
    const [item] = items;
    if (!item) throw new Error('the demo set has costumes');
    const { release } = FAMILY.fields;
    const old = {
      ...item,
      costume: { ...item.costume, publishedAt: [THAT_DAY, THAT_DAY, null, 0, 1] as const },
    };
    expect(release.text?.(old, demoContext)).toBe('from the start');
    expect(release.csv?.(old, demoContext)).toBeNull();
    await showPiece(<Releases at={[THAT_DAY, Date.UTC(2026, 2, 3), null, 0, 1]} />, {});
    expect(text().match(/from the start/g)).toHaveLength(3);
    expect(text()).toContain('March 3rd, 2026');
    expect(text()).not.toMatch(/2009|1970/);
  });

  test('runs until its end where it has one', async () => {
    const until = Date.UTC(2027, 0, 5, 12);
    await showPiece(<Releases at={[0, 0, null, null, null]} until={[until, until, null, null, null]} />, {});
    expect(text().match(/Until January 5th, 2027/g)).toHaveLength(2);
  });
});
