import { startListening } from './speech-recognition'

type Heard = { readonly text: string; readonly isFinal: boolean; readonly confidence?: number }

class Recognizer {
  static last: Recognizer
  onresult: ((event: unknown) => void) | null = null
  onerror: (() => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    Recognizer.last = this
  }
  start() {}
  stop() {}
}

/** Sends events as a browser does; each lists the results so far. Returns the final texts. */
function listen(events: readonly (readonly Heard[])[]): readonly string[] {
  const final: string[] = []
  Object.assign(window, { SpeechRecognition: Recognizer })
  startListening({
    onHeard: (text, isFinal) => void (isFinal && final.push(text)),
    onEnd: () => {},
    onError: () => {},
  })
  for (const event of events)
    Recognizer.last.onresult?.({
      results: event.map(({ text, isFinal, confidence = 0.9 }) => ({
        0: { transcript: text, confidence },
        length: 1,
        isFinal,
      })),
    })
  jest.runAllTimers()
  return final
}

const order = 'two california rolls and a cola'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('hears one message from Chrome: interim results, then a final one', () => {
  expect(
    listen([
      [{ text: 'two', isFinal: false }],
      [{ text: 'two california', isFinal: false }],
      [{ text: order, isFinal: true }],
    ]),
  ).toEqual([order])
})

it('hears one message from Chrome on Android: each result is final and repeats those before', () => {
  const results = [
    { text: 'two', isFinal: true, confidence: 0 },
    { text: 'two california', isFinal: true },
    { text: order, isFinal: true },
  ]
  expect(listen([results.slice(0, 1), results.slice(0, 2), results])).toEqual([order])
})

it('hears one message if each result of Android contains the text of those before', () => {
  const texts = ['two', 'two two california', 'two two california, two california rolls and a cola']
  expect(listen(texts.map((text, at) => [{ text, isFinal: true, confidence: at === 0 ? 0 : 0.9 }])).at(-1)).toBe(order)
})

it('joins the parts of a message that Edge and Chrome finish one by one', () => {
  expect(
    listen([
      [{ text: 'Two California rolls', isFinal: false }],
      [
        { text: 'Two California rolls', isFinal: true },
        { text: ' and a cola', isFinal: false },
      ],
      [
        { text: 'Two California rolls', isFinal: true },
        { text: ' and a cola.', isFinal: true },
      ],
    ]),
  ).toEqual(['Two California rolls and a cola.'])
})

it('hears one message from Safari: one result that grows and is final at the end', () => {
  expect(
    listen([[{ text: 'two california', isFinal: false, confidence: 0 }], [{ text: order, isFinal: true }]]),
  ).toEqual([order])
})
