import { join } from 'node:path';
import { type BucketOptions, bucketFiles } from './bucket.ts';
import { diskFiles } from './disk.ts';
import type { FileStore } from './files.ts';

/** Members' files where the operator keeps them. */
export const openFiles = (folder: string, bucket: BucketOptions | null): FileStore =>
  bucket === null ? diskFiles(join(folder, 'files')) : bucketFiles(bucket);
