import type { Context } from '#model/families/family';
import type { StoryGroup } from '#model/families/stories/choosing';
import type { StoryItem } from '#model/families/stories/item';
import { cardFace } from '#model/listing/views/card-face';
import { monogramOf } from '#model/listing/views/monograms';
import type { StoryKind } from '#model/media/story/catalogue/story-ref';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { Face } from '#src/kit/card/face.tsx';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import styles from './chooser.module.css';

interface Props {
  readonly kind: StoryKind;
  readonly group: StoryGroup;
  readonly context: Context;
}

const CARD = 72;
const FACE = 44;
const MAX_FACES = 5;

/** The name stands below each. */
export function GroupPicture({ kind, group: { id, items }, context }: Props) {
  const { main, sub, lists } = context;
  const [first] = items;
  if (kind === 'area') return <Meeting items={items} context={context} />;
  if (kind !== 'card') return <EventBanner src={first?.picture?.src ?? null} isLazy isWhole />;
  const card = lists.cards.get(id);
  if (!card) return null;
  const { characters, bands } = lists;
  return <CardThumb card={cardFace(card, false, { characters, bands, main, sub })} size={CARD} decorative />;
}

interface MeetingProps {
  readonly items: readonly StoryItem[];
  readonly context: Context;
}

/** No picture of a place is published: those who talk there most often stand for it. */
function Meeting({ items, context: { lists, main, sub } }: MeetingProps) {
  const counts = new Map<number, number>();
  for (const id of items.flatMap(({ characterIds }) => characterIds))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  const often = [...counts].sort(([, one], [, other]) => other - one).slice(0, MAX_FACES);
  return (
    <span className={styles.faces}>
      {often.map(([id]) => (
        <Face
          key={id}
          id={id}
          bandId={lists.characters.get(id)?.bandId ?? 0}
          monogram={monogramOf(id, lists.characters, main, sub)}
          size={FACE}
        />
      ))}
    </span>
  );
}
