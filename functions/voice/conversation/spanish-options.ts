import { normalizeText } from '#shared/platform/text'
import { isQuestion } from '../grammar/cover/question-cues'
import { isSpanishHealthTopic } from '../grammar/safety/languages'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import { singularize, splitWords } from '../grammar/tokenize/words'

/** Words of options: in English, with their Spanish forms. The menu says which of them it has. */
const OPTION_WORDS = `
medium rare < medio rojo, medio crudo, medio cruda, medio rosado
medium < termino medio, en su punto, al punto
medium well < tres cuartos
well done < bien cocido, bien cocida, bien hecho, bien hecha, muy cocido, muy cocida, bien asado, bien asada
rare < poco cocido, poco cocida, poco hecho, poco hecha, casi crudo, casi cruda, vuelta y vuelta, termino ingles, termino rojo
fried rice < arroz frito
white rice < arroz blanco, arroz al vapor
brown rice < arroz integral
noodles < fideo, fideos, tallarines
onions < cebolla, cebollas
broccoli < brocoli
carrots < zanahoria, zanahorias
mushrooms < champinon, champinones, hongos, setas
zucchini < calabacin, calabacines
ginger < jengibre
butter < mantequilla
sesame < ajonjoli, sesamo
dressing < aderezo
ice < hielo`

const options: ReadonlyMap<string, string> = new Map(
  OPTION_WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', spanish = ''] = line.split(' < ')
      return spanish.split(', ').map((each) => [each, english] as const)
    }),
)

const links: ReadonlyMap<string | undefined, string> = new Map([['sin ', 'no '], ['ni ', 'no '], ['y ', 'and ']]) // prettier-ignore

const byLength = [...options.keys()].sort((one, other) => other.length - one.length)
const NAMED = new RegExp(
  `\\b(sin |ni |y )?(?:(?:en |a )?termino (?=medio r|medio c|tres|bien))?(${byLength.join('|')})\\b`,
  'g',
)

/**
 * Returns a Spanish order with the options that the menu has in English. Questions and what is said
 * about health stay as they are.
 */
export function translateOptions(message: string, { words, optionWords }: Vocabulary): string {
  if (isQuestion(splitWords(message).join(' '))) return message
  const stems = (said: string) => said.split(' ').map(singularize)
  const said = normalizeText(message)
  const translated = said.replace(NAMED, (found, link: string | undefined, spanish: string) => {
    const english = options.get(spanish) ?? ''
    const isOption = stems(english).every((stem) => optionWords.has(stem))
    const isOfMenu = stems(spanish).some((stem) => words.has(stem) || optionWords.has(stem))
    return isOption && !isOfMenu ? `${links.get(link) ?? ''}${english}` : found
  })
  return translated === said || isSpanishHealthTopic(splitWords(translated)) ? message : translated
}
