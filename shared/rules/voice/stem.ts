/**
 * The singular of an English word, near enough to compare two words by: `rolls`, `veggies`,
 * `radishes`.
 */
export function singularize(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ch|sh|x|ss|oe)s$|(?:ch|sh|x|ss|o)es$/.test(word)) return word.replace(/e?s$/, '')
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}
