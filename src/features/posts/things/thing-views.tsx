import { use, useState } from 'react';
import type { BlockOf, RichObject } from '#model/records/rich-text';
import { objectPath } from '#model/site/objects';
import { RowLine } from '#src/kit/list/entry/words.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { ThingLink } from '#src/kit/text/rich-text/links.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ShownThing } from './things.data.ts';
import styles from './things.module.css';
import { Things } from './things-around.tsx';

interface ThingProps {
  readonly object: RichObject;
  readonly id: number;
}

const CHIP = 24;
/** In pixels. */
const SIDES = { large: 56, thumbnail: 96, icon: 56 } as const;

const WIDE: readonly RichObject[] = ['event', 'gacha', 'logincampaign', 'mission'];

/** A thing that is named in a sentence: a small picture and its name. What the reader does not want to know yet is a number. */
export function ThingInText({ object, id }: ThingProps) {
  const { t } = useTranslation();
  const shown = use(Things)(object, id);
  if (!shown) return <ThingLink object={object} id={id} />;
  const { family, item, context, Picture, isSpoiler } = shown;
  if (isSpoiler)
    return (
      <PageLink to={objectPath(object, id)}>
        {t('post.spoilerOf', { thing: t(`richText.object.${object}`, { id }) })}
      </PageLink>
    );
  return (
    <PageLink to={objectPath(object, id)} className={styles.chip}>
      {!WIDE.includes(object) && <Picture item={item} context={context} look="" size={CHIP} isDecorative />}
      <span>{family.title(item)}</span>
    </PageLink>
  );
}

/** A list of things: as rows with what there is to say of each, as tiles with their names, or as pictures alone. */
export function ThingList({ block }: { readonly block: BlockOf<'objects'> }) {
  const { t } = useTranslation();
  const thingAt = use(Things);
  const [isOpen, setOpen] = useState(false);
  const { object, ids, size } = block;
  const hidden = isOpen ? [] : ids.filter((id) => thingAt(object, id)?.isSpoiler);
  const shown = ids.filter((id) => !hidden.includes(id));
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles[size]} data-wide={WIDE.includes(object) || undefined}>
          {shown.map((id) => (
            <li key={id}>
              <Entry object={object} id={id} size={size} thing={thingAt(object, id)} />
            </li>
          ))}
        </ul>
      )}
      {hidden.length > 0 && (
        <button type="button" className={styles.spoiler} onClick={() => setOpen(true)}>
          {t('post.spoilers', { count: hidden.length })}
        </button>
      )}
    </>
  );
}

interface EntryProps extends ThingProps {
  readonly size: BlockOf<'objects'>['size'];
  readonly thing: ShownThing | null;
}

function Entry({ object, id, size, thing }: EntryProps) {
  if (!thing)
    return (
      <span className={styles.unknown}>
        <ThingLink object={object} id={id} />
      </span>
    );
  const path = objectPath(object, id);
  const { family, item, context, Picture } = thing;
  const title = family.title(item);
  // Banners are as wide as their place.
  const side = WIDE.includes(object) ? {} : { size: SIDES[size] };
  if (size === 'icon')
    return (
      <PageLink to={path} className={styles.bare}>
        <span className={styles.picture}>
          <Picture item={item} context={context} look="" {...side} isDecorative isLate />
        </span>
        <span className="visually-hidden">{title}</span>
      </PageLink>
    );
  if (size === 'thumbnail')
    return (
      <PageLink to={path} className={styles.tile}>
        <span className={styles.picture}>
          <Picture item={item} context={context} look="" {...side} isDecorative isLate />
        </span>
        <span className={styles.name}>{title}</span>
      </PageLink>
    );
  return <Row path={path} title={title} thing={thing} side={side} />;
}

interface RowProps {
  readonly path: string;
  readonly title: string;
  readonly thing: ShownThing;
  readonly side: { readonly size?: number };
}

function Row({ path, title, thing: { family, item, context, Picture }, side }: RowProps) {
  const lines = family.row.lines(item, context);
  return (
    <PageLink to={path} className={styles.row}>
      <span className={styles.picture}>
        <Picture item={item} context={context} look="" {...side} isDecorative isLate />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        {lines.map((line) => (
          <RowLine key={line.map(({ text }) => text).join(' ')} line={line} />
        ))}
      </span>
    </PageLink>
  );
}
