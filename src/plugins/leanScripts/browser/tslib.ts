/** The one function of tslib that the framework's scripts call. Another one that is missing here fails in every browser test. */
export function __importDefault(module: { __esModule?: boolean } | undefined): unknown {
  return module?.__esModule ? module : { default: module };
}
