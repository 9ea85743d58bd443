import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Locale } from '../../vocabulary/locales.ts';
import { MAX_NICKNAME } from '../../vocabulary/nicknames.ts';
import { fields, id, integer, listOf, oneOf, text, time } from '../bounds.ts';
import { richText } from '../rich-text.ts';

/** What can be put on record. */
export const RECORD_TYPES = ['cutoff', 'news', 'notice', 'nickname', 'proposal'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** The same in some languages; English stands in for the others. */
const perLanguage = <T extends TSchema>(each: T) =>
  fields({
    en: each,
    'zh-Hans': Type.Optional(each),
    'zh-Hanz': Type.Optional(each),
    ja: Type.Optional(each),
    ko: Type.Optional(each),
    es: Type.Optional(each),
    it: Type.Optional(each),
    pl: Type.Optional(each),
    id: Type.Optional(each),
    ru: Type.Optional(each),
  } satisfies Record<Locale, TSchema>);

const MAX_ID = 1_000_000;
const MAX_POINTS = 99_999_999_999;
const MAX_NODES = 200;

/** How many points a place of an event stood at. */
const cutoff = fields({
  event: integer(1, MAX_ID),
  tier: integer(1, MAX_ID),
  time,
  ep: integer(0, MAX_POINTS),
});
export type CutoffPayload = Static<typeof cutoff>;

/** An article of this site's own. */
const news = fields({
  tags: listOf(text(32, 1), 10),
  texts: perLanguage(fields({ title: text(200, 1), content: richText(MAX_NODES) })),
});
export type NewsPayload = Static<typeof news>;

const NOTICE_LEVELS = ['info', 'warning'] as const;
const NOTICE_LENGTH = 300;

/** A line above every page until a moment; `link` is a page of this site. */
const notice = fields({
  level: oneOf(NOTICE_LEVELS),
  texts: perLanguage(text(NOTICE_LENGTH, 1)),
  until: time,
  link: Type.Optional(Type.String({ pattern: '^/([A-Za-z0-9_-][A-Za-z0-9_/?=&.,%-]*)?$', maxLength: 200 })),
});
export type NoticePayload = Static<typeof notice>;

/** What players call a song besides its title. */
export const songNickname = fields({ song: integer(1, MAX_ID), name: text(MAX_NICKNAME, 1) });
export type SongNickname = Static<typeof songNickname>;

const PAYLOADS = { cutoff, news, notice, nickname: songNickname, proposal: songNickname };
export const recordPayload = Type.Union([cutoff, news, notice, songNickname]);
export type RecordPayload = Static<typeof recordPayload>;

const withdrawal = fields({ id });
export const deedPayload = Type.Union([cutoff, news, notice, songNickname, withdrawal]);
export type DeedPayload = Static<typeof deedPayload>;

const CHECKS = {
  cutoff: Compile(cutoff),
  news: Compile(news),
  notice: Compile(notice),
  nickname: Compile(songNickname),
  proposal: Compile(songNickname),
};
const isWithdrawal = Compile(withdrawal);

type PayloadOf<T extends RecordType> = Static<(typeof PAYLOADS)[T]>;

/** Whether a payload is one of the type. */
export const isPayload = <T extends RecordType>(
  type: T,
  payload: DeedPayload,
): payload is PayloadOf<T> & DeedPayload => CHECKS[type].Check(payload);

/** Which record is to be withdrawn; null when the payload is no such wish. */
export const withdrawn = (payload: DeedPayload): number | null =>
  isWithdrawal.Check(payload) ? payload.id : null;
