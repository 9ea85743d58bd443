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

/** Copies the address of a comment. `message` says how that or another action ended; `announce` sets it. */
export function useCopiedLink(id: number) {
  const { t } = useTranslation();
  const [message, announce] = useState('');
  const copy = () =>
    void copyLink(id).then((isCopied) =>
      announce(t(isCopied ? 'thread.linkCopied' : 'thread.linkNotCopied')),
    );
  return { message, announce, copy };
}
