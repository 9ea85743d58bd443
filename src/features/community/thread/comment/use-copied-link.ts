import { useState } from 'react';
import { commentAnchor } from '#model/site/comment-address';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Copies the address of a comment; says whether it could. */
async function copyLink(id: number): Promise<boolean> {
  const address = new URL(location.href);
  address.hash = commentAnchor(id);
  try {
    await navigator.clipboard.writeText(address.href);
    return true;
  } catch {
    return false;
  }
}

/** Copies the address of a comment, and keeps what is said about it and about other actions. */
export function useCopiedLink(id: number) {
  const { t } = useTranslation();
  const [said, say] = useState('');
  const copy = () =>
    void copyLink(id).then((isCopied) => say(t(isCopied ? 'thread.linkCopied' : 'thread.linkNotCopied')));
  return { said, say, copy };
}
