import { fromCallback, fromPromise } from 'xstate';
import { uploadMachine } from '#machines/upload/upload.machine';
import type {
  PickedFile,
  ReadOutcome,
  ReadyFile,
  StepOutcome,
  UploadEvent,
} from '#machines/upload/upload.types';
import type { UploadLogic } from '#machines/upload/upload.view';
import { MAX_FILE, MAX_SIDE, UPLOAD_KINDS } from '#model/contract/uploads/limits';
import { fitPicture, type PictureLimits } from '../../browser/page/fit-picture.ts';
import { digestOf } from '../../browser/storage/digest.ts';
import { announce, confirm, deliver } from './upload-steps.ts';

const { png, jpeg, webp } = UPLOAD_KINDS;
const LIMITS: PictureLimits = { side: MAX_SIDE, bytes: MAX_FILE, types: [png, jpeg, webp] };
/** What browsers may be able to draw: moving and drawn pictures would lose what they are. */
const DRAWABLE = /^image\/(?!svg|gif)/;

/** Made smaller where it must be, and hashed. */
export async function readPicture(picked: PickedFile): Promise<ReadOutcome> {
  if (!(picked instanceof File) || !DRAWABLE.test(picked.type)) return { kind: 'kind' };
  const body = await fitPicture(picked, LIMITS);
  if (body === 'unreadable' || body === 'large') return { kind: body };
  const hash = await digestOf(await body.arrayBuffer());
  return { kind: 'ready', file: { hash, size: body.size, body } };
}

const send = fromCallback<UploadEvent, ReadyFile>(({ input, sendBack }) => {
  const ended = new AbortController();
  const { body } = input;
  const report = (event: UploadEvent) => sendBack(event);
  if (!(body instanceof Blob)) throw new Error('nothing to send');
  const onProgress = (share: number) => report({ type: 'PROGRESS.REPORTED', share });
  deliver(body, onProgress, ended.signal).then((outcome) => {
    if (!ended.signal.aborted) report({ type: 'SENDING.ENDED', outcome });
  });
  return () => ended.abort();
});

/** The machine of uploads with every slot filled. */
export const upload: UploadLogic = uploadMachine.provide({
  actors: {
    read: fromPromise<ReadOutcome, PickedFile>(({ input }) => readPicture(input)),
    announce: fromPromise<StepOutcome, ReadyFile>(({ input, signal }) => announce(input, signal)),
    send,
    confirm: fromPromise<StepOutcome, ReadyFile>(({ input, signal }) => confirm(input, signal)),
  },
});
