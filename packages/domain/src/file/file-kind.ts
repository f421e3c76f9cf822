/** R-7.3-14: what may be uploaded. The bytes say what a file is; its name must agree. */
export const fileKinds = ['pdf', 'png', 'jpg', 'xlsx', 'xls', 'docx', 'csv'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Media types, for whoever fetches a file. */
export const contentTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv; charset=utf-8',
};

/** Whether it is a picture, which is made anew from its pixels. */
export function isPicture(kind: FileKind): boolean {
  return kind === 'png' || kind === 'jpg';
}

/** The kind that a name claims by its extension; null when it claims none of ours. */
export function kindOfName(name: string): FileKind | null {
  const extension = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase();
  if (extension === 'jpeg') return 'jpg';
  return fileKinds.find((kind) => kind === extension) ?? null;
}
