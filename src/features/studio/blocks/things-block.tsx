import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PostNode } from '#model/contract/rich-text';
import { displayOf } from '#model/writing/post/document';
import { objectOfTarget } from '#model/writing/post/things';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useObjectNames } from '#src/kit/data/object-names.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { knownNodeOf } from '../editor/attributes.ts';
import { ThingsDialog } from '../insert/things-dialog.tsx';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { PostContent } from './post-content.tsx';

/** A list of cards, songs, events … in the text. */
export function ThingsBlock(props: BlockProps) {
  const node = knownNodeOf(props.drawn.node);
  return node?.type === 'list' ? <Things {...props} node={node} /> : null;
}

interface Props extends BlockProps {
  readonly node: Extract<PostNode, { type: 'list' }>;
}

function Things({ node, ...props }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { main, sub } = useServers();
  const object = objectOfTarget(node.target);
  const nameOf = useObjectNames([object], main, sub);
  const { list } = useFormat();
  const names = node.objects.map((id) => nameOf(object, id)?.value ?? `#${id}`);
  const { editor, drawn } = props;
  return (
    <BlockFrame
      {...props}
      label={t('write.listOf', { kind: t(`write.kind.${object}`), things: list(names) })}
      display={displayOf(node.display)}
      tools={<Button onClick={() => setOpen(true)}>{t('write.editList')}</Button>}
    >
      <PostContent nodes={[node]} />
      {/* Drawn beside the page, not in here. */}
      <ThingsDialog
        opened={isOpen}
        start={{ object, ids: node.objects }}
        onClose={() => setOpen(false)}
        onDone={({ target, ids }) => {
          setOpen(false);
          const at = drawn.at();
          if (at === undefined) return;
          if (ids.length === 0) editor.remove(at);
          else editor.change(at, { target, objects: ids });
        }}
      />
    </BlockFrame>
  );
}
