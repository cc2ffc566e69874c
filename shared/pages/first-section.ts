/** Marks the place of the first category's head in the prerendered menu. */
export const FIRST_SECTION_MARKS = ['<!--first-section-->', '<!--/first-section-->'] as const

/** The place before it is filled, which browsers treat as empty. */
export const FIRST_SECTION_PLACEHOLDER = FIRST_SECTION_MARKS.join('')
