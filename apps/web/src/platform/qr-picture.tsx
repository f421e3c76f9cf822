import { create } from 'qrcode';

/** A QR code of `text`, dark on white in either theme, 132 px wide. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  let path = '';
  for (let i = 0; i < data.length; i += 1) {
    if (data[i]) path += `M${i % size} ${Math.floor(i / size)}h1v1h-1z`;
  }
  return (
    <svg className="qr-picture" viewBox={`-2 -2 ${size + 4} ${size + 4}`} width="132" height="132" role="img" aria-label={label}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={path} fill="#10303e" shapeRendering="crispEdges" />
    </svg>
  );
}
