import type { UploadLogic } from '#machines/upload/upload.view';

let opened: Promise<UploadLogic> | null = null;

async function open(): Promise<UploadLogic> {
  try {
    return (await import('../uploading.ts')).upload;
  } catch (error) {
    // The next place for pictures asks again.
    opened = null;
    throw error;
  }
}

/** The machine of uploads, a file of its own; always the same promise, as React wants it. */
export function openUpload(): Promise<UploadLogic> {
  opened ??= open();
  return opened;
}
