import { lazy, type ReactNode, Suspense, useState } from 'react';
import { MAX_IN_CODE } from '#src/kit/picture/qr-bounds.ts';
import type { useClipboards } from './use-copies.ts';

/** Its code comes when it opens. */
const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }));

interface Code {
  /** A link that is too long has none. */
  readonly isOffered: boolean;
  readonly open: () => void;
  readonly dialog: ReactNode;
}

/** The link of a result as a code for cameras. */
export function useCode({ linkNow, copyLink }: ReturnType<typeof useClipboards>): Code {
  const [link, show] = useState<string | null>(null);
  return {
    isOffered: linkNow().length <= MAX_IN_CODE,
    open: () => show(linkNow()),
    dialog: link !== null && (
      <Suspense fallback={null}>
        <CodeDialog link={link} onCopy={copyLink} onClose={() => show(null)} />
      </Suspense>
    ),
  };
}
