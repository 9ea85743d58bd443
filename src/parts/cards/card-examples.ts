/** Searches worth knowing, each with the text that says what it finds. */
export const CARD_EXAMPLES = [
  { typed: 'kkr 4★', meaning: 'card.example.character' },
  { typed: 'かすみ', meaning: 'list.example.script' },
  { typed: 'roselia cool 4★+', meaning: 'card.example.band' },
  { typed: 'score 115%', meaning: 'card.example.skill' },
  { typed: 'heal limited', meaning: 'card.example.type' },
  { typed: 'jp en', meaning: 'card.example.servers' },
  { typed: '#115', meaning: 'card.example.id' },
  { typed: '/happy', meaning: 'card.example.names' },
  { typed: '"happy world"', meaning: 'list.example.quoted' },
] as const;
