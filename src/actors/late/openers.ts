import { createContext } from 'react';
import type { BackupsLogic } from '#machines/backups/backups.view';
import type { CloudLogic } from '#machines/cloud/cloud.view';
import type { CollectionLogic } from '#machines/collection/collection.view';
import type { ComposerLogic } from '#machines/composer/composer.view';
import type { ImportingLogic } from '#machines/importing/importing.view';
import type { QuestionLogic } from '#machines/question/question.view';
import type { UploadLogic } from '#machines/upload/upload.view';

/** Fetches a machine with its services; always the same promise, as React wants it. */
export type Open<T> = () => Promise<T>;

const nobody = (name: string) => () => Promise.reject(new Error(`there is no ${name} above`));

/** Machines that are no part of the first page: the app says how each is fetched. */
export const ComposerOpener = createContext<Open<ComposerLogic>>(nobody('ComposerOpener'));
export const UploadOpener = createContext<Open<UploadLogic>>(nobody('UploadOpener'));
export const ScoringOpener = createContext<Open<QuestionLogic>>(nobody('ScoringOpener'));
export const EverySongOpener = createContext<Open<QuestionLogic>>(nobody('EverySongOpener'));
export const OneTeamOpener = createContext<Open<QuestionLogic>>(nobody('OneTeamOpener'));
export const NextStepsOpener = createContext<Open<QuestionLogic>>(nobody('NextStepsOpener'));
export const CollectionOpener = createContext<Open<CollectionLogic>>(nobody('CollectionOpener'));
export const MedleyOpener = createContext<Open<QuestionLogic>>(nobody('MedleyOpener'));
export const CloudOpener = createContext<Open<CloudLogic>>(nobody('CloudOpener'));
export const ImportingOpener = createContext<Open<ImportingLogic>>(nobody('ImportingOpener'));
export const BackupsOpener = createContext<Open<BackupsLogic>>(nobody('BackupsOpener'));
