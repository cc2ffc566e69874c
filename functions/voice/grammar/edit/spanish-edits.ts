import { splitWords } from '../tokenize/words'

/** The words of a change in English, and what Spanish speakers say for them. */
const phrases = new Map(
  `
change < cambia, cambiame, cambie, cambieme, cambiar, reemplaza, reemplazame, reemplace, sustituye, sustituyeme
remove < quita, quitame, quitale, quite, quitar, elimina, elimine, eliminar, borra, borre, saca, sacame, cancela, cancele
remove < olvida, olvidate de, olvidate del, ya no quiero
instead of < en vez de, en lugar de
instead of the < en vez del, en lugar del
add < agrega, agregame, agregue, anade, anademe, pon, ponme, ponga
give me < dame, deme, traeme, traiga
i want < quiero, quisiera, mejor
the < el, la, los, las
from the < al, del
my < mi, mis
a < un, una
and < y
please < por favor
for < por, con`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', spanish = ''] = line.split(' < ')
      return spanish.split(', ').map((each) => [each, english] as const)
    }),
)
const LONGEST = 3

const CHANGES = /^(?:change|remove|instead of)/

/**
 * Returns a Spanish change of the order with its words in English, so that one grammar reads both:
 * `cambia la cola por un té` becomes `change the cola for a té`. Other messages stay as they are.
 */
export function translateEdit(message: string): string {
  const words = splitWords(message)
  const out: string[] = []
  let isChange = false
  for (let at = 0; at < words.length;) {
    const start = at
    const said = Array.from({ length: LONGEST }, (_, less) => words.slice(start, start + LONGEST - less).join(' '))
    const found = said.find((each) => phrases.has(each))
    const english = phrases.get(found ?? '') ?? words[at] ?? ''
    isChange = isChange || (found !== undefined && CHANGES.test(english))
    out.push(english)
    at += found?.split(' ').length ?? 1
  }
  return isChange ? out.join(' ') : message
}
