/** As the pictures at the heads of the pages are named: `/images/hero-henok.1f2e3d4c.8a6b3c.960.avif`. */
const VERSIONED_IMAGE = /^\/images\/[a-z-]+\.[0-9a-f]{8}\./

/** Whether a file's address changes with what is in it, so that whoever has it may keep it for ever. */
export const isVersioned = (path: string): boolean => path.startsWith('/assets/') || VERSIONED_IMAGE.test(path)
