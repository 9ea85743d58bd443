import { localeTag } from '#model/vocabulary/locales';
import type {
  PrerenderedContent,
  PrerenderedHub,
  PrerenderedMember,
  PrerenderedNeighbour,
  PrerenderedPost,
  PrerenderedPosts,
  PrerenderedRanking,
  PrerenderedStory,
  PrerenderedThing,
} from '../services/prerender/content.ts';
import { writeExplorer } from './first/explorer.ts';
import { writeList } from './first/list.ts';
import { writeOpening } from './first/opening.ts';
import { declarations, type FirstPiece, image, picture, word } from './first/pieces.ts';
import { writeSettings } from './first/settings.ts';
import { attributes, escaped } from './markup.ts';

function writeHub({ heading, lead, above, cards }: PrerenderedHub): FirstPiece {
  const items = cards.map(
    ({ path, title, text }) =>
      `<li><a${attributes({ href: path })}>${escaped(title)}</a><p>${escaped(text)}</p></li>`,
  );
  return {
    markup: `<header><h1>${escaped(heading)}</h1><p class="first-lead">${escaped(lead)}</p></header>${above ? '<span class="first-above"></span>' : ''}<ul class="first-hub">${items.join('')}</ul>`,
    rules: above
      ? `.first{${declarations({ above: `${above.wide}px`, 'phone-above': `${above.phone}px` })}}`
      : '',
  };
}

function writeRanking({ heading, lead, settingsHeight, settings, rows }: PrerenderedRanking): FirstPiece {
  const items = rows.map(
    (row) =>
      `<li><span>${escaped(row.rank)}</span>${picture(row.picture, 'late')}<span class="first-words"><a${attributes({ href: row.path })}>${escaped(row.title)}</a><span>${row.facts.map(word).join(' ')}</span></span><strong>${escaped(row.value)}</strong></li>`,
  );
  return {
    markup: `<header><h1>${escaped(heading)}</h1><p class="first-lead">${escaped(lead)}</p></header><div class="first-settings">${writeSettings(settings)}</div><ol class="first-ranking">${items.join('')}</ol>`,
    rules: `.first{${declarations({ settings: `${settingsHeight.wide}px`, 'phone-settings': `${settingsHeight.phone}px` })}}`,
  };
}

const fact = ({ label, text, path }: PrerenderedThing['facts'][number]): string =>
  `<dt>${escaped(label)}</dt><dd>${path === undefined ? escaped(text) : `<a${attributes({ href: path })}>${escaped(text)}</a>`}</dd>`;

/** With a large picture the thumbnail stays an empty frame: it shows the same and would delay the scripts. */
const thumb = ({ badge: shown, picture: large }: PrerenderedThing): string =>
  shown && 'src' in shown ? picture(large?.src ? { src: null, alt: '' } : shown, 'soon') : '';

const under = ({ subtitle, badge: shown }: PrerenderedThing): string =>
  `<p><span>${escaped(subtitle)}</span>${shown && !('src' in shown) ? word(shown) : ''}</p>`;

/** As the client's own (src/kit/detail/detail-page.tsx). */
function neighbours({ neighbours: known }: PrerenderedThing): string {
  if (!known) return '';
  const link = (rel: 'prev' | 'next', one: PrerenderedNeighbour | null): string =>
    one
      ? `<a${attributes({ href: one.path, rel, 'aria-label': one.name })}>${rel === 'prev' ? '‹ ' : ''}${escaped(one.label)}${rel === 'next' ? ' ›' : ''}</a>`
      : '';
  return `<nav class="first-neighbours"${attributes({ 'aria-label': known.label })}>${link('prev', known.previous)}${link('next', known.next)}</nav>`;
}

function writeThing(thing: PrerenderedThing): FirstPiece {
  const { heading, words, list, page, look } = thing;
  const isAmongFacts = page.art === 'facts';
  const shown = thing.picture?.src ? image(thing.picture.src, thing.picture.alt, 'first') : '';
  const art = shown && `<span class="first-art">${shown}</span>`;
  const said = words
    ? `<section class="first-said"><h2>${escaped(words.title)}</h2><p>${escaped(words.text)}</p></section>`
    : '';
  const style = thing.badge && 'src' in thing.badge ? thing.badge.style : undefined;
  return {
    markup: `<header${attributes({ 'data-look': look })}>${thumb(thing)}<span class="first-names"><h1>${escaped(heading)}</h1>${under(thing)}</span><span class="first-actions">${neighbours(thing)}</span></header><div class="first-thing"${attributes({ 'data-art': page.art, 'data-aside': page.hasFactsAside ? '' : null })}>${isAmongFacts ? '' : art}${said}<section class="first-facts"><h2>${escaped(thing.factsTitle)}</h2><div class="first-about">${isAmongFacts ? art : ''}<dl>${thing.facts.map(fact).join('')}</dl></div><p><a${attributes({ href: list.path })}>${escaped(list.title)}</a></p></section></div>`,
    rules: `${style ? `.first header .first-picture{${declarations(style)}}` : ''}.first-art{${declarations({ 'art-ratio': String(page.ratio ?? 1), below: `${page.below ?? 0}px` })}}`,
  };
}

const paragraph = ({ kind, lines }: PrerenderedPost['blocks'][number]): string => {
  const [first = ''] = lines;
  if (kind === 'heading') return `<h2>${escaped(first)}</h2>`;
  if (kind === 'paragraph') return `<p>${escaped(first)}</p>`;
  return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
};

const writePost = ({ heading, author, time, blocks }: PrerenderedPost): FirstPiece => ({
  markup: `<article class="first-post"><p class="first-by">${escaped(author)}<br><time${attributes({ datetime: time.iso })}>${escaped(time.text)}</time></p><h1>${escaped(heading)}</h1>${blocks.map(paragraph).join('')}</article>`,
  rules: '',
});

const storyLine = ({ name, text }: PrerenderedStory['lines'][number]): string =>
  name === '' ? `<p>${escaped(text)}</p>` : `<p><b>${escaped(name)}</b><br>${escaped(text)}</p>`;

const writeStory = ({ heading, lang, lines }: PrerenderedStory): FirstPiece => ({
  markup: `<h1>${escaped(heading)}</h1><article class="first-post"${attributes({ lang })}>${lines.map(storyLine).join('')}</article>`,
  rules: '',
});

const postRow = ({
  path,
  title,
  author,
  time,
  excerpt,
  facts,
}: PrerenderedPosts['parts'][number]['rows'][number]): string =>
  `<li><p class="first-by">${escaped(author)} <time${attributes({ datetime: time.iso })}>${escaped(time.text)}</time></p><h2><a${attributes({ href: path })}>${escaped(title)}</a></h2>${excerpt === '' ? '' : `<p>${escaped(excerpt)}</p>`}<p>${escaped(facts)}</p></li>`;

function postList({ title, empty, rows }: PrerenderedPosts['parts'][number]): string {
  const head = title === null ? '' : `<h2>${escaped(title)}</h2>`;
  const list = `<ol class="first-posts">${rows.map(postRow).join('')}</ol>`;
  return head + (rows.length === 0 ? `<p>${escaped(empty)}</p>` : list);
}

const writePosts = ({ heading, lead, hasFilters, parts }: PrerenderedPosts): FirstPiece => ({
  markup: `<header><h1>${escaped(heading)}</h1><p class="first-lead">${escaped(lead)}</p></header>${hasFilters ? '<span class="first-filters"></span>' : ''}${parts.map(postList).join('')}`,
  rules: '',
});

/** In the measures of src/features/people/member/member.module.css. */
const MEMBER_RULES =
  '.first-poster{display:block;height:clamp(140px,24vw,264px);border-radius:12px 12px 0 0;background:var(--surface-2)}.first-poster+header,.first-intro{padding-inline:24px}.first-intro{white-space:pre-line;overflow-wrap:anywhere}';

const writeMember = ({ heading, subtitle, intro, rows }: PrerenderedMember): FirstPiece => ({
  markup: `<span class="first-poster"></span><header><h1>${escaped(heading)}</h1><p class="first-lead">${escaped(subtitle)}</p></header>${intro === '' ? '' : `<p class="first-intro">${escaped(intro)}</p>`}${rows.length > 0 ? postList({ title: null, empty: '', rows }) : ''}`,
  rules: MEMBER_RULES,
});

function contentOf(content: PrerenderedContent): FirstPiece {
  switch (content.kind) {
    case 'explorer':
      return writeExplorer(content);
    case 'hub':
      return writeHub(content);
    case 'list':
      return writeList(content);
    case 'member':
      return writeMember(content);
    case 'opening':
      return writeOpening(content);
    case 'post':
      return writePost(content);
    case 'posts':
      return writePosts(content);
    case 'ranking':
      return writeRanking(content);
    case 'story':
      return writeStory(content);
    case 'thing':
      return writeThing(content);
  }
}

/** The client finds it by its class and keeps it in sight until it has its own data to show (src/app/pages/sent-page.ts). */
export function writeContent(content: PrerenderedContent): FirstPiece {
  const { markup, rules } = contentOf(content);
  const own = attributes({ class: 'first', 'data-kind': content.kind, lang: localeTag(content.locale) });
  return { markup: `<div${own}>${markup}</div>`, rules };
}
