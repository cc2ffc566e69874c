/** The sheet's own chunk. */
export const loadSheet = () => import('./dish-sheet')

/** Has the sheet at hand before it is asked for, so that a tap opens it at once; where it fails, the tap will say so. */
export const warmUp = (): void => void loadSheet().catch(() => undefined)
