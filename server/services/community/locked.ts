import type { PostRow } from '../../store/community/posts.ts';
import { Refusal } from '../refusal.ts';

/** Locked posts take no comments, likes or edits. A like can still be taken back. @throws Refusal */
export function refuseLocked({ lockReason }: Pick<PostRow, 'lockReason'>): void {
  if (lockReason !== null) throw new Refusal('POST_LOCKED', { fields: { reason: lockReason } });
}
