import { Suspense } from 'react';
import { useComposer } from '../../use-composer.ts';
import styles from './composer.module.css';
import { ComposerForm } from './composer-form.tsx';
import type { ComposerProps } from './composer-props.ts';

/** A field to write in, as soon as its machine is there. */
export function ComposerField(props: ComposerProps) {
  return (
    <Suspense fallback={<div className={styles.place} aria-hidden="true" />}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened(props: ComposerProps) {
  const composer = useComposer(props.input, props.onSent);
  // What an earlier visit left must be there before anything is typed.
  if (composer.isOpening) return <div className={styles.place} aria-hidden="true" />;
  return <ComposerForm {...props} composer={composer} />;
}
