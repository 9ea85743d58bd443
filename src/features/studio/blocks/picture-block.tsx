import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import type { PostNode } from '#model/contract/rich-text';
import { displayOf } from '#model/writing/post/document';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { knownNodeOf } from '../editor/attributes.ts';
import styles from '../write.module.css';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { PostContent } from './post-content.tsx';

const SIDE = 44;

/** Pictures in the text. */
export function PictureBlock(props: BlockProps) {
  const node = knownNodeOf(props.drawn.node);
  return node?.type === 'image' ? <Pictures {...props} node={node} /> : null;
}

interface Props extends BlockProps {
  readonly node: Extract<PostNode, { type: 'image' }>;
}

function Pictures({ node, ...props }: Props) {
  const { t } = useTranslation();
  const { editor, drawn } = props;
  const { objects } = node;
  const remove = (path: string) => {
    const at = drawn.at();
    if (at !== undefined) editor.change(at, { objects: objects.filter((each) => each !== path) });
  };
  const tools = objects.length > 1 && (
    <ul className={styles.strip}>
      {objects.map((path, place) => (
        <li key={path} className={styles.small}>
          <img src={path} alt="" width={SIDE} height={SIDE} />
          <ActionIcon
            variant="filled"
            size="sm"
            aria-label={t('write.removePicture', { place: place + 1 })}
            onClick={() => remove(path)}
          >
            <X size={14} aria-hidden="true" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
  return (
    <BlockFrame
      {...props}
      label={t('write.pictures', { number: objects.length })}
      display={displayOf(node.display)}
      tools={tools}
    >
      <PostContent nodes={[node]} />
    </BlockFrame>
  );
}
