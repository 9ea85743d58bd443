import { describe, expect, test } from 'vitest';
import { readBirthdays } from '#model/records/birthday';
import { readLoginCampaigns } from '#model/records/login-campaign';
import { readGacha } from '#model/records/read-gacha';

const NONE = [null, null, null, null, null];

describe('readGacha', () => {
  const row = {
    resourceName: 'gacha12',
    bannerAssetBundleName: 'banner_gacha12',
    gachaName: ['名', 'Name', null, null, null],
    publishedAt: ['1504159200000', '1504159300000', null, null, null],
    closedAt: ['1504958399000', '4102369200000', null, null, null],
    type: 'limited',
    newCards: [12, '13', null],
  };

  test('reads names, times and new cards', () => {
    expect(readGacha({ '12': row }).byId.get(12)).toEqual({
      id: 12,
      type: 'limited',
      name: ['名', 'Name', null, null, null],
      resourceName: 'gacha12',
      bannerAssetBundleName: 'banner_gacha12',
      publishedAt: [1_504_159_200_000, 1_504_159_300_000, null, null, null],
      closedAt: [1_504_958_399_000, 4_102_369_200_000, null, null, null],
      newCards: [12, 13],
    });
  });

  test('keeps a gacha without a banner and unknown kinds of it', () => {
    const { bannerAssetBundleName, ...bannerless } = { ...row, type: 'lottery' };
    const { byId, problems } = readGacha({ '1': bannerless });
    expect(byId.get(1)).toMatchObject({ bannerAssetBundleName: null, type: 'lottery' });
    expect(problems).toEqual([]);
  });

  test('reads the lower levels and leaves rows that say nothing out', () => {
    const { byId, problems } = readGacha({ '1': { gachaName: ['名'] }, '2': {} });
    expect(byId.get(1)).toMatchObject({ type: '', newCards: [], closedAt: NONE });
    expect([...byId.keys()]).toEqual([1]);
    expect(problems).toHaveLength(1);
  });
});

describe('readLoginCampaigns', () => {
  test('reads a campaign that was always there, and one without a picture', () => {
    const { byId, problems } = readLoginCampaigns({
      '1': {
        loginBonusType: 'rookie',
        caption: ['名', 'Name', null, null, null],
        assetBundleName: ['a', null, null, null, null],
        publishedAt: ['0', '0', null, null, null],
        closedAt: ['4121982000000', '4121982000000', null, null, null],
      },
      '2': { caption: 'everywhere', assetBundleName: null },
    });
    expect(byId.get(1)).toEqual({
      id: 1,
      type: 'rookie',
      caption: ['名', 'Name', null, null, null],
      assetBundleName: ['a', null, null, null, null],
      publishedAt: [0, 0, null, null, null],
      closedAt: [4_121_982_000_000, 4_121_982_000_000, null, null, null],
    });
    expect(byId.get(2)).toMatchObject({ type: '', assetBundleName: NONE });
    expect(byId.get(2)?.caption[4]).toBe('everywhere');
    expect(problems).toEqual([]);
  });

  test('leaves a campaign without a caption out', () => {
    const { byId, problems } = readLoginCampaigns({ '1': { loginBonusType: 'normal' } });
    expect(byId.size).toBe(0);
    expect(problems).toEqual(['The login campaign 1 has no caption and is left out.']);
  });
});

describe('readBirthdays', () => {
  const born = (time: number | string) => ({
    characterName: ['名'],
    profile: { birthday: String(time) },
  });

  test.each([
    ['midnight in Japan', Date.UTC(2000, 10, 21, 15)],
    ['an hour later', Date.UTC(1997, 10, 21, 16)],
    ['midnight UTC', Date.UTC(2000, 10, 22)],
  ])('reads the day in Japan when the data gives %s', (_what, time) => {
    expect(readBirthdays({ '36': born(time) }).byId.get(36)).toEqual({
      id: 36,
      name: ['名', null, null, null, null],
      nickname: NONE,
      month: 11,
      day: 22,
    });
  });

  test.each(['', 'soon', '1e300', '8640000000000000'])('leaves a birthday "%s" out', (text) => {
    const { byId, problems } = readBirthdays({ '1': born(text) });
    expect(byId.size).toBe(0);
    expect(problems).toHaveLength(1);
  });

  test('passes over people of no band without complaint', () => {
    expect(readBirthdays({ '201': { characterType: 'common' } })).toEqual({ byId: new Map(), problems: [] });
  });
});
