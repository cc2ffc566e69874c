import { allergens, type Allergen } from '../contract'
import { allergenWords, noteLanguages } from './allergen-words'

// A longer word wins: a peanut (땅콩) is no soybean (콩).
const allergensByWord = new Map<string, Set<Allergen>>()
for (const allergen of allergens)
  for (const language of noteLanguages)
    for (const word of allergenWords[allergen][language].split(/,\s*/))
      allergensByWord.set(word, (allergensByWord.get(word) ?? new Set()).add(allergen))

const ANY_WORD = new RegExp(
  [...allergensByWord.keys()].toSorted((one, other) => other.length - one.length).join('|'),
  'g',
)

const SCRIPT = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

const ALLERGIC = /过敏|過敏|敏感|不耐|乳糜泻|알레르|알러지|불내증|과민|アレルギ|アナフィラ|不耐|セリアック/
/** What a food does to a person: hives, swelling, shock. */
const REACTION =
  /荨麻疹|蕁麻疹|[风起红皮風紅發发]疹|[会會]肿|[会會]腫|肿起来|休克|呼吸困[难難]|[会會]要命|[会會]死|致命|두드러기|붓고|붓는|부어올라|부어요|호흡\s?곤란|쇼크|じんましん|ジンマシン|腫れ|ショック/
/** With a food that is named, like "I don't eat shellfish". */
const NOT_EATEN = /不吃|안\s?먹/
const UNABLE =
  /(?:不能|不可以?|不得|没法|無法|无法)[吃喝食碰沾]|[吃喝食碰]不[了得]|못\s?(?:먹|드|마)|[먹마]지\s?못|(?:먹으|마시|드시)면\s?안|수\s?없|(?:食べ|飲め)(?:ら)?れ?(?:ない|ません|ず)|受け付け/
const SPICY = /辣|辛|맵|매운|매워/
const AVOIDED =
  /不要|不想|不放|不加|不含|不吃|不喜|[别別][放加]|勿|[无無](?!所谓|所謂)|没有|沒有|去|免|走|忌|戒|拒|避|除|빼|없이|없는|없게|넣지|안\s?(?:먹|넣)|못|말고|말아|제외|싫|금지|프리|抜|ぬき|なし|入れ(?:ない|ず)|不使用|使わ|食べ(?:ない|ません)|控え|NG|ダメ|だめ|フリー|不可|free|no|[❌✖✗✘🚫⛔]/iu

const EXCEPT = /除了|但|제외|이외|외에|지만|以外|だけ|のみ/
// No two parts that take spaces meet: they would read hundreds of them for seconds.
const DENIED =
  /(?:没有|沒有|无|無|不)是?(?:任何|食物|已知|什么|什麼|的)*(?:过敏|過敏)|(?:过敏|過敏)[源原史]?[\s:：]*(?:无|無|没有|沒有)|(?:알레르기|알러지)[\s:：]*(?:[은는가이도]\s*)?(?:(?:전혀|따로|특별히)\s*)?(?:없|아니|아님|안)|アレルギー?[\s:：]*(?:(?:は|が|も|等|など|では|じゃ)\s*)*(?:特に\s*)?(?:あ(?:り|ま)ま?せん|無|な[いしく])/g
const findWords = (text: string): readonly Allergen[] =>
  [...text.matchAll(ANY_WORD)].flatMap(([word]) => [...(allergensByWord.get(word) ?? [])])

const isUnable = (text: string) => UNABLE.test(text) && (findWords(text).length > 0 || !SPICY.test(text))

/** A list of foods alone belongs to the wish next to it: `卵、乳製品抜き`. */
const isList = (text: string) =>
  findWords(text).length > 0 && text.replace(ANY_WORD, '').replace(/[和与跟及或와과랑하고とや\s]/g, '') === ''

/**
 * Returns the foods of the segments that avoid them, with the bare foods next to those. It reads
 * each segment once, because a guest may write hundreds of them.
 */
function findAvoided(text: string): readonly Allergen[] {
  const found: Allergen[] = []
  let run: { named: readonly Allergen[]; isAvoided: boolean } = { named: [], isAvoided: false }
  for (const segment of [...text.split(/[,，、]/), '']) {
    const isAvoided = AVOIDED.test(segment)
    if (isAvoided || isList(segment)) {
      run = { named: [...run.named, ...findWords(segment)], isAvoided: run.isAvoided || isAvoided }
      continue
    }
    if (run.isAvoided) found.push(...run.named)
    run = { named: [], isAvoided: false }
  }
  return found
}

/**
 * Reads a part of a note in Chinese, Korean or Japanese; null if it is in none of them. `avoided`
 * are the allergens near a negation.
 */
export function readAsianNote(part: string) {
  const text = part.normalize('NFKC')
  if (!SCRIPT.test(text)) return null
  const rest = EXCEPT.test(text) ? text : text.replace(DENIED, ' ')
  const named = findWords(rest)
  const isAllergy =
    ALLERGIC.test(rest) || REACTION.test(rest) || isUnable(rest) || (NOT_EATEN.test(rest) && named.length > 0)
  return { isAllergy, named, avoided: findAvoided(rest) }
}
