import { collectionMachine } from '#machines/collection/collection.machine';
import type { CollectionLogic } from '#machines/collection/collection.view';

/** The machine of an edited collection; it has no slots. */
export const collection: CollectionLogic = collectionMachine;
