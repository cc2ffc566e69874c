import { listSlowMessages, optionCues, repeatPhrases, warmUpAssistant } from '#infra/testkit/fixtures/long-messages'

// The processor's time is measured instead of steps, because no single step dominates: a slow
// message may be slow in any of the grammar's stages. Waiting for the processor doesn't count.
beforeAll(warmUpAssistant)

it.each(['empty', 'filled', 'full'] as const)(
  'a repeated cue takes little processor time, with a cart that is %s',
  (cart) => {
    expect(
      listSlowMessages(
        optionCues.map((cue) => repeatPhrases([cue])),
        cart,
      ),
    ).toEqual([])
  },
)

it.each(['empty', 'filled', 'full'] as const)(
  'the slowest messages that a search found are fast, with a cart that is %s',
  (cart) => {
    const phrases = [
      ['with a side of'],
      ['no'],
      ['brown rice', 'a little'],
      ['i do not need', 'yum yum sauce', 'hello'],
      ['no more than a dash', 'leave out', 'kid', 'thirty', 'or'],
      ['fried rice', '.'],
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
      ['are you,', 'spicy tuna roll,', 'fish,', 'salmon roll,'],
      ['nut', 'and', 'dairy', 'or'],
      ['allergic to'],
      ['soy alergico a'],
      ['what is in the'],
      ['roll'],
      ['one of them'],
      ['the'],
      ['today'],
      ['price of'],
      ['not', 'hold'],
      ['not not too'],
      ['for both', 'no extra'],
      ['each', 'with no'],
      ['all', 'hold on'],
    ]
    const messages = phrases.map(repeatPhrases)
    // A pattern for whole sentences searches longest if it fails at the last word.
    const failing = messages.map((message) => `${message.slice(0, -4)} zzz`)
    expect(listSlowMessages([...messages, ...failing], cart)).toEqual([])
  },
)

it('sentences are as fast with a menu as large as the limits of menus allow', () => {
  const phrases = [
    ['avoid'],
    ['allergic to'],
    ['i want to avoid soy'],
    ['Salmon Roll', 'avoid', 'hibachi'],
    ['roll', 'allergic to'],
    ['i can not eat', 'dragon roll'],
    ['tuna', 'but not'],
    ['what is in the', 'roll'],
    ['two dragon rolls', 'no wasabi'],
    ['roll'],
    ['rolls', 'spicy'],
  ]
  const messages = phrases.map(repeatPhrases)
  // Reads the menu.
  listSlowMessages(['hello'], 'empty', 'largest')
  expect(listSlowMessages(messages, 'empty', 'largest')).toEqual([])
})

it.each(['repeating', 'beginning', 'ending'] as const)('names that repeat one word are compared once: %s', (menu) => {
  const messages = [['b'], ['b and'], ['b b b b b c'], ['no b'], ['instead of b b'], ['b c']].map(repeatPhrases)
  // The first message also reads the menu.
  listSlowMessages(['hello'], 'empty', menu)
  expect(listSlowMessages(messages, 'empty', menu)).toEqual([])
})
