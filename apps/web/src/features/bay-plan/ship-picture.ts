/** 一条船一张图: the ship as she stands on the page, with her name and what is counted, as one picture for a chat. */

/** What is written over the ship. */
export interface PictureWords {
  readonly title: string;
  readonly lines: readonly string[];
}

const svg = 'http://www.w3.org/2000/svg';
/** Of the picture, in its own units. */
const width = 1_600;
const edge = 40;
const lineHeight = 40;
/** Pixels to a unit: a chat shows it small and opens it large. */
const ratio = 2;

/** What the page's styles make of a shape; a picture has no style sheet. */
const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-family', 'font-size', 'font-weight'] as const;

function withStyles(side: SVGSVGElement): SVGSVGElement {
  const copy = side.cloneNode(true) as SVGSVGElement;
  const shown = side.querySelectorAll('*');
  for (const [at, shape] of [...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(shown[at]!);
    for (const name of drawn) {
      const value = style.getPropertyValue(name);
      if (value !== '' && value !== 'none') shape.setAttribute(name, value);
    }
    for (const { name } of [...shape.attributes]) if (name === 'class' || name.startsWith('data-')) shape.removeAttribute(name);
  }
  return copy;
}

function made(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const element = document.createElementNS(svg, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  element.textContent = text;
  return element;
}

/** The picture as a drawing of its own, with its size. `colours`: of the ground and of what is written. */
export function pictureOf(
  side: SVGSVGElement,
  { title, lines }: PictureWords,
  colours: { readonly ground: string; readonly ink: string },
): { readonly source: string; readonly width: number; readonly height: number } {
  const [, , sideWidth = 1, sideHeight = 1] = (side.getAttribute('viewBox') ?? '').split(/\s+/).map(Number);
  const shipTop = edge + 56 + lines.length * lineHeight;
  const shipHeight = Math.round(((width - 2 * edge) * sideHeight) / sideWidth);
  const height = shipTop + shipHeight + edge;
  const picture = made('svg', { xmlns: svg, width, height, viewBox: `0 0 ${width} ${height}` });
  const font = { 'font-family': 'sans-serif', fill: colours.ink };
  const ship = withStyles(side);
  for (const [name, value] of Object.entries({ x: edge, y: shipTop, width: width - 2 * edge, height: shipHeight })) {
    ship.setAttribute(name, String(value));
  }
  picture.append(
    made('rect', { width, height, fill: colours.ground }),
    made('text', { ...font, x: edge, y: edge + 36, 'font-size': 40, 'font-weight': 600 }, title),
    ...lines.map((line, at) => made('text', { ...font, x: edge, y: edge + 84 + at * lineHeight, 'font-size': 26 }, line)),
    ship,
  );
  return { source: new XMLSerializer().serializeToString(picture), width, height };
}

/** Draws a picture. @throws where this browser cannot. */
export async function drawPicture({ source, width: wide, height }: ReturnType<typeof pictureOf>): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [wide * ratio, height * ratio];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return blob;
}
