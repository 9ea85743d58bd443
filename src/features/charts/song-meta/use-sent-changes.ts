import { useEffect, useEffectEvent, useState } from 'react';
import { sentDetails, takeSentFields } from '#src/browser/page/sent-words.ts';
import { decodeMetaQuery } from './meta-query.ts';
import type { ChangeMetaQuery } from './use-meta-query.ts';

/** Takes over what was set in the form that the server sent; whether it was open. */
export function useSentChanges(change: ChangeMetaQuery): boolean {
  const [isOpen] = useState(() => sentDetails()?.open ?? false);
  const take = useEffectEvent(() => {
    const params = new URLSearchParams(window.location.search);
    const fields = takeSentFields();
    for (const [name, value] of fields) params.set(name, value);
    if (fields.length > 0) change(decodeMetaQuery(params));
  });
  useEffect(() => take(), []);
  return isOpen;
}
