import type { PostRow } from '../../store/community/posts.ts';
import { Refusal } from '../refusal.ts';

/** What moderators locked stays as it is: nobody comments, likes or changes it. Whoever likes it may take that back. @throws Refusal */
export function refuseLocked({ lockReason }: Pick<PostRow, 'lockReason'>): void {
  if (lockReason !== null) throw new Refusal('POST_LOCKED', { fields: { reason: lockReason } });
}
