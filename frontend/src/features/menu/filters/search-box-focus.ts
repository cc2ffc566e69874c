export const SEARCH_BOX_ID = 'menu-search'

/** Moves the focus to the search box, when the button that changed the search disappears. */
export const focusSearchBox = (): void => document.getElementById(SEARCH_BOX_ID)?.focus({ preventScroll: true })
