import type { RecordList } from '../records/list-readers.ts';

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

/** What the sub-pages show, any of which will do; tables and badges come from no list. */
export const OTHER_LISTS: Readonly<Partial<Record<OtherName, readonly RecordList[]>>> = {
  stamps: ['stamps'],
  titles: ['titles'],
  items: ['areaItems'],
  skills: ['skills'],
  notes: ['noteSkins'],
  flicks: ['flickSkins'],
  lanes: ['laneSkins'],
  sounds: ['soundSkins'],
  decorations: ['frames', 'pins', 'pinSets'],
  bands: ['bands'],
};

export const OTHERS_PATH = '/info/others';

export const otherPath = (name: OtherName): string => `${OTHERS_PATH}/${name}`;

export const otherOf = (text: string | undefined): OtherName | null =>
  OTHERS.find((name) => name === text) ?? null;
