/**
 * Comes with an address that somebody was led to while typing: the menu's search goes on taking
 * what they type.
 */
export const KEEP_TYPING = 'typing'
