import { cuesByFirst } from '#functions/voice/grammar/resolve/option-cues'
import * as words from '#functions/voice/grammar/tokenize/words'
import { createRandom } from '#infra/operate/sample-history/random'
import { listSlowMessages, optionCues, repeatPhrases, warmUpAssistant } from '#infra/testkit/fixtures/long-messages'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { allergens } from '#shared/menu/contract'
import { scaleLimit } from '#infra/testkit/machine-speed'

beforeAll(warmUpAssistant)

it(
  'two cues in turn take little processor time',
  () => {
    const cues = [...cuesByFirst.keys()]
    const pairs = cues.flatMap((one, at) => cues.slice(at + 1).map((other) => repeatPhrases([one, other])))
    expect(listSlowMessages(pairs)).toEqual([])
  },
  scaleLimit(600_000),
)

const SPANISH =
  'quiero sin con una tengo alergia a los mariscos soy alergico que puedo comer tiene hay por favor y de el'
const NUMBERS =
  'one two three ten twelve twenty fifty half dozen a couple of few 3 12 1234 uno dos tres media docena un par'
const OTHERS = `, . ? ! and or with without not free all both each it that these wait make change remove actually instead
  allergic vegan what which how much is are do can could i we you my for on in same again another times swap on the side
  today tomorrow at noon asdfgh califronia temppura hibachee jedermann supercalifragilistic x y`

const named = sampleMenu.flatMap(({ name, alsoCalled, optionGroups }) => [
  ...[name, ...alsoCalled],
  ...optionGroups.flatMap(({ options }) => options.flatMap((option) => [option.name, ...option.alsoCalled])),
])
const vocabulary = [
  ...[SPANISH, NUMBERS, OTHERS].flatMap((list) => list.split(/\s+/)),
  ...[words.stopWords, words.modifierWords, words.styleWords, words.foreignFoodWords].flatMap((set) => [...set]),
  ...[...allergens, ...named, ...optionCues],
]

/** Builds messages of random words; some repeat a few words, others never repeat. */
function buildMessages(count: number): readonly string[] {
  const random = createRandom(20261128)
  return Array.from({ length: count }, (_, at) => {
    const length = at % 2 === 0 ? 250 : Math.ceil(random.between(1, 12))
    return repeatPhrases(Array.from({ length }, () => random.pick(vocabulary) ?? '').map((text) => text.toLowerCase()))
  })
}

it(
  "2,000 messages of the grammar's words take little processor time",
  () => {
    expect(listSlowMessages(buildMessages(2000))).toEqual([])
  },
  scaleLimit(600_000),
)
