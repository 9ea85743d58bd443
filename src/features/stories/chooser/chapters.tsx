import { Link } from 'react-router';
import type { Context } from '#model/families/family';
import { joinWords, nameIn } from '#model/families/fields';
import { captionText, FAMILY } from '#model/families/stories/family';
import type { StoryItem } from '#model/families/stories/item';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { ItemMarks } from '../catalogue/item-marks.tsx';
import styles from './chooser.module.css';
import { NamePair } from './name-pair.tsx';

interface Props {
  readonly items: readonly StoryItem[];
  readonly context: Context;
}

/** The parts of a band's stories are chapters with stories in them; all others are one. */
function partsOf(items: readonly StoryItem[]): readonly (readonly [title: string | null, StoryItem[]])[] {
  const parts = new Map<string | null, StoryItem[]>();
  for (const item of items) {
    const title = item.ref.kind === 'band' ? item.of : null;
    parts.set(title, [...(parts.get(title) ?? []), item]);
  }
  return [...parts];
}

/** Stories in their order, each with its titles, what happens, who is in it and whether it was read. */
export const Chapters = ({ items, context }: Props) =>
  partsOf(items).map(([title, own]) => (
    <section key={title ?? ''} className={styles.part}>
      {title !== null && <h3>{title}</h3>}
      <ol className={styles.chapters}>
        {own.map((item) => (
          <Chapter key={item.key} item={item} context={context} />
        ))}
      </ol>
    </section>
  ));

function Chapter({ item, context }: Omit<Props, 'items'> & { readonly item: StoryItem }) {
  const { main, sub, words } = context;
  const { synopsis, publishedAt } = item;
  const shown = localised(synopsis, main, sub);
  const out = localised(publishedAt, main, sub)?.value ?? 0;
  const caption = captionText(item, context);
  return (
    <li className={styles.chapter}>
      <div className={styles.about}>
        <Link className={styles.link} to={FAMILY.path?.(item, context) ?? ''}>
          <NamePair names={item.names} named={item.name} context={context} />
        </Link>
        <span className={styles.note}>
          {joinWords(
            caption === nameIn(item.names, context) ? null : caption,
            out > 0 ? words.dates.date(out) : null,
          )}
        </span>
        {shown && <p lang={SERVER_LANGUAGES[shown.server]}>{shown.value}</p>}
      </div>
      <ItemMarks item={item} context={context} />
    </li>
  );
}
