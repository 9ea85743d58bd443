import { useMemo } from 'react';
import type { RichText } from '#model/records/rich-text';
import { objectsIn } from '#model/rules/rich-text';
import { useTextAids } from '#src/features/community/thread/text-aids.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { ThingInText, ThingList } from '../things/thing-views.tsx';
import { ThingsAround } from '../things/things-around.tsx';

interface Props {
  readonly text: RichText;
}

/** What members write, with the things of the game as the site shows them. */
export function Content({ text }: Props) {
  const kinds = useMemo(() => objectsIn(text), [text]);
  const { dateTime, nameOf } = useTextAids(text);
  const aids = useMemo(
    () => ({ dateTime, nameOf, Thing: ThingInText, Things: ThingList }),
    [dateTime, nameOf],
  );
  return (
    <ThingsAround kinds={kinds}>
      <RichTextView text={text} aids={aids} heading="h2" />
    </ThingsAround>
  );
}
