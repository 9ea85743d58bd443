import type { PostNode } from '#model/contract/rich-text';
import { asText } from '#model/records/reading';
import { knownNode } from '#model/writing/post/nodes';
import { objectOfTarget } from '#model/writing/post/things';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useObjectNames } from '#src/kit/data/object-names.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { nodeOf } from '../editor/attributes.ts';
import type { DrawnNode } from '../editor/views.ts';
import styles from '../write.module.css';

/** A piece of a line that is no text. */
export function PieceView({ node }: { readonly node: DrawnNode['node'] }) {
  const found = nodeOf(node);
  const known = found && knownNode(found);
  if (known?.type === 'mention') return <span className={styles.mention}>@{known.data}</span>;
  if (known?.type === 'emoji')
    return (
      <img
        className={styles.emoji}
        src={`/res/emoji/${encodeURIComponent(known.data)}.png`}
        alt={`:${known.data}:`}
      />
    );
  if (known?.type === 'link') return <LinkPiece link={known} />;
  return <ForeignPiece type={asText(found?.type) ?? '?'} />;
}

function LinkPiece({ link }: { readonly link: Extract<PostNode, { type: 'link' }> }) {
  return link.target === 'url' ? (
    <span className={styles.link}>{link.data.replace(/^https?:\/\//i, '')}</span>
  ) : (
    <ThingPiece target={link.target} id={Number(link.data)} />
  );
}

interface ThingProps {
  readonly target: string;
  readonly id: number;
}

function ThingPiece({ target, id }: ThingProps) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const object = objectOfTarget(target);
  const name = useObjectNames([object], main, sub)(object, id);
  return <span className={styles.link}>{name?.value ?? t(`richText.object.${object}`, { id })}</span>;
}

/** A node that this editor does not know: it stays as it is. */
function ForeignPiece({ type }: { readonly type: string }) {
  const { t } = useTranslation();
  return <span className={styles.foreign}>{t('write.foreign', { type })}</span>;
}
