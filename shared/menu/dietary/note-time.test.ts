import { measureProcessorMs } from '#infra/testkit/processor-time'
import { MAX_INSTRUCTIONS_LENGTH } from '../../orders/constants'
import { allergens } from '../contract'
import { allergenWords } from './allergen-words'
import { readNote } from './note-reading'

/**
 * Each board and each process of the kitchen's calls reads the notes of all its tickets. The
 * slowest of these notes takes a fifth of it on a quiet machine, so that a busy one stays below.
 */
const MAX_MS = 15

const joiners = [
  ' ',
  ',',
  '，',
  '、',
  ' and ',
  ' y ',
  '和',
  'と',
  '不要',
  'なし',
  '없이',
  'no ',
  'sin ',
  '过敏',
  'free ',
  'cut ',
  'cut up ',
  'not raw or ',
  'leave the ',
  'i love ',
  ' instead of ',
  ' but ',
  'allegic ',
]

const words = allergens.flatMap((allergen) =>
  (['foods', 'excluded', 'zh', 'ko', 'ja'] as const).flatMap(
    (language) =>
      allergenWords[allergen][language].split(/,\s*/).toSorted((one, other) => one.length - other.length)[0] ?? [],
  ),
)

const units = words.flatMap((word) => joiners.flatMap((joiner) => [`${word}${joiner}`, `${joiner}${word}`]))

it('the longest note of a guest takes little processor time, whatever foods and lists it repeats', () => {
  readNote('no peanuts, 不要花生, えびなし')
  const slow = units.flatMap((unit, at) => {
    // A note that was read before is remembered, so each attempt reads another one.
    let attempt = 0
    const read = () => void readNote(`${unit.repeat(MAX_INSTRUCTIONS_LENGTH).slice(0, 490)} ${at} ${(attempt += 1)}`)
    const ms = measureProcessorMs(read, MAX_MS)
    return ms > MAX_MS ? [`${Math.round(ms)} ms: ${unit}`] : []
  })
  expect(slow).toEqual([])
})

it('a note of many different words that are on no list takes little processor time', () => {
  let attempt = 0
  const letters = ['a', 'b', 'c', 'e', 'g', 'i', 'l', 'm', 'n', 'o', 'p', 's', 't']
  const read = () => {
    attempt += 1
    const unknown = Array.from({ length: 70 }, (_, at) =>
      `${letters[at % letters.length]}llr${at}gi`.replace(/\d/g, (digit) => letters[Number(digit)] ?? ''),
    )
    readNote(`shrimp ${unknown.map((word) => `${word}${letters[attempt % letters.length]}`).join(' ')} ${attempt}`)
  }
  read()
  expect(measureProcessorMs(read, MAX_MS)).toBeLessThanOrEqual(MAX_MS)
})

it('a word about allergies before hundreds of spaces takes little processor time', () => {
  const spaces = [' ', '\t', '\u3000', ' \t', ' .', ' 的', 'は ', ' 은 ']
  const heads = [
    'アレルギー',
    'アレルギ',
    '알레르기',
    '알러지',
    '过敏',
    '没有',
    '不',
    'allergy',
    'no',
    'not',
    'without',
    'extra',
    'sin',
    'cook',
    'keep the',
    'shrimp',
  ]
  const slow = heads.flatMap((head) =>
    spaces.flatMap((space) => {
      let attempt = 0
      const text = head + space.repeat(MAX_INSTRUCTIONS_LENGTH)
      const ms = measureProcessorMs(() => void readNote(`${text.slice(0, 490)} ${(attempt += 1)}`), MAX_MS)
      return ms > MAX_MS ? [`${Math.round(ms)} ms: ${JSON.stringify([head, space])}`] : []
    }),
  )
  expect(slow).toEqual([])
})
