import { findAllergens } from '#shared/menu/dietary/allergies'
import { PAUSE, parseNumberAt, singularize, splitWords, stopWords, synonyms } from '../tokenize/words'
import { findNames } from '../recognize/names'
import { dishCodeAt } from '../tokenize/codes'
import type { Vocabulary } from '../tokenize/vocabulary'
import { detectAllergens } from './allergens'
import { spanishFoods } from './spanish-foods'

/** An allergy word in the spelling of English, common misspellings included. */
const ENGLISH_ALLERGY = /^a?l+erg(?:y|ys|ies|ic|ics|e|en|ens|enic)?$/
const SPANISH_ALLERGY = /^alerg(?:ia|ias|ico|ica|icos|icas|eno|enos)$/
const OTHER_LANGUAGES =
  /^(?:enceintes?|grossesse|schwanger\w*|gravid[ae]|incinta|zwanger|glutenfrei|laktose\w*|lattosio|zoliakie|\w*nuss(?:e|en)?|arachides?|noix|crevettes?|poisson|fisch|pesce|peixe|amendoim|sans|ohne|senza|sem|zonder)$/
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

const SPANISH =
  /\b(?:tiene[ns]?|llevan?|contienen?|traen?|puedo|puede|podemos|comer|aler[gj]i(?:as?|c[oa]s?)|alergenos?|intolerantes?|celiac[oa]s?|embara[sz]\w*|encinta|prenad[oa]s?|estoy|tengo|cual(?:es)?|platos|platillos|hay|sin|crud[oa]s?|cocid[oa]s?|quiero|quisiera|rollos?|el|los|las|una|del|libres? de|nada de|que)\b/
const SPANISH_HEALTH =
  /\b(?:aler[gj]i(?:as?|c[oa]s?)|alergenos?|intoleran(?:tes?|cias?)|celiac[oa]s?|embara[sz]\w*|encinta|prenad[oa]s?|en estado|lactancia|esperando (?:un |una )?bebe|quimio\w*|cancer|trasplant\w*|crud[oa]s?|cocid[oa]s?|cocinad[oa]s?)\b/
const SPANISH_FOOD_QUESTION = /\b(?:tiene[ns]?|llevan?|contienen?|traen?|hay|sin|libres?|no|puedo|puede|nada de)\b/

/** Whether a message is in a script that the grammar can't read, so that it may name an allergy. */
export const isInOtherScript = (message: string): boolean => OTHER_SCRIPT.test(message)

/** Whether words speak of allergies or pregnancy in a language other than English and Spanish. */
export const isForeignHealthTopic = (words: readonly string[]): boolean =>
  words.some(
    (word) =>
      OTHER_LANGUAGES.test(word) || (/al+erg/.test(word) && !ENGLISH_ALLERGY.test(word) && !SPANISH_ALLERGY.test(word)),
  )

/** Whether words ask in Spanish about allergens, pregnancy, or raw food. */
export function isSpanishHealthTopic(words: readonly string[]): boolean {
  const text = words.join(' ')
  if (!SPANISH.test(text)) return false
  return SPANISH_HEALTH.test(text) || (SPANISH_FOOD_QUESTION.test(text) && detectAllergens(text).length > 0)
}

const table = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [english = '', spanish = ''] = line.split(' < ')
        return spanish.split(', ').map((each) => [each.trim(), english.trim()] as const)
      }),
  )

/** Spanish phrases about food and changes, with their English equivalents in the grammar. */
const phrases = new Map([
  ...spanishFoods,
  ...table(`
change < cambia, cambiame, cambie, cambieme, cambiar, reemplaza, reemplazame, reemplace, sustituye, sustituyeme
remove < quita, quitame, quitale, quitar, elimina, elimine, eliminar, borra, borre, saca, sacame, cancela, cancele
remove the < quite el, quite la, quite los, quite las
remove < olvida, olvidate de, olvidate del, ya no quiero
beef < carne de res
pork < carne de cerdo
red meat < carne roja, carnes rojas
instead of < en vez de, en lugar de
instead of the < en vez del, en lugar del
add < agrega, agregame, agregue, anade, anademe, pon, ponga
what can i eat < que puedo comer, que puede comer, que podemos comer, que se puede comer
can i eat < puedo comer, puede comer, podemos comer
i cant eat < no puedo, no puedo comer, no puede comer, no podemos comer, no puedo tomar, no como, no tolero
i am allergic < somos alergicos, tengo alergia, tengo una alergia, tenemos alergia
is allergic < es alergico, es alergica, tiene alergia
allergic < alergico, alergica, alergicos, alergicas
allergy < alergia, alergias
allergens < alergenos
i am intolerant < tengo intolerancia, tengo una intolerancia, somos intolerantes
intolerant < intolerante, intolerantes
intolerance < intolerancia, intolerancias
celiac < celiaco, celiaca, celiacos, celiacas
gives me hives < me da alergia, me dan alergia, me dio alergia
i am < soy, somos, estoy, estamos
i have < tengo, tenemos
to < a, al, a la, a los, a las, a el
without < sin, que no haya, que no tenga, que no lleve, libre de, libres de, nada de, no quiero, no tiene, no tienen, no tienes, no lleva, no llevan, no contiene, no contienen
have < tiene, tienen, tienes, lleva, llevan, contiene, contienen, trae, traen, hay
with < con
raw fish < pescado crudo, pescados crudos
raw < crudo, cruda, crudos, crudas
cooked < cocido, cocida, cocidos, cocidas, cocinado, cocinada, cocinados, cocinadas
is < es, esta
are < son, estan
safe < seguro, segura, seguros, seguras, apto, apta, aptos, aptas
because < porque
because i am < que estoy, porque estoy
because my son < que mi hijo, porque mi hijo
because my daughter < que mi hija, porque mi hija
pregnant < prenada, prenadas, en estado, embarazada, embarazadas, embarasada, embarasadas, encinta, esperando bebe, esperando un bebe, esperando una bebe
chemo < quimio, quimioterapia
transplant < trasplante, trasplantado, trasplantada
pregnancy < embarazo, el embarazo
during < durante
nuts < nuez, nueces, frutos secos
almonds < almendra, almendras
peanuts < cacahuate, cacahuates, cacahuete, cacahuetes, mani
shrimp < camaron, camarones
shellfish < marisco, mariscos
fish < pescado, pescados
egg < huevo, huevos
milk < leche
dairy < lacteo, lacteos
lactose < lactosa
cheese < queso, quesos
butter < mantequilla
wheat < trigo
soy < soya, soja
sesame < sesamo, ajonjoli
eel < anguila
squid < calamar, calamares
octopus < pulpo
what < que, cual, cuales, cual de
dishes < plato, platos, platillo, platillos, opciones, comida
anything < algo
any < algun, alguno, alguna, algunos, algunas
rolls < rollos
roll < rollo
my son < mi hijo, mi nino
my daughter < mi hija, mi nina
my wife < mi esposa, mi mujer
my husband < mi esposo, mi marido
my friend < mi amigo, mi amiga
recommend < me recomienda, me recomiendas, recomienda, recomiendas
tell me < me puede decir, me puedes decir, puede decirme, puedes decirme, dime, digame
i need < necesito, necesitamos
i want < quiero, quisiera, queremos, mejor
give me < dame, deme, traeme, traiga, ponme, me das, me da
order < pedir, ordenar
eat < comer
can i < puedo
please < por favor
hello < hola
thanks < gracias
and < y, e
or < o
but < pero
for < para, por
my < mi, mis
the < el, la, los, las, lo
a < un, una, unos, unas
of < de, del
in < en
if < si
not a < no un, no una
no < no
very < muy
vegan < vegano, vegana
vegetarian < vegetariano, vegetariana`),
])
const LONGEST = 4

/**
 * Whether a word needs no translation: numbers, codes, English allergens, and words of the menu.
 */
function isKnown(words: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  const word = words[at] ?? ''
  return (
    word === PAUSE ||
    stopWords.has(word) ||
    vocabulary.words.has(singularize(word)) ||
    findAllergens(word).length > 0 ||
    parseNumberAt(words, at) !== null ||
    dishCodeAt(words, at, vocabulary) !== null
  )
}

/** Returns the English of the longest phrase at a position, and its number of words. */
function phraseAt(words: readonly string[], at: number) {
  for (let length = LONGEST; length > 0; length -= 1) {
    const english = at + length <= words.length ? phrases.get(words.slice(at, at + length).join(' ')) : undefined
    if (english !== undefined) return { english, length }
  }
  return null
}

/** Translates a Spanish sentence about food for the English grammar; null if a word is unknown. */
export function translateSpanish(words: readonly string[], isQuestion: boolean, vocabulary: Vocabulary): string | null {
  const out: string[] = []
  const names = findNames(words, vocabulary).filter(({ weight }) => weight > 1)
  for (let at = 0; at < words.length;) {
    const name = names.find(({ from }) => from === at)
    if (name) {
      out.push(...words.slice(name.from, name.to))
      at = name.to
      continue
    }
    const found = phraseAt(words, at)
    const word = words[at] ?? ''
    const isOfMenu = vocabulary.words.has(singularize(word))
    const [same] = isOfMenu ? [] : (synonyms.get(word) ?? synonyms.get(singularize(word)) ?? [])
    const english = found?.english ?? same
    if (english === undefined && !isKnown(words, at, vocabulary)) return null
    out.push(english ?? word)
    at += found?.length ?? 1
  }
  return `${out.join(' ')}${isQuestion ? '?' : ''}`
}

const CHANGES = /^(?:change|remove|instead of)/

/**
 * Returns a Spanish change of the order in English, so that one grammar reads both: `cambia la cola
 * por un té` becomes `change the cola for a té`. Other messages stay as they are.
 */
export function translateEdit(message: string): string {
  const words = splitWords(message)
  const out: string[] = []
  let isChange = false
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at)
    isChange = isChange || CHANGES.test(found?.english ?? '')
    const [same] = synonyms.get(singularize(words[at] ?? '')) ?? []
    out.push(found?.english ?? same ?? words[at] ?? '')
    at += found?.length ?? 1
  }
  // `quitale la cebolla al pollo`: from it, not to it.
  return isChange ? out.join(' ').replace(/^(remove .+?) to (?:the )?(?=[a-z])/, '$1 from the ') : message
}
