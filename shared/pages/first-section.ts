/**
 * Marks the place of the first category's head in the prerendered menu, which `:empty` takes for
 * nothing.
 */
export const FIRST_SECTION_PLACEHOLDER = '<!--first-section-->'
