// dependency-cruiser asks for "typescript" and needs its JavaScript API, which
// TypeScript 7 no longer has. Without this it would see no module at all and
// call that a pass. The name leads to TypeScript 6 here, and only here.
import Module, { register } from 'node:module';

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolveWithAlias(request, ...rest) {
  return resolveFilename.call(this, request.replace(/^typescript(?=\/|$)/, 'typescript-api'), ...rest);
};

register(
  `data:text/javascript,${encodeURIComponent(`
    export const resolve = (specifier, context, next) =>
      next(specifier === 'typescript' ? 'typescript-api' : specifier, context);
  `)}`,
);
