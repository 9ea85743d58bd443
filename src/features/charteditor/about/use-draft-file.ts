import { useQuery } from '@tanstack/react-query';
import { addressOf, type DraftFile } from '#model/writing/chart/about';
import { chartDrafts } from '../drafts/device.ts';

/** Where the bytes of a draft's file are. */
export type FileSource =
  | { readonly kind: 'device'; readonly file: File }
  | { readonly kind: 'site'; readonly address: string };

/** A file of a draft, from this device or else from the site; null without one and until that is known. */
export function useDraftFile(file: DraftFile | null): FileSource | null {
  const { data } = useQuery({
    queryKey: ['chartDrafts', 'file', file?.hash],
    networkMode: 'always',
    enabled: file !== null,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: async (): Promise<FileSource | null> => {
      if (file === null) return null;
      const blob = await chartDrafts.file(file.hash).catch(() => null);
      return blob
        ? { kind: 'device', file: new File([blob], file.name, { type: blob.type }) }
        : { kind: 'site', address: addressOf(file) };
    },
  });
  return data ?? null;
}
