import { seed } from './index'

/** What the transcription service takes at most, in letters of a phrase. */
const MAX_PHRASE = 256

/** A phrase as the service takes it: letters and apostrophes, its words joined by hyphens; empty when nothing is left. */
const phrase = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^A-Za-z']+/g, '-')
    .replace(/^[-']+|[-']+$/g, '')
    .slice(0, MAX_PHRASE)

/** What guests say here and seldom elsewhere: the names of dishes, categories and ingredients, and their words. */
export const vocabulary: readonly string[] = (() => {
  const names = [...seed.dishes, ...seed.categories, ...seed.ingredients].map(({ name }) => phrase(name))
  const words = names.flatMap((name) => name.split('-')).filter((word) => word.length > 3)
  return [...new Set([...names, ...words])].filter((name) => name.length > 1).sort()
})()
