import type { ServerIndex } from '#model/vocabulary/servers';
import { NOISE_BUNDLE } from '../../explorer/drawn/story-sounds.ts';
import type { Story } from '../story.types.ts';
import { Director } from './direct.ts';
import type { PictureName } from './sets.ts';

/** The script of a story in the language of a server, as the game's engine plays it; `still` is the picture of a card. */
export function scenario(story: Story, server: ServerIndex, still: PictureName): unknown {
  const { scenarioId, plot, voiceBundle } = story;
  const [first, ...beats] = plot.beats;
  if (first?.kind !== 'scene') throw new RangeError(`${scenarioId} begins nowhere.`);
  const director = new Director(story, first, server, still);
  for (const beat of beats) director.play(beat);
  director.close();
  const { opening, sheet, worn } = director;
  const { background, music, figures } = opening;
  return {
    Base: {
      m_Name: `Scenario${scenarioId}`,
      scenarioSceneId: scenarioId,
      storyType: 0,
      appearCharacters: [...worn].map(([characterId, costumeType]) => ({ characterId, costumeType })),
      firstLayout: figures.map(
        ({ sideTo, sideToOffsetX, characterId, costumeType, motionName, expressionName }) => ({
          side: sideTo,
          offsetX: sideToOffsetX,
          characterId,
          costumeType,
          motionName,
          expressionName,
        }),
      ),
      firstBgm: music,
      firstBackground: background.file,
      firstBackgroundBundleName: background.bundle,
      snippets: sheet.snippets,
      talkData: sheet.talkData,
      selectableData: sheet.selectableData,
      layoutData: sheet.layoutData,
      specialEffectData: sheet.specialEffectData,
      soundData: sheet.soundData,
      needBundleNames: [],
      includeSoundDataBundleNames: [voiceBundle.replace('sound/', ''), NOISE_BUNDLE],
    },
  };
}
