import { comeLate } from './late-picture.ts';

interface Props {
  readonly src: string;
  /** Empty where the same stands beside it. */
  readonly alt: string;
  /** In long lists: it begins to load after its tile was drawn, in sight or not. */
  readonly isLate?: boolean;
  readonly onError: () => void;
}

/** A picture that may be missing. Another one's `key` is its address, or it would stay until the new one has come. */
export function Picture({ src, alt, isLate = false, onError }: Props) {
  if (!isLate) return <img src={src} alt={alt} loading="lazy" decoding="async" onError={onError} />;
  // Without an address an image shows its `alt`.
  return (
    <img
      ref={comeLate}
      alt={alt === '' ? '' : undefined}
      aria-label={alt || undefined}
      data-late={src}
      decoding="async"
      onError={onError}
    />
  );
}
