import { buildMenu, restaurants } from '#infra/checks/voice/restaurants/build-menu'
import { understand } from './understand'

const menu = buildMenu([
  [
    'Coffee',
    ['Size/1: Small, Medium, Large', 'Roast/1: Dark roast=dark, Medium roast=medium, Light roast=light', 'Extras/6: Cinnamon, Honey, Milk x2'],
  ],
  ['Burger', ['Toppings/6: Onions x2, Cheese x2, Everything', 'Size/1: Small, Large']],
  ['Double Burger'],
  ['Fish Burger', ['Toppings/6: Onions x2, Cheese x2']],
  ['Cheese'],
  ['Cocoa', ['Heat/1: Warmed, Chilled', 'Milk/1: Skim milk=nonfat milk, Oat milk', 'Portion/1: Single, Double', 'Top/2: Foam x2, Whipped cream', 'Size/1: Small, Large']],
  ['Sugar Free Soda'],
  ['Soda', ['Taste/1: Dark taste, Light taste']],
]) // prettier-ignore

/** Formats what was understood: `2 Burger large, onions "note"`. */
const order = (message: string) =>
  understand({ message, menu })
    .items.map(({ quantity, itemName, options, notes }) => {
      const chosen = options.map((id) => id.replace(/^[a-z]+-/, '')).join(' ')
      return [quantity, itemName, chosen, notes && `"${notes}"`].filter(Boolean).join(' ')
    })
    .join('; ')

test.each([
  ['a medium coffee with honey', '1 Coffee medium honey'],
  ['a large medium coffee', '1 Coffee large medium-roast'],
  ['a light roast coffee, small', '1 Coffee small light-roast'],
])('understands a name that two groups share: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test.each([
  ['two coffees one small one large both with honey', '1 Coffee small honey; 1 Coffee large honey'],
  ['a burger and a coffee, both large', '1 Burger large; 1 Coffee large'],
  ['four burgers, two of them with onions', '2 Burger; 2 Burger onions'],
  ['four burgers, two with onions and two without', '2 Burger onions; 2 Burger'],
  ['two burgers, no onions on one of them', '1 Burger; 1 Burger "no onions"'],
  ['one small and one large burger', '1 Burger large; 1 Burger small'],
  ['a burger with onions and a burger with the same', '2 Burger onions'],
  ['a burger and a coffee, the burger with onions', '1 Burger onions; 1 Coffee'],
  ['two burgers and a coffee, all large', '2 Burger large; 1 Coffee large'],
  ['two burgers and two coffees, everything small', '2 Burger small; 2 Coffee small'],
  ['two burgers, the first one with onions and the second one with cheese', '1 Burger onions; 1 Burger cheese'],
  ['two burgers with cheese and add onions to one of them', '1 Burger cheese; 1 Burger onions cheese'],
  ['two burgers, one with no mustard', '1 Burger; 1 Burger "no mustard"'],
  ['one burger and one with no mustard', '1 Burger; 1 Burger "no mustard"'],
  ['a burger and another with onions', '1 Burger; 1 Burger onions'],
  ['two burgers, large, one no cheese', '1 Burger large; 1 Burger large "no cheese"'],
  ['a coffee, large, with honey and one with milk', '1 Coffee large honey; 1 Coffee large milk'],
  ['add cheese and onions to a burger', '1 Burger onions cheese'],
  ['my coffee with two milks one honey', '1 Coffee honey milk milk'],
  ['2 double cocoas and 1 single', '2 Cocoa double; 1 Cocoa single'],
  ['a large coffee, dark roast, with 1 milk and 2 honeys', '1 Coffee large dark-roast honey milk'],
  ['a dark coffee please, a large one', '1 Coffee large dark-roast'],
  ['a burger and a fish burger, onions and cheese on both', '1 Burger onions cheese; 1 Fish Burger onions cheese'],
  ['a burger and a fish burger with onions, cheese on both', '1 Burger cheese; 1 Fish Burger onions cheese'],
  ['a large burger with onions and the same again but small', '1 Burger onions large; 1 Burger onions small'],
  ['a large coffee with honey and a cocoa, same size', '1 Coffee large honey; 1 Cocoa large'],
  ['four coffees, two with milk and two black', '2 Coffee milk; 2 Coffee'],
  ['a burger and double cocoa x2', '1 Burger; 2 Cocoa double'],
  ['a large coffee, a small one', '1 Coffee large; 1 Coffee small'],
  ['three large coffees: two dark ones and a light one', '2 Coffee large dark-roast; 1 Coffee large light-roast'],
])('gives each piece of an order its own requests: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test.each([
  ['a coffee with milk on the side', '1 Coffee milk "milk on the side"'],
  ['a warm nonfat cocoa', '1 Cocoa warmed skim-milk'],
  ['a double foam cocoa', '1 Cocoa double foam'],
  ['a cocoa with whip cream', '1 Cocoa whipped-cream'],
  ['a coffee with honey and a cinnamon sprinkle', '1 Coffee cinnamon honey'],
  ['a cocoa with foam two scoops', '1 Cocoa foam foam'],
  ['two burgers with cheese and one without it', '2 Burger cheese; 1 Burger'],
  ['a coffee, honey free', '1 Coffee "honey free"'],
  ['a coffee, not too dark', '1 Coffee "not too dark"'],
  ['a burger loaded with onions and cheese', '1 Burger onions cheese'],
  ['a burger, hold the cheese and the onions', '1 Burger "hold the cheese, no onions"'],
  ['what i want is a coffee with milk', '1 Coffee milk'],
  ['my usual is a large coffee with milk', '1 Coffee large milk'],
  ['a burger with a grain free bun', '1 Burger "with a grain free bun"'],
  ['a coffee, medium roast, large size', '1 Coffee large medium-roast'],
  ['a burger with no onions, cheese on top', '1 Burger cheese "no onions"'],
  ['a coffee with three packs of milk', '1 Coffee milk milk'],
  ['a burger, make it a large with a coffee', '1 Burger large; 1 Coffee'],
  ['a soda with light ice', '1 Soda "light ice"'],
  ['a burger with onions and a shot of soda', '1 Burger onions'],
  ["we'd like a burger, a coffee, and two glasses of soda", '1 Burger; 1 Coffee; 2 Soda'],
])('reads how an option is wanted: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test.each([
  ['any chance i could get a cocoa with oat milk', '1 Cocoa oat-milk'],
  ['are you able to get me a cocoa, oat milk', '1 Cocoa oat-milk'],
  ['can you make me a cocoa, oat milk, and make it small please', '1 Cocoa oat-milk small'],
  ['can u get me a coffee with milk n 1 honey', '1 Coffee honey milk'],
  ['are you able to make a burger without milk?', ''],
])('takes an order in the form of a question: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test.each([
  ['a coffee with cinammon', '1 Coffee cinnamon'],
  ['a burger with onoins and chese', '1 Burger onions cheese'],
  ['a meduim coffee', '1 Coffee medium'],
  ['a lrge coffee', '1 Coffee large'],
  ['cofee with milk and honey', '1 Coffee honey milk'],
  // Another word.
  ['a burger with onyx', '1 Burger "with onyx"'],
])('understands misspelled options: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test.each([
  ['a burger, make it a double', '1 Double Burger'],
  ['a burger, make that a double', '1 Double Burger'],
  ['two burgers, no wait make that three, all with cheese', '3 Burger cheese'],
  ['a large coffee, make that a small', '1 Coffee small'],
  ['a coffee with milk, scratch the milk, add honey', '1 Coffee honey'],
  ['a coffee with milk, leave room for honey', '1 Coffee milk "leave room for honey"'],
  ['a soda, sugar free', '1 Sugar Free Soda'],
  ['a small burger, no make that a large coffee', '1 Coffee large'],
  ['a coffee and a kombucha, no make that a soda', '1 Coffee; 1 Soda'],
  ['a burger with everything but onions', '1 Burger everything "no onions"'],
  ['a burger with onions and no cheese along with cheese', '1 Burger onions "no cheese"; 1 Cheese "along with cheese"'],
  ['a burger with cheese and a side of cheese', '1 Burger cheese; 1 Cheese'],
  ['a large kombucha with honey and a small coffee', '1 Coffee small'],
])('understands what replaces and what belongs together: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test.each([
  ["what is in the burger? I'll take one", '1 Burger'],
  ["do you have burgers i'll take two with cheese", '2 Burger cheese'],
  ["do you have burgers? ok i'll take a large one", '1 Burger large'],
  ["is the burger spicy? I'll take two of those and a soda", '2 Burger; 1 Soda'],
  ['is the burger spicy? no thanks', ''],
])('orders the dish in question: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test('never adds what is refused, in whatever words', () => {
  const refusals = [
    'i hate',
    'definitely no',
    'do not include',
    'hold back the',
    'i dont need any',
    'not in the mood for',
  ]
  expect(refusals.map((refusal) => order(`a burger with cheese ${refusal} onions`))).toEqual(
    refusals.map((refusal) => `1 Burger cheese "${refusal} onions"`),
  )
})

test.each(['go easy on the', 'not a lot of', 'just a touch of', 'only a little', 'light'])(
  'chooses an option with a note for the kitchen: %s honey',
  (amount) => {
    expect(order(`a coffee with ${amount} honey`)).toBe('1 Coffee honey "light honey"')
  },
)

test.each([
  ['burger', '1 Burger'],
  ['burger and coffee', '1 Burger; 1 Coffee'],
  ['coffee and burger', '1 Coffee; 1 Burger'],
  ['two burger and a coffees', '2 Burger; 1 Coffee'],
  ['a dozen burgers', '12 Burger'],
  ['1 dozen burgers', '12 Burger'],
  ['one dozen burgers', '12 Burger'],
  ['forty two burgers', '42 Burger'],
  ['10 burgers', '10 Burger'],
  // More than an order can have: Hiro asks for the number.
  ['a hundred and twenty burgers', ''],
  ['one hundred twenty burgers', ''],
  ['120 burgers', ''],
  ['1,000 burgers and a coffee', '1 Coffee'],
  // Only whole dishes can be ordered, and no part of the number is a quantity.
  ['1.5 burgers and a coffee', '1 Coffee'],
  ['1/2 burger', ''],
  ['2½ burgers', ''],
  ['3 1/2 burgers', ''],
  ['two and a half burgers', ''],
  // A price is no quantity.
  ['the $8 burger', '1 Burger'],
  ['burgers for $5.50', '1 Burger'],
  // Speech recognition writes numbers as words that sound alike.
  ['to burgers', '2 Burger'],
  ['i want to burgers', '2 Burger'],
  ['can i get too burgers and a coffee', '2 Burger; 1 Coffee'],
  ['for coffees', '4 Coffee'],
  ['can i get for coffees please', '4 Coffee'],
  ['a coffee for me', '1 Coffee'],
  ['i want to order a burger', '1 Burger'],
  ['ok, that will be seventeen forty three', ''],
])('understands numbers and names however they are said: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test.each([
  ['a burger and a milkshake with onions', '1 Burger'],
  ['two burgers and a taco with onions and mustard', '2 Burger'],
  ['a burger and a pretzel no onions', '1 Burger'],
  ['a burger and some nachos with extra cheese, and a coffee', '1 Burger; 1 Coffee'],
  ['a burger and nachos with extra cheese', '1 Burger'],
  ['a burger and a coffee and a pretzel with onions', '1 Burger; 1 Coffee'],
  ['a burger with onions and mustard and cheese', '1 Burger onions cheese'],
  ['a burger and a milkshake, no onions', '1 Burger "no onions"'],
])('leaves a dish as it was when an unknown one has the requests: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test.each([
  ['a burger with no onions and extra onions', '1 Burger onions onions'],
  ['a burger no onions no wait with onions', '1 Burger onions'],
  ['a burger with onions, no onions', '1 Burger'],
  ['no onions, but put onions on it, on the burger', '1 Burger onions'],
])('gives the kitchen no note that the last request takes back: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test.each(['never mind the burger', 'nevermind the burger'])('adds no dish that is not wanted: %s', (message) => {
  expect(understand({ message, menu }).action).toBe('remove_from_cart')
})

test.each([
  ['a burger with cheese, no onions and everything', 'low'],
  ['a burger with cheese, no onions or everything', 'high'],
  ['a burger with cheese, hold the onions and the everything', 'high'],
])('waits for confirmation where a refused list may go on with what is wanted: %s', (message, confidence) => {
  expect(understand({ message, menu })).toMatchObject({ action: 'add_to_cart', confidence })
})

test.each([
  ['a burger with onions then cheese', '1 Burger onions; 1 Cheese'],
  ['a burger with onions as well as two cheese', '1 Burger onions; 2 Cheese'],
])('a dish that is also a topping starts an item of its own: %s', (said, expected) => {
  expect(order(said)).toBe(expected)
})

test.each([
  ['a burger with no onions and extra onions', 'low'],
  ['a cocoa, half skim milk half oat milk', 'low'],
  ['a cocoa with skim milk and oat milk', 'low'],
  ['a cocoa with skim milk, make that oat milk', 'high'],
  ['a medium coffee, medium roast', 'high'],
  ['a burger with onions and extra cheese', 'high'],
])('waits for confirmation where requests exclude each other: %s', (message, confidence) => {
  expect(understand({ message, menu })).toMatchObject({ action: 'add_to_cart', confidence })
})

it('waits for confirmation where a word like a topping was not read as one', () => {
  const pizzas = restaurants['pizzeria'] ?? []
  expect(understand({ message: 'lrge peperoni and mushrom pizza', menu: pizzas }).confidence).toBe('low')
})
