import { type ReactNode, use } from 'react';
import type { BlockKind, BlockOf, RichBlock, RichText } from '#model/records/rich-text';
import { useTranslation } from '../translation.tsx';
import { Aids, type RichAids } from './aids.ts';
import { ThingLink } from './links.tsx';
import { Passages } from './nodes.tsx';
import { numbered } from './numbered.ts';
import styles from './rich-text.module.css';
import { Words } from './words.tsx';

type HeadingTag = 'h2' | 'h3' | 'h4';

/** How each part looks; a part without a look does not compile. */
const LOOKS: { readonly [K in BlockKind]: (block: BlockOf<K>, Heading: HeadingTag) => ReactNode } = {
  content: ({ nodes }) => <Passages nodes={nodes} />,
  heading: ({ words }, Heading) => (
    <Heading className={styles.heading}>
      <Words words={words} />
    </Heading>
  ),
  images: (block) => <Images block={block} />,
  objects: (block) => <Things block={block} />,
};

const look = <K extends BlockKind>(block: BlockOf<K>, heading: HeadingTag): ReactNode =>
  LOOKS[block.type](block, heading);

function Things({ block }: { readonly block: BlockOf<'objects'> }) {
  const { Things: Drawn } = use(Aids);
  if (Drawn) return <Drawn block={block} />;
  const { object, ids, size } = block;
  return (
    <ul className={styles.things} data-compact={size === 'icon' || undefined}>
      {ids.map((id) => (
        <li key={id}>
          <ThingLink object={object} id={id} />
        </li>
      ))}
    </ul>
  );
}

function Images({ block: { paths, size } }: { readonly block: BlockOf<'images'> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.images} data-size={size}>
      {paths.map((path, place) => (
        <img
          key={path}
          src={path}
          alt={t('richText.image', { place: place + 1 })}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}

interface Props {
  readonly text: RichText;
  readonly aids: RichAids;
  /** Tag of its headings, one below that of the text itself. */
  readonly heading?: HeadingTag;
}

/** A typed text as React elements; nothing of it ever becomes markup. */
export function RichTextView({ text, aids, heading = 'h2' }: Props) {
  return (
    <Aids value={aids}>
      <div className={styles.text}>
        {numbered(text).map(({ key, part }) => (
          <Part key={key} block={part} heading={heading} />
        ))}
      </div>
    </Aids>
  );
}

const Part = ({ block, heading }: { readonly block: RichBlock; readonly heading: HeadingTag }): ReactNode =>
  look(block, heading);
