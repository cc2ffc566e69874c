export const DAY_SECONDS = 24 * 3600
export const DAY_MS = DAY_SECONDS * 1000
