// Guarantee S-09: of HTML that somebody wrote nothing is stored but the few tags and links that a note may have.
import { describe, expect, it } from 'vitest';
import { richTextTags } from '@mastlight/domain/vocabulary/rich-text';
import { scriptPayloads } from '@mastlight/testing/script-payloads';
import { cleanHtml, hasWords } from './clean-html';

const tag = /<(\/?)([a-z0-9]+)((?:\s[^<>]*)?)>/g;

/** What stands in cleaned HTML beyond the tags and links that may. */
function findForeign(html: string): string[] {
  const foreign: string[] = [];
  for (const [whole, , name, rest] of html.matchAll(tag)) {
    if (!(richTextTags as readonly string[]).includes(name!)) foreign.push(whole);
    else if (rest!.trim() !== '' && rest !== ' /' && !(name === 'a' && /^ href="(?:https:\/\/|\/(?![/\\]))[^"\s\\]*"$/.test(rest!)))
      foreign.push(whole);
  }
  // Whatever is left of brackets is none that a parser would begin a tag by.
  if (/[<>]/.test(html.replaceAll(tag, ''))) foreign.push('a bracket');
  return foreign;
}

describe('S-09 what is stored', () => {
  it('of 300 payloads nothing is left but what a note may have', () => {
    const payloads = scriptPayloads(300);
    expect(new Set(payloads).size).toBe(300);
    expect(payloads.flatMap((payload) => findForeign(cleanHtml(payload)).map((found) => `${payload} → ${found}`))).toEqual([]);
  });

  it('the same within other tags, and when it is cleaned again', () => {
    for (const payload of scriptPayloads(300)) {
      const once = cleanHtml(`<ul><li>${payload}</li></ul>`);
      expect({ payload, foreign: findForeign(once) }).toEqual({ payload, foreign: [] });
      expect(cleanHtml(once)).toBe(once);
    }
  });

  it('leaves what a note may have', () => {
    const note = `<h3>标题</h3><p>一 <strong>二</strong> <a href="https://example.com/a?b=1">看</a> <a href="/logistics">去</a></p><ul><li><mark>新</mark>三</li></ul>`;
    expect(cleanHtml(note)).toBe(note);
  });

  it.each([
    ['https://example.com/x', true],
    ['/logistics?port=NB', true],
    ['http://example.com/x', false],
    ['//example.com/x', false],
    ['/\\example.com/x', false],
    ['javascript:alert(1)', false],
    ['https://exa mple.com', false],
    ['mailto:a@example.com', false],
  ])('a link to %s stays: %s', (href, stays) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(stays ? `<a href="${href}">x</a>` : '<a>x</a>');
  });

  it('the words of a tag that may not be stay, those of scripts and styles do not', () => {
    expect(cleanHtml('<div>一<span>二</span></div><script>三</script><style>四</style>')).toBe('一二');
  });

  it('a thousand tags in one another end', () => {
    expect(cleanHtml(`${'<blockquote>'.repeat(1_000)}x`).match(/<blockquote>/g)!.length).toBeLessThanOrEqual(20);
  });
});

it.each([
  ['<p>一</p>', true],
  ['<p> </p><br>', false],
  ['', false],
])('whether %j has words: %s', (html, has) => expect(hasWords(html)).toBe(has));
