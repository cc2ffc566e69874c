import { detectAllergens } from './allergens'

/** An allergy word in the spelling of English, common misspellings included. */
const ENGLISH_ALLERGY = /^a?l+erg(?:y|ys|ies|ic|ics|e|en|ens|enic)?$/
const SPANISH_ALLERGY = /^alerg(?:ia|ias|ico|ica|icos|icas|eno|enos)$/
const OTHER_LANGUAGES =
  /^(?:enceintes?|grossesse|schwanger\w*|gravid[ae]|incinta|zwanger|glutenfrei|laktose\w*|lattosio|zoliakie|\w*nuss(?:e|en)?|arachides?|noix|crevettes?|poisson|fisch|pesce|peixe|amendoim|sans|ohne|senza|sem|zonder)$/
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

const SPANISH =
  /\b(?:tiene[ns]?|llevan?|contienen?|traen?|puedo|puede|podemos|comer|aler[gj]i(?:as?|c[oa]s?)|alergenos?|embara[sz]\w*|encinta|estoy|tengo|cual(?:es)?|platos|platillos|hay|sin|crud[oa]s?|cocid[oa]s?|quiero|quisiera|rollos?|el|los|las|una|del|libres? de|nada de|que)\b/
const SPANISH_HEALTH =
  /\b(?:aler[gj]i(?:as?|c[oa]s?)|alergenos?|intoleran(?:tes?|cias?)|celiac[oa]s?|embara[sz]\w*|encinta|lactancia|crud[oa]s?|cocid[oa]s?|cocinad[oa]s?)\b/
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
