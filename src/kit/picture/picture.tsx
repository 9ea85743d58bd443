interface Props {
  readonly src: string;
  /** Empty where the same stands beside it. */
  readonly alt: string;
  readonly onError: () => void;
}

/** A picture that may be missing. Each has an element of its own, or another one would stay until this one has come. */
export const Picture = ({ src, alt, onError }: Props) => (
  <img key={src} src={src} alt={alt} loading="lazy" decoding="async" onError={onError} />
);
