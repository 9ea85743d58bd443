import type { ComponentType } from 'react';
import { pathOf } from '#model/families/asking';
import type { Context, Item, Line } from '#model/families/family';
import { keyOfLine, RowLine } from '#src/kit/list/entry/words.tsx';
import type { ItemProps, ListView } from '#src/kit/list/family/family-listing.tsx';
import { QuickLink } from '#src/kit/page/quick-link.tsx';
import styles from './boxed.module.css';

/** Below the lines of a thing, what is more than words. */
type Details<I extends Item> = ComponentType<{ readonly item: I; readonly context: Context }>;

interface DrawnProps<I extends Item> extends ItemProps<I> {
  readonly Details: Details<I> | undefined;
  readonly lines: readonly Line[];
}

function Words<I extends Item>({ item, context, lines, Details }: DrawnProps<I>) {
  if (lines.length === 0 && !Details) return null;
  return (
    <div className={styles.words}>
      {lines.map((line) => (
        <p key={keyOfLine(line)}>
          <RowLine line={line} />
        </p>
      ))}
      {Details && <Details item={item} context={context} />}
    </div>
  );
}

function NameAndNumber<I extends Item>({ family, item, context }: DrawnProps<I>) {
  const name = family.title(item);
  return (
    <>
      <strong title={name}>
        <QuickLink to={pathOf(family, item, context)}>{name}</QuickLink>
      </strong>
      <span className={styles.number}>#{item.number ?? item.id}</span>
    </>
  );
}

function PictureIn<I extends Item>({ view: { Picture }, item, context, look }: DrawnProps<I>) {
  if (!Picture) return null;
  return (
    <div className={styles.picture}>
      <Picture item={item} context={context} look={look} isLate />
    </div>
  );
}

function Tile<I extends Item>(props: DrawnProps<I>) {
  const { Tools } = props.view;
  return (
    <article className={styles.tile}>
      <PictureIn {...props} />
      <div className={styles.head}>
        <NameAndNumber {...props} />
        {Tools && <Tools item={props.item} />}
      </div>
      <Words {...props} />
    </article>
  );
}

function Row<I extends Item>(props: DrawnProps<I>) {
  const { Tools } = props.view;
  return (
    <article className={styles.row}>
      <PictureIn {...props} />
      <div className={styles.beside}>
        <NameAndNumber {...props} />
        <Words {...props} />
      </div>
      {Tools && <Tools item={props.item} />}
    </article>
  );
}

/** Things in boxes: a whole picture of any shape, with the name and a few words below or beside it. */
export const boxed = <I extends Item>({
  Details,
  isWordless = false,
  ...view
}: Pick<ListView<I>, 'Picture' | 'Tools' | 'cells' | 'isWide'> & {
  readonly Details?: Details<I>;
  /** The details say what the family's lines do. */
  readonly isWordless?: boolean;
}): ListView<I> => ({
  ...view,
  sizes: { row: 76, cell: 36 },
  Tile: (props) => (
    <Tile
      {...props}
      Details={Details}
      lines={isWordless ? [] : props.family.tile.lines(props.item, props.context)}
    />
  ),
  Row: (props) => (
    <Row
      {...props}
      Details={Details}
      lines={isWordless ? [] : props.family.row.lines(props.item, props.context)}
    />
  ),
});
