/** Stands in for Chakra's preflight, which reset.css is in place of. */
export const createPreflight = (): object => ({})
