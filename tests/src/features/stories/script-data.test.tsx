import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fileSource, useStory } from '#src/features/stories/script.data.ts';
import { renderPiece } from '../../render-page.tsx';

const SCENARIO = {
  Base: {
    snippets: [{ actionType: 2, referenceIndex: 0 }],
    layoutData: [{ type: 2, characterId: 1, costumeType: 'casual_season1', sideTo: 4 }],
  },
};
const SPRING = { seasonCostumeType: 'CASUAL_SPRING', basicSeasonId: 1, live2dAssetBundleName: '001_spring' };
const PROFILE = { profile: {}, seasonCostumeListMap: { entries: { season_1: { entries: [SPRING] } } } };

/** Says what is worn in a story. */
function Worn() {
  const { data } = useStory({
    server: 'jp',
    source: fileSource('scenario/main_rip/Scenario1.asset'),
    place: null,
  });
  return <p>{data?.steps.map((step) => (step.kind === 'layout' ? step.costume : '')).join()}</p>;
}

const show = (profile: object | undefined) =>
  renderPiece(<Worn />, {
    answers: ({ name }) =>
      name.endsWith('Scenario1.asset') ? SCENARIO : name.includes('characters/1') ? profile : {},
  });

test('costumes named by their season get the names of their models', async () => {
  await show(PROFILE);
  expect(await screen.findByText('001_spring')).toBeDefined();
});

test('costumes named by their season keep their names when there is no profile', async () => {
  await show(undefined);
  expect(await screen.findByText('casual_season1')).toBeDefined();
});
