/** The eight main bands in character-id order: five characters each, ids 1–40 (reference R11). */
export const BANDS = [
  { id: 1, key: 'PoppinParty', name: "Poppin'Party" },
  { id: 2, key: 'Afterglow', name: 'Afterglow' },
  { id: 3, key: 'HelloHappyWorld', name: 'Hello, Happy World!' },
  { id: 4, key: 'PastelPalettes', name: 'Pastel*Palettes' },
  { id: 5, key: 'Roselia', name: 'Roselia' },
  { id: 21, key: 'Morfonica', name: 'Morfonica' },
  { id: 18, key: 'RaiseASuilen', name: 'RAISE A SUILEN' },
  { id: 45, key: 'MyGO', name: 'MyGO!!!!!' },
] as const;
export type BandKey = (typeof BANDS)[number]['key'];
export type BandId = (typeof BANDS)[number]['id'];
