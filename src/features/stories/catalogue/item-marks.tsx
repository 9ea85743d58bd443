import { BookCheck } from 'lucide-react';
import { Suspense } from 'react';
import type { Context } from '#model/families/family';
import type { StoryItem } from '#model/families/stories/item';
import { monogramOf } from '#model/listing/views/monograms';
import { Face } from '#src/kit/card/face.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMarks } from '../use-marks.ts';
import styles from './catalogue.module.css';

interface Props {
  readonly item: StoryItem;
  readonly context: Context;
}

const MAX_FACES = 3;
const SIDE = 24;

/** Who is in a story, and whether the visitor read it. */
export function ItemMarks({ item, context: { lists, main, sub } }: Props) {
  const { characterIds } = item;
  return (
    <span className={styles.marks}>
      <Suspense>
        <ReadMark item={item} />
      </Suspense>
      {characterIds.slice(0, MAX_FACES).map((id) => (
        <Face
          key={id}
          id={id}
          bandId={lists.characters.get(id)?.bandId ?? 0}
          monogram={monogramOf(id, lists.characters, main, sub)}
          size={SIDE}
        />
      ))}
      {characterIds.length > MAX_FACES && <span>+{characterIds.length - MAX_FACES}</span>}
    </span>
  );
}

function ReadMark({ item: { key } }: Pick<Props, 'item'>) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const marks = useMarks();
  if (marks.isRead(key)) {
    return (
      <span className={styles.read}>
        <BookCheck size={16} aria-hidden="true" />
        <span className="visually-hidden">{t('stories.read')}</span>
      </span>
    );
  }
  const stop = marks.stopIn(key);
  if (stop === null || stop.last === 0) return null;
  return <span>{t('stories.partRead', { percent: percent((100 * stop.at) / stop.last) })}</span>;
}
