/**
 * The heads of the web app's pages: which files an address needs beside the shell. The server puts them into the
 * page it answers, so that a first visit asks for everything at once instead of finding one file through the other.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What a page needs beside what every page loads, in the order in which it is needed. */
export interface PageHead {
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** The file that the server reads them from, by path; an address of a page with a parameter is not in it. */
export const pageHeadsFile = 'page-heads.json';

/** A node of the syntax tree as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * Finds every `{ path: '/…', load: async () => (await import('…')).Page }` in the route declarations and writes the
 * chunks of each page, with all they import, into `page-heads.json`.
 *
 * @throws Error at the end of a build that found no page: then the declarations have taken another form.
 */
export function writePageHeads(isRouteFile: (file: string) => boolean, isEntryFile: (file: string) => boolean): Plugin {
  const pages = new Map<string, string>();
  return {
    name: 'page-heads',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (!isRouteFile(id)) return;
      for (const { path, source } of findPages(this.parse(code) as unknown as Node)) {
        const found = await this.resolve(source, id);
        if (found && !pages.has(path)) pages.set(path, found.id);
      }
    },
    generateBundle(_, bundle) {
      if (pages.size === 0) this.error('No page declares a path and the file it loads');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const withImports = (names: readonly string[], seen = new Set<string>()): Set<string> => {
        for (const name of names) {
          if (seen.has(name)) continue;
          withImports(chunks.find((chunk) => chunk.fileName === name)?.imports ?? [], seen);
          seen.add(name);
        }
        return seen;
      };
      // What the page's own tags load; the entry may stand in a chunk with other parts.
      const always = withImports(chunks.filter((chunk) => chunk.moduleIds.some(isEntryFile)).map((chunk) => chunk.fileName));
      const heads: Record<string, PageHead> = {};
      for (const [path, id] of pages) {
        const own = chunks.find((chunk) => chunk.moduleIds.includes(id));
        if (!own) continue;
        const modules = [...withImports([own.fileName])].filter((name) => !always.has(name));
        const styles = modules.flatMap((name) => [...(chunks.find((chunk) => chunk.fileName === name)?.viteMetadata?.importedCss ?? [])]);
        heads[path] = { modules, styles: [...new Set(styles)] };
      }
      this.emitFile({ type: 'asset', fileName: pageHeadsFile, source: JSON.stringify(heads) });
    },
  };
}

/** Puts the icon into the page itself: a picture of 300 bytes is no question of its own. */
export function inlineIcon(file: string): Plugin {
  return {
    name: 'inline-icon',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const address = '"/favicon.svg"';
        if (!html.includes(address)) throw new Error('The page names its icon otherwise');
        return html.replace(address, `"data:image/svg+xml,${encodeURIComponent(await readFile(file, 'utf8'))}"`);
      },
    },
  };
}

/** Puts style sheets into the page itself: the ground stands in its colours before any file has come. */
export function inlineStyles(files: readonly string[]): Plugin {
  return {
    name: 'inline-styles',
    async transformIndexHtml() {
      const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      const children = texts
        .join('\n')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      return [{ tag: 'style', children, injectTo: 'head-prepend' }];
    },
  };
}

function* findPages(node: unknown): Generator<{ path: string; source: string }> {
  if (Array.isArray(node)) {
    for (const item of node) yield* findPages(item);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'ObjectExpression') {
    const fields = new Map((node['properties'] as Node[]).map((field) => [(field['key'] as Node | undefined)?.['name'], field['value']]));
    const path = (fields.get('path') as Node | undefined)?.['value'];
    const source = findImport(fields.get('load'));
    if (typeof path === 'string' && source !== undefined) yield { path, source };
  }
  for (const value of Object.values(node)) yield* findPages(value);
}

function findImport(node: unknown): string | undefined {
  if (Array.isArray(node)) {
    for (const item of node) {
      const found = findImport(item);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isNode(node)) return undefined;
  if (node.type === 'ImportExpression') {
    const source = (node['source'] as Node)['value'];
    return typeof source === 'string' ? source : undefined;
  }
  return findImport(Object.values(node));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * Asks for faces with the page itself: they are there before the first words are drawn, so that nothing moves when
 * they come (U-19).
 *
 * @throws Error at the end of a build that has none of them.
 */
export function preloadFaces(isFace: (fileName: string) => boolean): Plugin {
  return {
    name: 'preload-faces',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const faces = Object.keys(bundle ?? {}).filter(isFace);
        if (faces.length === 0) throw new Error('No face is to be asked for with the page');
        return faces.map((face) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${face}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
