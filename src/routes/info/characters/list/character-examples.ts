/** Searches worth knowing, each with the text that says what it finds. */
export const CHARACTER_EXAMPLES = [
  { typed: 'kkr', meaning: 'characters.example.short' },
  { typed: 'かすみ', meaning: 'list.example.script' },
  { typed: 'hikawa', meaning: 'characters.example.family' },
  { typed: 'roselia', meaning: 'characters.example.band' },
  { typed: 'guitar', meaning: 'characters.example.told' },
  { typed: 'jp kr', meaning: 'card.example.servers' },
  { typed: '"yukina minato"', meaning: 'list.example.quoted' },
  { typed: '/maya', meaning: 'card.example.names' },
] as const;
