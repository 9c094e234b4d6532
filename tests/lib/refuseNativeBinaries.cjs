// Simulates a platform without native binaries for Rspack, SWC, or Lightning CSS. Loaded before the portable build.
/** @type {any} */
const Module = require('node:module');

const native = /^(?:@rspack\/|@swc\/(?:core|html)|lightningcss)/;
const load = Module._load;
/** @type {(request: string, ...rest: unknown[]) => unknown} */
Module._load = function refuse(request, ...rest) {
  if (native.test(request)) throw new Error(`The portable build loads ${request}, which has native binaries.`);
  return load.call(this, request, ...rest);
};
