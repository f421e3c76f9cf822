/** A path with the fields of a request where it names them: `/setTop/{id}` becomes `/setTop/7`. */
export function filledPath(path: string, input: object): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((input as Readonly<Record<string, unknown>>)[name])));
}
