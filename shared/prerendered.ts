/** The pages that every location has as a file of its own, made at build; all others share one page. */
export const prerenderedPaths = ['/', '/menu'] as const

export type PrerenderedPath = (typeof prerenderedPaths)[number]

export const isPrerendered = (path: string): path is PrerenderedPath => prerenderedPaths.some((each) => each === path)

/** The file of a page within its location's folder: `/menu` gives `menu/index.html`. */
export const prerenderedFile = (path: PrerenderedPath): string => `${path}/index.html`.replace(/^\/+/, '')
