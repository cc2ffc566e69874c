import { wordSet } from '../tokenize/words'

const KEYWORD_PHRASES = /\b(?:(?:gluten|dairy|nut|soy|egg|shellfish|fish|sesame) free|price of|how many|surprise me)\b/g
const keywords = wordSet(`
  your the today todays daily store restaurant business opening about hiro please address phone telephone number hours
  horario directions special specials popular vegetarian vegan dishes items options menu food things best seller sellers
  recommendation recommendations order status location email on for now de of telefono direccion especiales is my
  delivery fee cost price prices stuff a most thanksgiving christmas xmas eve day easter new year years holiday sunday
  sundays monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays
  tomorrow tonight weekend open closed closing time wait minutes drink drinks`)

/** Whether a text consists of words of questions: `todays hours`, `gluten free menu`. */
export const hasOnlyKeywords = (text: string): boolean => {
  const words = text
    .replace(KEYWORD_PHRASES, 'menu')
    .split(' ')
    .filter((word) => word !== '')
  return words.length > 0 && words.every((word) => keywords.has(word))
}
