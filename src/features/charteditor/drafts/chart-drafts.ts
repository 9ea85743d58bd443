import { filesOf } from '#model/writing/chart/about';
import { type ChartDraft, noteCount, readChartDraft, writeChartDraft } from '#model/writing/chart/draft';
import { draftsOnDevice } from '../../drafts/device.ts';
import type { StoredWork } from '../../drafts/draft-store.ts';

/** How drafts of charts are kept. */
export const STORED_CHARTS: StoredWork<ChartDraft> = {
  folder: 'charts',
  read: readChartDraft,
  write: writeChartDraft,
  sizeOf: noteCount,
  filesOf: ({ about }) => filesOf(about),
};

/** The drafts of charts on this device. */
export const chartDrafts = draftsOnDevice(STORED_CHARTS, 'files');
