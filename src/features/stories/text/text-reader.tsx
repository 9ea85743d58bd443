import { storyRows } from '#model/media/story/rows';
import type { OpenStory } from '../open-story.ts';

interface Props {
  readonly story: OpenStory;
  readonly hasTheatre: boolean;
}

export function TextReader({ story }: Props) {
  return (
    <ol>
      {storyRows(story.script).map((row) =>
        row.kind === 'line' ? (
          <li key={row.at}>
            <strong>{row.speaker}</strong> {row.text}
          </li>
        ) : null,
      )}
    </ol>
  );
}
