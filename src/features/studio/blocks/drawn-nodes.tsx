import { memo, useSyncExternalStore } from 'react';
import { Elsewhere } from '#src/kit/text/elsewhere.tsx';
import type { DrawnNode } from '../editor/views.ts';
import type { PostEditor } from '../text/use-post-editor.ts';
import { PictureBlock } from './picture-block.tsx';
import { PieceView } from './pieces.tsx';
import { ThingsBlock } from './things-block.tsx';

interface Props {
  readonly editor: PostEditor;
  readonly isEditable: boolean;
}

/** Everything in the text that is not text, each drawn into its own element of the editor. */
export function DrawnNodesView({ editor, isEditable }: Props) {
  const drawn = useSyncExternalStore(editor.drawn.subscribe, editor.drawn.list);
  return drawn.map((each) => (
    <Elsewhere key={each.key} place={each.element}>
      <Drawn editor={editor} drawn={each} isEditable={isEditable} />
    </Elsewhere>
  ));
}

interface DrawnProps extends Props {
  readonly drawn: DrawnNode;
}

const Drawn = memo(function Drawn({ editor, drawn, isEditable }: DrawnProps) {
  const { name } = drawn.node.type;
  if (name === 'pictures') return <PictureBlock editor={editor} drawn={drawn} isEditable={isEditable} />;
  if (name === 'things') return <ThingsBlock editor={editor} drawn={drawn} isEditable={isEditable} />;
  return <PieceView node={drawn.node} />;
});
