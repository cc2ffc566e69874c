/** Whether this person asked for stillness. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
