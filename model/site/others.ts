/** Sub-pages of `/info/others/{name?}`, by the name in their address. */
export const OTHERS = [
  'stamps',
  'titles',
  'items',
  'skills',
  'levels',
  'notes',
  'flicks',
  'lanes',
  'sounds',
  'decorations',
  'badges',
  'bands',
] as const;
export type OtherName = (typeof OTHERS)[number];

export const OTHERS_PATH = '/info/others';

export const otherPath = (name: OtherName): string => `${OTHERS_PATH}/${name}`;

export const otherOf = (text: string | undefined): OtherName | null =>
  OTHERS.find((name) => name === text) ?? null;
