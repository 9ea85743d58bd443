import type { SnapshotFrom } from 'xstate';
import { lengthOf } from '#model/writing/typed-text';
import { canSend, hasContent, MOST_PICTURES } from './composer.logic.ts';
import type { composerMachine } from './composer.machine.ts';
import type { ComposerCommand, ComposerRefusal } from './composer.types.ts';

/** The machine as code of its own, which comes with the first thread. */
export type ComposerLogic = typeof composerMachine;

export interface ComposerView {
  /** The draft of an earlier visit is being looked for. */
  readonly isOpening: boolean;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly length: number;
  readonly longest: number;
  readonly hasRoomForPictures: boolean;
  readonly canSend: boolean;
  readonly isSending: boolean;
  /** Too many calls: sending is possible again when the wait is over. */
  readonly isWaiting: boolean;
  readonly refusal: ComposerRefusal | null;
  /** Something is written that would be lost if the page closed now. */
  readonly isAtRisk: boolean;
  readonly hasContent: boolean;
  write(text: string): void;
  addPicture(path: string): void;
  removePicture(path: string): void;
  /** Keeps the draft now. */
  keep(): void;
  discard(): void;
  send(): void;
  /** Saves on top of a newer text. */
  insist(): void;
}

/** What a field sees of its text and what it can do. */
export function composerView(
  snapshot: SnapshotFrom<typeof composerMachine>,
  send: (event: ComposerCommand) => void,
): ComposerView {
  const { context } = snapshot;
  const { typed } = context.draft;
  const isSending = snapshot.hasTag('busy');
  const isWaiting = snapshot.hasTag('waiting');
  return {
    isOpening: snapshot.hasTag('opening'),
    text: typed.text,
    pictures: typed.pictures,
    length: lengthOf(typed.text),
    longest: context.input.longest,
    hasRoomForPictures: typed.pictures.length < MOST_PICTURES,
    canSend: canSend(context) && !isSending && !isWaiting,
    isSending,
    isWaiting,
    refusal: context.refusal,
    isAtRisk: isSending || (context.draft !== context.kept && hasContent(context.draft)),
    hasContent: hasContent(context.draft),
    write: (text) => send({ type: 'TEXT.CHANGED', text }),
    addPicture: (path) => send({ type: 'PICTURE.ADDED', path }),
    removePicture: (path) => send({ type: 'PICTURE.REMOVED', path }),
    keep: () => send({ type: 'DRAFT.KEEP' }),
    discard: () => send({ type: 'DRAFT.DISCARD' }),
    send: () => send({ type: 'COMMENT.SEND' }),
    insist: () => send({ type: 'COMMENT.INSIST' }),
  };
}
