import type { UploadKind } from '#model/contract/uploads/limits';

export type PictureKind = Extract<UploadKind, 'png' | 'jpeg' | 'webp'>;

export const isPicture = (kind: UploadKind): kind is PictureKind =>
  kind === 'png' || kind === 'jpeg' || kind === 'webp';
