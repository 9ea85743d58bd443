const TAG = /^([a-z0-9]{1,32}):(.{1,50})$/su;

/** A tag of posts as addresses write it, such as `card:12` or `text:guide`; null for any other text. */
export function readTag(text: string): { readonly type: string; readonly data: string } | null {
  const [, type, data] = TAG.exec(text) ?? [];
  return type === undefined || data === undefined ? null : { type, data };
}
