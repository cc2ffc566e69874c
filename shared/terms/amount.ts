/**
 * An amount or a quantity as people type it: at most seven digits, hundredths at the finest
 * (docs/product/stock.md#quantities).
 */
export const AMOUNT_PATTERN = /^\s*\d{1,7}(\.\d{1,2})?\s*$/

/** The same, of what is added or, below nothing, taken away. */
export const SIGNED_AMOUNT_PATTERN = /^\s*-?\d{1,7}(\.\d{1,2})?\s*$/

/** What is said of a text that is none, by the server and by a form. */
export const INVALID_AMOUNT_MESSAGE = 'Must be an amount such as 12.50'
