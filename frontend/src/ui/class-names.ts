/** Joins class names and leaves out missing ones. */
export const joinClasses = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
