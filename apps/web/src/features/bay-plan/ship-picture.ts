/** 一条船一张图: the ship as she stands on the page, with her name and what is counted, as one picture for a chat. */

/** What is written over the ship. */
export interface PictureWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Of the picture, in its own units. */
const width = 1_600;
const edge = 40;
const lineHeight = 40;
/** Pixels to a unit: a chat shows it small and opens it large. */
const ratio = 2;

/** What the page's styles make of a shape; a picture has no style sheet. */
const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-family', 'font-size', 'font-weight'] as const;

/** A copy that looks the same where no style sheet is, without what marks the place on the page that is looked at. */
function withStyles(side: SVGSVGElement): SVGSVGElement {
  const copy = side.cloneNode(true) as SVGSVGElement;
  const shown = side.querySelectorAll('*');
  const marks = copy.querySelectorAll('.bp-picked, text');
  for (const [at, shape] of [...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(shown[at]!);
    for (const name of drawn) {
      const value = style.getPropertyValue(name);
      if (value !== '' && value !== 'none') shape.setAttribute(name, value);
    }
    for (const name of shape.getAttributeNames()) if (name === 'class' || name.startsWith('data-')) shape.removeAttribute(name);
  }
  for (const mark of marks) mark.remove();
  return copy;
}

/** A text of a picture: where its line stands, and how large, in units of the picture. */
interface WrittenLine {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  /** Where it begins, ends or has its middle; left out: it begins at the edge. */
  readonly x?: number;
  readonly align?: CanvasTextAlign;
  /** Left out: the ink of the card. */
  readonly ink?: string;
}

const aligns: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' };

/** The words on the ship, in units of the picture: a drawing inside a picture has no letters but the machine's, which may lack ours. */
function writtenOn(side: SVGSVGElement, scale: number, top: number): WrittenLine[] {
  return [...side.querySelectorAll('text')].map((text) => {
    const { fill, fontSize, fontWeight } = getComputedStyle(text);
    return {
      text: text.textContent,
      x: edge + Number(text.getAttribute('x')) * scale,
      y: top + Number(text.getAttribute('y')) * scale,
      size: (Number.parseFloat(fontSize) || 12) * scale,
      weight: Number(fontWeight) || 400,
      align: aligns[text.getAttribute('text-anchor') ?? ''] ?? 'left',
      ink: fill,
    };
  });
}

/** A picture before it is drawn: the ship as a drawing of its own, and what is written over her. */
export interface ShipPicture {
  readonly source: string;
  readonly shipTop: number;
  readonly shipHeight: number;
  readonly height: number;
  readonly written: readonly WrittenLine[];
}

export function pictureOf(side: SVGSVGElement, { title, lines }: PictureWords): ShipPicture {
  const [, , sideWidth = 1, sideHeight = 1] = (side.getAttribute('viewBox') ?? '').split(/\s+/).map(Number);
  const shipTop = edge + 56 + lines.length * lineHeight;
  const scale = (width - 2 * edge) / sideWidth;
  const shipHeight = Math.round(sideHeight * scale);
  const ship = withStyles(side);
  ship.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  ship.setAttribute('width', String((width - 2 * edge) * ratio));
  ship.setAttribute('height', String(shipHeight * ratio));
  return {
    source: new XMLSerializer().serializeToString(ship),
    shipTop,
    shipHeight,
    height: shipTop + shipHeight + edge,
    written: [
      { text: title, y: edge + 36, size: 40, weight: 600 },
      ...lines.map((text, at) => ({ text, y: edge + 84 + at * lineHeight, size: 26, weight: 400 })),
      ...writtenOn(side, scale, shipTop),
    ],
  };
}

/** Draws a picture, on the ground and in the ink and letters of a card of the page. @throws where this browser cannot. */
export async function drawPicture({ source, shipTop, shipHeight, height, written }: ShipPicture, card: Element): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * ratio, height * ratio];
  const context = canvas.getContext('2d')!;
  context.scale(ratio, ratio);
  // As computed: a token itself is of two colours, of which a canvas knows neither.
  const { backgroundColor, color, fontFamily } = getComputedStyle(card);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, width, height);
  context.drawImage(image, edge, shipTop, width - 2 * edge, shipHeight);
  for (const { text, x, y, size, weight, align, ink } of written) {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.textAlign = align ?? 'left';
    context.fillStyle = ink ?? color;
    context.fillText(text, x ?? edge, y, width - 2 * edge);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return blob;
}
