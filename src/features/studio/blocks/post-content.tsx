import { useMemo } from 'react';
import { readPostText } from '#model/records/read-rich-text';
import type { JsonObject } from '#model/records/reading';
import { Content } from '#src/features/posts/post/content.tsx';

interface Props {
  readonly nodes: readonly JsonObject[];
}

/** Nodes as readers will see them: read and drawn as on the page of a post. */
export function PostContent({ nodes }: Props) {
  const text = useMemo(() => readPostText(nodes), [nodes]);
  return <Content text={text} />;
}
