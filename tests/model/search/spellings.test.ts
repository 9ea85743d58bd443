import { expect, test } from 'vitest';
import { lexiconOf } from '#model/search/lexicon';
import { matches } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import { initialsOf, spellingsOf } from '#model/search/spellings';

test.each([
  ['Fire Bird', 'firebird'],
  ['Butter-Fly', 'butterfly'],
  ['Déjà Vu ♪', 'dejavu'],
  ['きらきら', 'きらきら kirakira kilakila'],
  ['チョコレート・パーティー', 'チョコレートパーティー chokoretopati chokoletopati'],
  ['しゃらりん☆どれ〜みん', 'しゃらりんどれみん shararindoremin shalalindolemin'],
  ['ファンタジック', 'ファンタジック fantajikku'],
  ['マッチ', 'マッチ matchi'],
  ['きら Roar', 'きらroar kiraroar kilaroar'],
  ['Right Light', 'rightlight'],
  ['夢のメロディ', '夢のメロディ 夢nomerodi 夢nomelodi'],
])('%s is also typed as %s', (name, spellings) => {
  expect(spellingsOf([name, null])).toBe(spellings);
});

test('a spelling is found by long words alone, for short ones lie across the ends of words', () => {
  const subject = { id: 1, names: 'fire dog', spellings: spellingsOf(['Fire Dog']), tags: new Set<string>() };
  const isFound = (typed: string): boolean => matches(parseQuery(typed, lexiconOf({})), subject);
  expect(['fire', 'firedog', 'dog fire'].map(isFound)).toEqual([true, true, true]);
  expect(isFound('red')).toBe(false);
});

test.each([
  ['FIRE BIRD', ['fb']],
  ["Don't Stop Me Now!", ['dsmn']],
  ['Re:birth day', ['rbd']],
  ['Café au Lait ～Encore～', ['cale', 'cal']],
  ['[FULL] FIRE BIRD', ['fb']],
  ['R', []],
  ['夢のメロディ', []],
  ['STAR BEAT!～ホシノコドウ～', ['sb']],
  ['夢の Quiet Zebra を', ['qz']],
  ['しゃらりん☆どれ〜みん', ['しやらどれ', 'sharadore']],
  ['きらきら', []],
])('%s has the initials %j', (name, initials) => {
  expect([...initialsOf([null, name, name])]).toEqual(initials);
});

test('initials are found when they are typed whole, and words that mean something else never mean them', () => {
  const subject = (name: string) => ({
    id: 1,
    names: name.toLowerCase(),
    initials: initialsOf([name]),
    tags: new Set<string>(),
  });
  const lexicon = lexiconOf({ 'difficulty expert': ['ex'] });
  const isFound = (typed: string, name: string): boolean =>
    matches(parseQuery(typed, lexicon), subject(name));
  expect(isFound('fb', 'Fire Bird')).toBe(true);
  expect(isFound('FB fire', 'Fire Bird')).toBe(true);
  expect(isFound('b', 'Fire Cat')).toBe(false);
  expect(isFound('fb', 'Fire Bird Again')).toBe(false);
  expect(isFound('ex', 'Endless Xylophone')).toBe(false);
});
