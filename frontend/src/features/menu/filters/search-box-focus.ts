/** Moves the focus to the search, when the button that changed it disappears. */
export const focusSearchBox = (): void => document.getElementById(SEARCH_BOX)?.focus({ preventScroll: true })

export const SEARCH_BOX = 'menu-search'
