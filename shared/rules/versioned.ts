/**
 * As the pictures at the heads of the pages are named:
 * `/images/hero-henok.1f2e3d4c.8a6b3c.960.avif`.
 */
const VERSIONED_IMAGE = /^\/images\/[a-z-]+\.[0-9a-f]{8}\./

/** As pictures are named that the owner put there: by their content (decision 0042). */
const OWNERS_PICTURE = /^\/pictures\/[0-9a-f]{16}\.[0-9a-f]{6}\.\d+\.webp$/

/**
 * Whether a file's address changes with what is in it, so that whoever has it may keep it for ever.
 */
export const isImmutablePath = (path: string): boolean =>
  path.startsWith('/assets/') || [VERSIONED_IMAGE, OWNERS_PICTURE].some((named) => named.test(path))
