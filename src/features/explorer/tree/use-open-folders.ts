import { useMemo, useState } from 'react';

/** A folder and all above it. */
function withAncestors(path: string): readonly string[] {
  const names = path.split('/').filter((name) => name !== '');
  return names.map((_, nth) => names.slice(0, nth + 1).join('/'));
}

/** Folders that are open: those the visitor opened, and those on the way to what shows. */
export function useOpenFolders(path: string) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(withAncestors(path)));
  const [seen, setSeen] = useState(path);
  if (seen !== path) {
    setSeen(path);
    setOpen(new Set([...open, ...withAncestors(path)]));
  }
  const turn = (of: string, isOpen: boolean) =>
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(of);
      else next.delete(of);
      return next;
    });
  return { open: useMemo(() => [...open].sort(), [open]), turn };
}
