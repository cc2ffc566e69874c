/** Stands in for how Chakra mixes its presets with a product's own theme: ours has no part that another has too. */
export const mergeConfigs = (...configs: readonly object[]): object =>
  configs.reduce((all, config) => ({ ...all, ...config }), {})
