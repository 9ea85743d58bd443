/** Searches worth knowing, each with the text that says what it finds. */
export const CARD_EXAMPLES = [
  { typed: 'kkr 4★', meaning: 'cards.example.character' },
  { typed: 'かすみ', meaning: 'list.example.script' },
  { typed: 'roselia cool 4★+', meaning: 'cards.example.band' },
  { typed: 'score 115%', meaning: 'cards.example.skill' },
  { typed: 'heal limited', meaning: 'cards.example.type' },
  { typed: 'jp en', meaning: 'cards.example.servers' },
  { typed: '#115', meaning: 'cards.example.id' },
  { typed: '/happy', meaning: 'cards.example.names' },
  { typed: '"happy world"', meaning: 'list.example.quoted' },
] as const;
