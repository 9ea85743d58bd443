import { type ReactNode, use, useState } from 'react';
import type { NodeKind, NodeOf, RichNode } from '#model/records/rich-text';
import { passagesOf } from '#model/rules/rich-text';
import { Aids } from './aids.ts';
import { AddressView, FolderView, MentionView, ObjectView } from './links.tsx';
import { numbered } from './numbered.ts';
import styles from './rich-text.module.css';
import { Words } from './words.tsx';

/** How each kind of piece looks; a kind without a look does not compile. */
const LOOKS: { readonly [K in NodeKind]: (node: NodeOf<K>) => ReactNode } = {
  text: ({ words }) => <Words words={words} />,
  break: () => <br />,
  bullets: ({ items }) => <Bullets items={items} />,
  address: (node) => <AddressView node={node} />,
  folder: (node) => <FolderView node={node} />,
  object: (node) => <ObjectView node={node} />,
  date: ({ time }) => <Moment time={time} />,
  emoji: ({ id }) => <Emoji id={id} />,
  mention: (node) => <MentionView node={node} />,
};

const look = <K extends NodeKind>(node: NodeOf<K>): ReactNode => LOOKS[node.type](node);

/** Its name where the site has no picture of it. */
function Emoji({ id }: { readonly id: string }) {
  const [isLost, setLost] = useState(false);
  if (isLost) return `:${id}:`;
  return (
    <img
      className={styles.emoji}
      src={`/res/emoji/${encodeURIComponent(id)}.png`}
      alt={`:${id}:`}
      onError={() => setLost(true)}
    />
  );
}

function Moment({ time }: { readonly time: number }) {
  return <time dateTime={new Date(time).toISOString()}>{use(Aids).dateTime(time)}</time>;
}

function Bullets({ items }: { readonly items: readonly (readonly RichNode[])[] }) {
  return (
    <ul className={styles.bullets}>
      {numbered(items).map(({ key, part }) => (
        <li key={key}>
          <Passages nodes={part} />
        </li>
      ))}
    </ul>
  );
}

/** Running text in paragraphs and lists. */
export function Passages({ nodes }: { readonly nodes: readonly RichNode[] }) {
  return numbered(passagesOf(nodes)).map(({ key, part }) =>
    part.kind === 'bullets' ? (
      <Bullets key={key} items={part.items} />
    ) : (
      <p key={key}>
        {numbered(part.nodes).map(({ key: place, part: node }) => (
          <Piece key={place} node={node} />
        ))}
      </p>
    ),
  );
}

const Piece = ({ node }: { readonly node: RichNode }): ReactNode => look(node);
