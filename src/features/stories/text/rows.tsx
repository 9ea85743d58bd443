import { useMemo } from 'react';
import type { ShownLanguages } from '#model/media/story/catalogue/reading-settings';
import { TallRows } from '#src/kit/text/tall-rows/tall-rows.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { OpenStory } from '../open-story.ts';
import { textsOf } from './reading.ts';
import { StoryRowView } from './row.tsx';
import { useSpeakerOf } from './use-people.ts';
import type { StoryReading } from './use-reading.ts';
import type { RowActs } from './use-row-acts.ts';

interface Props {
  readonly story: OpenStory;
  readonly reading: StoryReading;
  readonly languages: ShownLanguages;
  readonly acts: RowActs;
}

/** A line of usual length, in one language. */
const GUESS = 92;

/** What rows show, made once: a row whose parts are the same objects is not drawn again. */
function useParts({ rows, stops }: StoryReading, { server, second }: OpenStory, languages: ShownLanguages) {
  const speakerOf = useSpeakerOf();
  const texts = useMemo(
    () => rows.map((shown) => textsOf(shown, { server, second }, languages)),
    [rows, server, second, languages],
  );
  const speakers = useMemo(
    () => rows.map(({ row }) => (row.kind === 'line' ? speakerOf(row.characterIds, row.speaker) : null)),
    [rows, speakerOf],
  );
  const numbers = useMemo(() => new Map(stops.map((row, nth) => [row, nth + 1])), [stops]);
  return { texts, speakers, numbers };
}

/** All rows of a story, of which one is the place of the reader. */
export function StoryRows({ story, reading, languages, acts }: Props) {
  const { t } = useTranslation();
  const { rows, stops, stop, voices } = reading;
  const { texts, speakers, numbers } = useParts(reading, story, languages);
  const here = stops[stop] ?? 0;
  return (
    <TallRows
      label={t('stories.text.lines')}
      count={rows.length}
      guess={GUESS}
      at={here}
      opensAt={stop > 0}
      row={(nth) => {
        const shown = rows[nth];
        return (
          shown && (
            <StoryRowView
              nth={nth}
              number={numbers.get(nth) ?? null}
              row={shown.row}
              texts={texts[nth] ?? []}
              speaker={speakers[nth] ?? null}
              server={story.server}
              isHere={nth === here}
              isSpeaking={shown.row.kind === 'line' && voices.speaking === shown.row.at}
              acts={acts}
            />
          )
        );
      }}
    />
  );
}
