import { locations } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import { understand } from '#functions/voice/understand'
import type { AssistantFacts } from '#functions/voice/grammar/questions/facts'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { seed } from '#infra/catalogue/seed'
import { formatReply, isFalseAddition, listVoiceCases, toDefaultLine } from './voice-cases'
import { createOrderGenerator, type OrderSentence } from './restaurants/generate-sentences'
import { restaurants } from './restaurants/build-menu'
import { formatLines, listWrittenSentences } from './restaurants/score'

/** How one sentence was understood. */
export type Measured = {
  /** The corpus and the class of the sentence. */
  readonly corpus: string
  readonly form: string
  readonly message: string
  readonly isRight: boolean
  /** Adds a dish that the sentence does not order. */
  readonly isFalseAddition: boolean
  /** Adds something that the sentence refuses. */
  readonly isRefusedAdded: boolean
  /** Not exactly right, although it changes the cart without a tap. */
  readonly isSureAndWrong: boolean
  readonly expected: string
  readonly got: string
  readonly milliseconds: number
}

const facts: AssistantFacts = {
  location: locations[0],
  now: new Date('2026-11-21T20:00:00Z'),
  specials: [],
  sections: seed.categories,
}

function timed<T>(action: () => T): { readonly result: T; readonly milliseconds: number } {
  const from = performance.now()
  const result = action()
  return { result, milliseconds: performance.now() - from }
}

/** Measures the sentences about the sample menu. */
export const measureHome = (): readonly Measured[] =>
  listVoiceCases(sampleMenu).map((each) => {
    const context = sampleMenu
      .filter(({ name }) => name === each.about)
      .map(toDefaultLine)
      .map(({ options, ...line }) => ({ ...line, chosen: options }))
    const { result, milliseconds } = timed(() => understand({ message: each.said, menu: sampleMenu, facts, context }))
    const got = formatReply(result, sampleMenu)
    const isRight = got === each.expected && result.response.includes(each.says)
    return {
      corpus: 'sample menu',
      form: each.group,
      message: each.said,
      isRight,
      isFalseAddition: isFalseAddition(each, result),
      isRefusedAdded: false,
      isSureAndWrong: !isRight && result.confidence === 'high',
      expected: each.expected,
      got,
      milliseconds,
    }
  })

function measureOrder(corpus: string, menu: readonly MenuItem[], sentence: OrderSentence): Measured {
  const { result, milliseconds } = timed(() => understand({ message: sentence.message, menu }))
  const items = result.action === 'add_to_cart' ? result.items : []
  const [expected, got] = [formatLines(sentence.lines), formatLines(items)]
  const isOrdered = (id: number) => sentence.lines.some(({ itemId }) => itemId === id)
  return {
    corpus,
    form: sentence.form,
    message: sentence.message,
    isRight: expected === got,
    isFalseAddition: items.some(({ itemId }) => !isOrdered(itemId)),
    isRefusedAdded: items.some(({ itemId, options }) =>
      options.some((id) => sentence.refused.includes(`${itemId} ${id}`)),
    ),
    isSureAndWrong: expected !== got && result.confidence === 'high',
    expected,
    got,
    milliseconds,
  }
}

/** How many sentences a generator makes for each restaurant. */
const GENERATED = 400

/**
 * Measures orders at the invented restaurants: written by hand, generated from the phrases that the
 * rules were tuned on, and from phrases that were held out.
 */
export const measureRestaurants = (seed = 7): readonly Measured[] =>
  Object.entries(restaurants).flatMap(([name, menu]) => {
    const generated = (isHeldOut: boolean) => {
      const next = createOrderGenerator(menu, seed + Number(isHeldOut), isHeldOut)
      return Array.from({ length: GENERATED }, next)
    }
    const corpora = new Map<string, readonly OrderSentence[]>([
      ...listWrittenSentences(name, menu),
      ['generated', generated(false)],
      ['generated, held out', generated(true)],
    ])
    return [...corpora].flatMap(([corpus, sentences]) =>
      sentences.map((sentence) => measureOrder(`${name}, ${corpus}`, menu, sentence)),
    )
  })

/** The share of sentences that are understood exactly, from 0 to 1. */
export const getRightShare = (measured: readonly Measured[]): number =>
  measured.filter(({ isRight }) => isRight).length / measured.length
