import { seed } from './index'

/** What the transcription service takes at most, in letters of a phrase. */
const MAX_PHRASE = 256

/**
 * A phrase as the service takes it: letters and apostrophes, its words joined by hyphens; empty
 * when nothing is left.
 */
const phrase = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^A-Za-z']+/g, '-')
    .replace(/^[-']+|[-']+$/g, '')
    .slice(0, MAX_PHRASE)

const options = seed.dishes.flatMap(({ optionGroups }) => optionGroups.flatMap((group) => group.options))

/**
 * What guests say here and seldom elsewhere: the names of dishes, options, categories and
 * ingredients, and their words.
 */
export const transcriptionVocabulary: readonly string[] = (() => {
  const names = [...seed.dishes, ...options, ...seed.categories, ...seed.ingredients].map(({ name }) => phrase(name))
  const words = names.flatMap((name) => name.split('-')).filter((word) => word.length > 3)
  const spoken = new Map([...words, ...names].map((name) => [name.toLowerCase(), name]))
  return [...spoken.values()].filter((name) => name.length > 1).sort()
})()
