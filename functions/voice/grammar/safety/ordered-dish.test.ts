import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { allergenTable } from '#shared/menu/dietary/allergen-table'
import type { Allergen } from '#shared/menu/contract'
import { understand, type UnderstandRequest } from '../../understand'

type Addition = {
  readonly dish: (typeof sampleMenu)[number]
  readonly id: string
  readonly said: string
  readonly allergen: Allergen
}

/** Every option of the sample menu that brings an allergen which its dish does not have. */
const additions: readonly Addition[] = sampleMenu.flatMap((dish) =>
  dish.optionGroups.flatMap(({ options }) =>
    options.flatMap(({ id, name, allergensAdded }) =>
      allergensAdded
        .filter((allergen) => !dish.allergens?.includes(allergen))
        .map((allergen) => ({ dish, id, said: name.toLowerCase(), allergen })),
    ),
  ),
)

const fill = (form: string, { dish, said, allergen }: Addition): string =>
  form.replace('{dish}', dish.name.toLowerCase()).replace('{option}', said).replace('{allergen}', allergen)

type Given = Omit<UnderstandRequest, 'message' | 'menu'>

/** Lists the messages whose reply adds the line for certain, or calls it free of the allergen. */
const listWrong = (forms: readonly string[], given: (addition: Addition) => Given = () => ({})): readonly string[] =>
  additions.flatMap((addition) =>
    forms.flatMap((form) => {
      const message = fill(form, addition)
      const { confidence, response } = understand({ message, menu: sampleMenu, ...given(addition) })
      const isDenied = new RegExp(`declared without [^.]*\\b${addition.allergen}\\b`).test(response)
      return confidence === 'high' || isDenied ? [`${message}: ${response}`] : []
    }),
  )

const lineOf = ({ dish }: Addition, notes: string, chosen: readonly string[]) => ({
  itemId: dish.id,
  quantity: 1,
  notes,
  chosen,
})

const defaultsOf = ({ dish }: Addition): readonly string[] =>
  dish.optionGroups.flatMap(({ options }) => options.flatMap(({ id, isDefault }) => (isDefault ? [id] : [])))

it('the sample menu has many options that bring an allergen', () => {
  expect(additions.length).toBeGreaterThan(100)
})

it('a question about a dish with an option is answered for that option', () => {
  const forms = [
    'does the {dish} with {option} have {allergen}',
    'does the {dish} with {option} contain {allergen}',
    'is the {dish} with {option} {allergen} free',
    'is there {allergen} in the {dish} with {option}',
    "i'm allergic to {allergen}, is the {dish} with {option} ok",
    'can i have the {dish} with {option} if i am allergic to {allergen}',
    'if i add {option} to the {dish} does it have {allergen}',
  ]
  expect(listWrong(forms)).toEqual([])
})

it('a refused or dangerous allergen that only an option brings waits for a yes', () => {
  const forms = [
    'no {allergen} please. one {dish} with {option}',
    'one {dish} with {option}, {allergen} allergy',
    'i am allergic to {allergen}. one {dish} with {option}',
    '{dish} with {option} and no {allergen}',
  ]
  expect(listWrong(forms)).toEqual([])
})

const order = ['one {dish} with {option}']

it('an option that an active filter excludes waits for a yes', () => {
  expect(listWrong(order, ({ allergen }) => ({ filters: [allergenTable[allergen].filter] }))).toEqual([])
})

it('an option that an allergy of the cart excludes waits for a yes, also as a change of the line', () => {
  const wrong = listWrong([...order, 'add {option} to the {dish}', 'make it with {option}'], (addition) => ({
    context: [lineOf(addition, `allergic to ${addition.allergen}`, defaultsOf(addition))],
  }))
  expect(wrong).toEqual([])
})

it('a question about a line of the cart is answered with its options', () => {
  const forms = ['does my {dish} have {allergen}', 'does it have {allergen}', 'is my order {allergen} free']
  const wrong = listWrong(forms, (addition) => ({
    context: [lineOf(addition, '', [...defaultsOf(addition), addition.id])],
  }))
  expect(wrong).toEqual([])
})

it.each([
  ['one avocado roll with cream cheese', 'noDairy', 'The Avocado Roll with cream cheese may contain dairy.'],
  ['one house ginger salad with shrimp', 'noShellfish', 'The House Ginger Salad with shrimp may contain shellfish.'],
  ['one hibachi vegetables with extra chicken', 'vegetarian', 'which hides the Hibachi Vegetables with extra chicken'],
  ['one hibachi steak rare', 'noRaw', 'is undercooked'],
] as const)('what a note or an option adds counts like the dish: %s', (message, filter, says) => {
  const reply = understand({ message, menu: sampleMenu, filters: [filter] })
  expect(reply).toMatchObject({ confidence: 'low', response: expect.stringContaining(says) })
})

it('an allergen that a guest only adds needs no yes', () => {
  const sure = additions.filter((addition) => addition.dish.price !== null && addition.said.startsWith('cream cheese'))
  const asked = sure.flatMap((addition) => {
    const message = fill('one {dish} with {option}', addition)
    return understand({ message, menu: sampleMenu }).confidence === 'high' ? [] : [message]
  })
  expect(sure.length).toBeGreaterThan(0)
  expect(asked).toEqual([])
})
