import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FAMILY } from '#model/families/gacha/family';
import { cardFace } from '#model/listing/views/card-face';
import { layersOf } from '#model/listing/views/card-layers';
import { Faces } from '#src/features/info/gacha/faces.tsx';
import { demoContext, itemsOf } from '#tests/families';
import { showPiece } from '../../piece.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const items = itemsOf(FAMILY);
const withCards = (count: number) => {
  const found = items.find(({ cards }) => cards.length === count);
  if (!found) throw new Error(`no gacha of the demo set features ${count} cards`);
  return found;
};

const faces = () => [...document.querySelectorAll<HTMLElement>('[data-faces] [role="img"]')];

describe('the featured cards in the list of gachas', () => {
  test('are small pictures with their spoken names, owned ones marked', async () => {
    const item = withCards(3);
    const owned = item.cards[1];
    if (!owned) throw new Error('it features three');
    const mine = { ...demoContext.mine, owned: new Set([owned.id]) };
    await showPiece(<Faces item={item} context={{ ...demoContext, mine }} />, {});
    expect(faces()).toHaveLength(3);
    const { characters, bands } = demoContext.lists;
    const face = cardFace(owned, false, { characters, bands, main: 1, sub: 0 });
    expect(faces()[1]?.getAttribute('aria-label')).toContain(face.title);
    const places = faces().map(({ style }) => style.backgroundPosition.replaceAll(', ', ','));
    expect(places[1]).toContain(layersOf(face, true, true));
    expect(places[1]).not.toContain(layersOf(face, true, false));
  });

  test('are left out where the gacha features none', async () => {
    await showPiece(<Faces item={withCards(0)} context={demoContext} />, {});
    expect(document.querySelector('[data-faces]')).toBeNull();
  });

  test('show those that are not out yet unless they are hidden', async () => {
    const item = withCards(3);
    const early = { ...demoContext, now: 0 };
    await showPiece(<Faces item={item} context={early} />, {});
    await act(async () => {});
    expect(faces()).toHaveLength(3);
  });
});
