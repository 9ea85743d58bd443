import { useEffect, useState } from 'react';
import styles from './picture-upload.module.css';

interface Props {
  readonly file: { readonly name: string };
}

/** A small look at a picture of the visitor's device. */
export function PickedPicture({ file }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!(file instanceof Blob)) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address === null) return <span className={styles.thumb} />;
  return <img className={styles.thumb} src={address} alt={file.name} width={44} height={44} />;
}
