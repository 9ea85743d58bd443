import { createContext } from 'react';
import type { ComposerLogic } from '#machines/composer/composer.view';
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
export const MedleyOpener = createContext<Open<QuestionLogic>>(nobody('MedleyOpener'));
