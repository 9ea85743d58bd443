import type { DemoAsset } from '../demo.types.ts';
import { MOVING_TITLE, STAMPS_OF_EACH } from '../events/prizes.ts';
import { PEOPLE } from '../words/people.ts';
import {
  type EventPicture,
  eventBackground,
  eventBanner,
  eventLogo,
  eventTrim,
  loginBackground,
} from './banners.ts';
import { belowServer, serverOf } from './below-server.ts';
import { cardArt, cardThumb, cardTrim } from './card-art.ts';
import { comic } from './comics.ts';
import { frame as decoFrame, pin, pinSet } from './deco.ts';
import { renderPng } from './drawing/render.ts';
import { costumeThumb, keyVisual, stageFigure } from './figures.ts';
import { giftIcon } from './gifts.ts';
import { jacket } from './jackets.ts';
import { bandLogo, type LogoKind } from './logos.ts';
import { movingAsset } from './moving.ts';
import { MATERIALS, material, namePlate, teamMark } from './plates.ts';
import {
  gradeFrame,
  movingPlate,
  personStamp,
  seriesMark,
  stamp,
  titleFrame,
  titleMark,
  titlePlate,
} from './prizes.ts';
import { ofPerson, type Painter, png, type Rule } from './rule.ts';
import { SITE_PICTURES } from './site-pictures.ts';
import { flickSkin, laneSkin, lineSkin, noteSkin, skinLine, skinSprites } from './skins.ts';
import type { PictureSources } from './sources.ts';

const THUMB_PIXELS = 224;
const ART_HEIGHT = 800;
const FIGURE_PIXELS = 360;
const VISUAL_HEIGHT = 720;
const JACKET_PIXELS = 400;
const JACKET_THUMB_PIXELS = 160;
const COMIC_PIXELS = 600;
const COMIC_THUMB_PIXELS = 160;

/** Programs ask for all cards beyond 9,998 in one group. */
const isThumbGroup = (id: number, group: number): boolean =>
  Math.floor(id / 50) === group || (id >= 9_999 && group === 200);

const card: Painter = (sources, [group = '', set = '', kind = '']) => {
  const found = sources.card(set, kind);
  return found && isThumbGroup(found.id, Number(group)) ? cardThumb(found, THUMB_PIXELS) : null;
};
const art: Painter = (sources, [set = '', cut = '', kind = '']) => {
  const found = sources.card(set, kind);
  return found && (cut === 'card' ? cardArt(found, ART_HEIGHT) : cardTrim(found, ART_HEIGHT));
};
const figure: Painter = (sources, [name = '']) => {
  const found = sources.card(`res${name}`, 'after_training') ?? sources.card(`res${name}`, 'normal');
  return found && stageFigure(found, FIGURE_PIXELS);
};
const costume: Painter = (sources, [group = '', name = '']) => {
  const found = sources.costume(name);
  return found && Math.floor(found.id / 50) === Number(group) ? costumeThumb(found, THUMB_PIXELS) : null;
};
const introduced: Painter = (sources, [id = '']) => {
  const found = sources.character(Number(id));
  return found && keyVisual(found, VISUAL_HEIGHT);
};
const jacketOf: Painter = (sources, [folder = '', again = '', image = '', size = '']) => {
  const song = folder === again ? sources.jacket(image, Number(folder)) : null;
  return song && jacket(song, size === 'thumb' ? JACKET_THUMB_PIXELS : JACKET_PIXELS, size === 'jacket');
};
const logo =
  (kind: LogoKind): Painter =>
  (sources, [id = '']) => {
    const name = sources.bandName(Number(id));
    return name === null ? null : bandLogo(Number(id), name, kind);
  };
const eventPicture: Painter = (sources, [asset = '', kind = '']) => {
  const event = sources.event(asset);
  if (!event) return null;
  if (kind === 'images_rip/banner') return eventBanner(event, 200);
  if (kind === 'images_rip/logo') return eventLogo(event, 300);
  if (kind.startsWith('slide_rip/rule')) return eventBanner(event, 400);
  return kind === 'topscreen_rip/bg_eventtop' ? eventBackground(event, 720) : eventTrim(event, 720);
};
/** What is drawn of an event by its number. */
const ofEvent =
  (draw: (event: EventPicture) => string): Painter =>
  (sources, [id = '']) => {
    const event = sources.eventOf(Number(id));
    return event && draw(event);
  };
const homeBanner: Painter = (sources, [name = '']) => {
  const subject = sources.homeBanner(name);
  return subject && eventBanner(subject, 350);
};
/** The screen of a gacha: its name, those who are pictured, what is behind them. */
const gachaScreen: Painter = (sources, [name = '', kind = '']) => {
  const subject = sources.gacha(name);
  if (!subject) return null;
  if (kind === 'logo') return eventLogo(subject, 400);
  return kind.startsWith('bg') ? eventBackground(subject, 720) : eventTrim(subject, 720);
};
const login: Painter = (sources, [name = '']) => {
  const campaign = sources.loginCampaign(name);
  return campaign && loginBackground(campaign, 480);
};
const comicOf: Painter = (sources, [kind = '', folder = '', name = ''], server) => {
  const found = folder === name ? sources.comic(name) : null;
  const isFour = name.startsWith('comic_fourframe_');
  if (!found || isFour !== kind.startsWith('fourframe')) return null;
  const width = kind.endsWith('_thumbnail') ? COMIC_THUMB_PIXELS : COMIC_PIXELS;
  return comic(found.id, found.people, isFour ? 4 : 1, server, width);
};

/** Where the game's data puts its pictures (reference R15), below `/assets/{server}/`; those of sites are below `/res/`. */
const RULES: readonly Rule[] = [
  png(/^thumb\/chara\/card(\d{5})_rip\/(\w+)_(normal|after_training)\.png$/, card),
  png(/^characters\/livesd\/sd(\w+)_rip\/sdchara\.png$/, figure),
  png(/^ui\/character_kv_image\/(\d{3})_rip\/image\.png$/, introduced),
  png(/^thumb\/costume\/group(\d{1,5})_rip\/(\w+)\.png$/, costume),
  png(/^characters\/resourceset\/(\w+)_rip\/(card|trim)_(normal|after_training)\.png$/, art),
  png(
    /^musicjacket\/musicjacket(\d+)_rip\/assets-star-forassetbundle-startapp-musicjacket-musicjacket(\d+)-(\w+)-(jacket|thumb)\.png$/,
    jacketOf,
  ),
  png(/^band\/logo\/(\d{3})_rip\/logoL\.png$/, logo('logoL')),
  png(/^band\/logo\/(\d{3})_rip\/logoS\.png$/, logo('logoS')),
  png(/^band\/logo\/(\d{3})_rip\/logoL_Mask\.png$/, logo('logoL_Mask')),
  png(
    /^event\/(\w+)\/(images_rip\/banner|images_rip\/logo|slide_rip\/rule[12]|topscreen_rip\/bg_eventtop|topscreen_rip\/trim_eventtop)\.png$/,
    eventPicture,
  ),
  png(
    /^event\/(\w+)\/\w+_rip\/img_team_([12])\.png$/,
    (sources, [asset = '', team = '']) => sources.event(asset) && teamMark(Number(team)),
  ),
  png(/^thumb\/degree_rip\/degree(\d{3})\.png$/, ofEvent(titlePlate)),
  png(/^thumb\/degree_rip\/event_point_(\d{1,5})\.png$/, (_, [place = '']) => titleFrame(Number(place))),
  png(/^thumb\/degree_rip\/event_point_icon_(\d{1,5})\.png$/, (_, [place = '']) => titleMark(Number(place))),
  png(
    /^thumb\/degree_rip\/(?:event_point|score_ranking|try_clear|normal)_([a-z_]+)\.png$/,
    (_, [grade = '']) => gradeFrame(grade),
  ),
  png(/^thumb\/material_rip\/material(\d{3})\.png$/, (_, [id = '']) =>
    Number(id) >= 1 && Number(id) <= MATERIALS ? material(Number(id)) : null,
  ),
  png(/^thumb\/common_rip\/([A-Za-z_]+)\d{0,3}\.png$/, (_, [kind = '']) => giftIcon(kind)),
  png(/^character_name_rip\/name_top_chr(\d{2})\.png$/, ofPerson(namePlate)),
  png(/^comic\/comic_((?:singleframe|fourframe)(?:_thumbnail)?)\/(\w+)_rip\/(\w+)\.png$/, comicOf),
  png(
    /^stamp\/01_rip\/stamp_(\d{3})\.png$/,
    ofEvent((event) => stamp(event, FIGURE_PIXELS)),
  ),
  png(/^stamp\/01_rip\/stamp_(\d{3})(\d{3})\.png$/, (_, [id = '', nth = '']) => {
    const person = PEOPLE[Number(id) - 1];
    return person && Number(nth) >= 1 && Number(nth) <= STAMPS_OF_EACH
      ? personStamp(person, Number(nth), FIGURE_PIXELS)
      : null;
  }),
  png(/^thumb\/degree_rip\/(medley|opening)_\d_([a-z_]+)\.png$/, (_, [series = '', grade = '']) =>
    seriesMark(series, grade),
  ),
  png(
    new RegExp(`^${MOVING_TITLE}_rip/(?:assets-[\\w-]+-animedegree-${MOVING_TITLE}-)?${MOVING_TITLE}\\.png$`),
    () => movingPlate(),
  ),
  png(/^ingameskin\/noteskin\/skin(\d{2})_rip\/RhythmGameSprites\.png$/, (_, [nth = '']) =>
    noteSkin(Number(nth)),
  ),
  png(
    /^ingameskin\/noteskin\/directionalflickskin(\d{2})_rip\/DirectionalFlickSprites\.png$/,
    (_, [nth = '']) => flickSkin(Number(nth)),
  ),
  png(/^ingameskin\/fieldskin\/skin(\d{2})_rip\/bg_line_rhythm\.png$/, (_, [nth = '']) =>
    laneSkin(Number(nth)),
  ),
  png(/^ingameskin\/fieldskin\/skin(\d{2})_rip\/game_play_line\.png$/, (_, [nth = '']) =>
    lineSkin(Number(nth)),
  ),
  png(
    /^ingameskin\/noteskin\/skin(\d{2})_rip\/(longNoteLine|simultaneous_line)\.png$/,
    (_, [nth = '', name = '']) => skinLine(Number(nth), name),
  ),
  png(/^deco\/frames_rip\/deco_frame_(\d{3})\.png$/, (_, [id = '']) => decoFrame(Number(id))),
  png(/^deco\/pins_rip\/deco_pin_(\d{3})\.png$/, (_, [id = '']) => pin(Number(id))),
  png(/^deco\/pinsets_rip\/deco_pin_set_(\d{3})\.png$/, (_, [id = '']) => pinSet(Number(id))),
  png(/^event\/loginbonus\/(\w+)_rip\/background\.png$/, login),
  png(/^gacha\/screen\/(\w+)_rip\/(logo|pickup|pickup1|pickup2|bg|bg1)\.png$/, gachaScreen),
  png(/^homebanner_rip\/(\w+)\.png$/, homeBanner),
  ...SITE_PICTURES,
];

/** Answers a picture by its path; the same path always gives the same pixels. */
export async function drawPicture(sources: PictureSources, path: string): Promise<DemoAsset | null> {
  const below = belowServer(path);
  const script = movingAsset(below) ?? skinSprites(below);
  if (script) return script;
  for (const { pattern, type, paint } of RULES) {
    const match = pattern.exec(below);
    if (!match) continue;
    const document = paint(sources, match.slice(1), serverOf(path));
    if (document === null) return null;
    return type === 'svg'
      ? { type: 'image/svg+xml', bytes: new TextEncoder().encode(document) }
      : { type: 'image/png', bytes: await renderPng(document) };
  }
  return null;
}
