/** The head of an answer that comes from this device: since when it is kept there. */
export const KEPT_AT = 'x-kept-at'
