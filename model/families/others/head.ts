import type { TileShape } from '../../listing/tile-shapes.ts';
import type { RecordList } from '../../records/list-readers.ts';
import { type OtherName, otherPath } from '../../site/others.ts';
import type { Context, Family, Field, Item, Line, ListHead } from '../family.ts';

/** The head of a list below `/info/others`. */
export const otherHead = (
  name: OtherName,
  needs: ListHead['needs'],
  late: readonly RecordList[] = [],
): ListHead => ({
  name: `others-${name}`,
  path: otherPath(name),
  texts: { many: `others.title.${name}`, lead: `others.leadOf.${name}` },
  needs,
  late,
});

/** What a search of such a list may look like. */
export const searchedBy = (example: string): Pick<Family, 'placeholder' | 'examples'> => ({
  placeholder: { text: 'card.search', example },
  examples: [
    { typed: example, meaning: 'list.example.script' },
    { typed: '#3', meaning: 'others.exampleNumber' },
  ],
});

/** Tiles and rows that show a name and a number in any case, and a few lines below them. */
export const boxed = <I extends Item>(
  shape: Omit<TileShape, 'first'>,
  lines: (item: I, context: Context) => readonly Line[] = () => [],
): Pick<Family<never, I>, 'tile' | 'row'> => ({
  tile: { shape: { ...shape, first: 12 }, look: 'framed', lines },
  row: { wide: { width: 420, height: () => 94 }, lines },
});

/** The name in the words of the visitor's servers. */
export const nameField = <I extends Item & { readonly name: string }>(): Field<I> => ({
  title: 'others.name',
  text: ({ name }) => name,
  sort: { by: ({ name }) => name },
});
