import { expect, test } from 'vitest';
import { lexiconOf } from '#model/search/lexicon';
import { matches } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import { spellingsOf } from '#model/search/spellings';

test.each([
  ['Fire Bird', 'firebird'],
  ['Butter-Fly', 'butterfly'],
  ['Déjà Vu ♪', 'dejavu'],
  ['きらきら', 'きらきら kirakira'],
  ['チョコレート・パーティー', 'チョコレートパーティー chokoretopati'],
  ['しゅわりん☆どり〜みん', 'しゅわりんどりみん shuwarindorimin'],
  ['ファンタジック', 'ファンタジック fantajikku'],
  ['マッチ', 'マッチ matchi'],
  ['夢のメロディ', '夢のメロディ 夢nomerodi'],
])('%s is also typed as %s', (name, spellings) => {
  expect(spellingsOf([name, null])).toBe(spellings);
});

test('a spelling is found by long words alone, for short ones lie across the ends of words', () => {
  const subject = { id: 1, names: 'fire dog', spellings: spellingsOf(['Fire Dog']), tags: new Set<string>() };
  const isFound = (typed: string): boolean => matches(parseQuery(typed, lexiconOf({})), subject);
  expect(['fire', 'firedog', 'dog fire'].map(isFound)).toEqual([true, true, true]);
  expect(isFound('red')).toBe(false);
});
