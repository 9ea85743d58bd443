import type { SnapshotFrom } from 'xstate';
import { lengthOf } from '#model/writing/typed-text';
import { isUnkept } from '../kept/draft.logic.ts';
import { canSend, hasContent, MAX_PICTURES } from './composer.logic.ts';
import type { composerMachine } from './composer.machine.ts';
import type { ComposerCommand, ComposerRefusal } from './composer.types.ts';

/** The machine, loaded lazily with the first thread. */
export type ComposerLogic = typeof composerMachine;

export interface ComposerView {
  /** The draft of an earlier visit is loading. */
  readonly isOpening: boolean;
  readonly text: string;
  readonly pictures: readonly string[];
  /** The time of the chart that it is about; null for none. */
  readonly seconds: number | null;
  readonly length: number;
  readonly longest: number;
  readonly hasRoomForPictures: boolean;
  readonly canSend: boolean;
  readonly isSending: boolean;
  /** Rate limited: sending is possible again after the wait. */
  readonly isWaiting: boolean;
  readonly refusal: ComposerRefusal | null;
  /** Unsaved text would be lost if the page closed now. */
  readonly isAtRisk: boolean;
  readonly hasContent: boolean;
  write(text: string): void;
  addPicture(path: string): void;
  removePicture(path: string): void;
  /** Ties it to a time of the chart, or to none. */
  tie(seconds: number | null): void;
  /** Saves the draft now. */
  keep(): void;
  discard(): void;
  send(): void;
  /** Overwrites a newer text. */
  insist(): void;
}

/** The text and its commands for an input field. */
export function composerView(
  snapshot: SnapshotFrom<typeof composerMachine>,
  send: (event: ComposerCommand) => void,
): ComposerView {
  const { context } = snapshot;
  const { content: typed } = context.draft;
  const isSending = snapshot.hasTag('busy');
  const isWaiting = snapshot.hasTag('waiting');
  return {
    isOpening: snapshot.hasTag('opening'),
    text: typed.text,
    pictures: typed.pictures,
    seconds: typed.seconds ?? null,
    length: lengthOf(typed.text),
    longest: context.input.longest,
    hasRoomForPictures: typed.pictures.length < MAX_PICTURES,
    canSend: canSend(context) && !isSending && !isWaiting,
    isSending,
    isWaiting,
    refusal: context.refusal,
    isAtRisk: isSending || (isUnkept(context) && hasContent(context.draft)),
    hasContent: hasContent(context.draft),
    write: (text) => send({ type: 'TEXT.CHANGED', text }),
    addPicture: (path) => send({ type: 'PICTURE.ADDED', path }),
    removePicture: (path) => send({ type: 'PICTURE.REMOVED', path }),
    tie: (seconds) => send({ type: 'TIME.TIED', seconds }),
    keep: () => send({ type: 'DRAFT.KEEP' }),
    discard: () => send({ type: 'DRAFT.DISCARD' }),
    send: () => send({ type: 'COMMENT.SEND' }),
    insist: () => send({ type: 'COMMENT.INSIST' }),
  };
}
