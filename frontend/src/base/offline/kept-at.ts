/** The head of an answer that comes from this device: since when it is kept there. */
export const CACHED_AT_HEADER = 'x-kept-at'
