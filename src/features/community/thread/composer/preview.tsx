import { readPostText } from '#model/records/read-rich-text';
import { nodesOf, type Typed } from '#model/writing/typed-text';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTextAids } from '../text-aids.ts';
import styles from './composer.module.css';

/** The text as others will see it: made and read the same way. */
export function Preview(typed: Typed) {
  const text = readPostText(nodesOf(typed, location.origin));
  const aids = useTextAids(text);
  return (
    <div className={styles.preview}>
      <RichTextView text={text} aids={aids} heading="h3" />
    </div>
  );
}
