import type { SheetAction } from '#model/media/story/editing/sheet';
import type { StoryStage } from '#model/media/story/story-state';
import type { JsonObject } from '#model/records/reading';
import type { ServerIndex } from '#model/vocabulary/servers';

/** What the fields of an action know and do. */
export interface FieldsProps {
  readonly action: SheetAction;
  /** Whose files and names the story uses. */
  readonly server: ServerIndex;
  /** Bundle of the story's voices. */
  readonly voiceBundle: string;
  /** What the stage shows once the action is done. */
  readonly stage: StoryStage;
  /** `undefined` takes a field out. Changes of one field in a row are undone as one. */
  readonly onChange: (fields: JsonObject) => void;
}
