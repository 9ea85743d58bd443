import type { Message } from '../../messages.data.ts';

/** Notifications that say the same of one thing: one row. */
export interface MessageGroup {
  readonly first: Message;
  readonly ids: readonly number[];
  readonly isRead: boolean;
  /** Who did it, the newest first, each once. */
  readonly actors: readonly string[];
  /** Their usernames. */
  readonly usernames: readonly string[];
}

const nameOf = ({ actor }: Message): string | null => actor && (actor.nickname ?? `@${actor.username}`);

const saysTheSame = (a: Message, b: Message): boolean =>
  a.kind === b.kind &&
  a.read === b.read &&
  ((a.kind === 'like' && a.target?.postId === b.target?.postId) || a.kind === 'follow');

type IsMuted = (username: string) => boolean;

const isFolded = ({ actor }: Message, isMuted: IsMuted): boolean => actor !== null && isMuted(actor.username);

/** Groups consecutive likes of one post into one row, and consecutive followers, those of muted members separately. */
export function grouped(messages: readonly Message[], isMuted: IsMuted): readonly MessageGroup[] {
  const groups: Message[][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (
      last &&
      before &&
      saysTheSame(before, message) &&
      isFolded(before, isMuted) === isFolded(message, isMuted)
    )
      last.push(message);
    else groups.push([message]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const actors = [...new Set(group.flatMap((each) => nameOf(each) ?? []))];
    const usernames = [...new Set(group.flatMap(({ actor }) => actor?.username ?? []))];
    return [{ first, ids: group.map(({ id }) => id), isRead: first.read, actors, usernames }];
  });
}
