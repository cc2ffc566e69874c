import { listSlowMessages, optionCues, repeatPhrases, warmUpAssistant } from '#infra/testkit/fixtures/long-messages'

// The processor's time is measured instead of steps, because no single step dominates: a slow
// message may be slow in any of the grammar's stages. Waiting for the processor doesn't count.
beforeAll(warmUpAssistant)

it('a repeated cue takes little processor time', () => {
  expect(listSlowMessages(optionCues.map((cue) => repeatPhrases([cue])))).toEqual([])
}, 120_000)

it('the slowest messages that a search found take little processor time', () => {
  const phrases = [
    ['with a side of'],
    ['with', 'a', 'side of'],
    ['tuna', 'but not'],
    ['tuna', 'i do not need'],
    ['avocado', 'masago', 'japanese', 'no more than a small amount', 'chilli'],
    ['carrots', 'just a splash', '1234'],
    ['a bunch', 'not so'],
    ['no extra', 'not', 'light rice', 'cup'],
    ['brown rice', 'bean', 'has', 'no onions'],
    ['a'],
    ['nix'],
    ['3'],
    ['.'],
    ['and'],
    ['nut', 'and', 'dairy', 'or'],
    ['allergic to'],
    ['soy alergico a'],
    ['what is in the'],
    ['roll'],
    ['one of them'],
  ]
  expect(listSlowMessages(phrases.map(repeatPhrases))).toEqual([])
}, 120_000)
