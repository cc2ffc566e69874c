import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { externalPersonalData } from '#shared/accounts/external-data'
import { personalDataCategories } from '#shared/accounts/personal-data'
import { processors } from '#shared/accounts/processors'

const root = resolve(__dirname, '../..')

const readSources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

const sources = ['functions', 'events'].flatMap(readSources)
const findAll = (pattern: RegExp): readonly string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found))),
]

it('the privacy page names every service that the functions call', () => {
  const called = [...findAll(/from '(@aws-sdk\/client-[\w-]+)'/g), ...findAll(/from '(stripe)'/g)]
  expect([...called].sort()).toEqual(processors.flatMap(({ packages }) => packages).sort())
})

/** Record types about the restaurant alone, and the channels of an open page. */
const impersonal =
  'AlertHour Coupon ProgramTerms Badge Categories Counted Day Dayparts Delivery DishCounter DishNames Dish EventDay FeedbackBonus GuestsForgotten Hours Ingredient ' +
  'KitchenTime Level MenuChanges OwnerAlert PaymentFailures PictureFiles PlannedStock PrintJob PrintQueued Printer PublishedAlert Purchase Question Reward ' +
  'Sale SampleDay SlotCount SpecialCount Specials StandingAlert Stock StockClosing Subscription Suppliers Tablet Tally ' +
  'TeamRoster TicketCounter Tier Unanswered'

it('the privacy page lists every record type that is about a person', () => {
  const stored = findAll(/(?:type: (?:z\.literal\()?|':type': )'([A-Z][A-Za-z]+)'/g)
  const listed = [...personalDataCategories, ...externalPersonalData].flatMap(({ entities }) => [...entities])
  expect(
    stored.filter((type) => !listed.some((known) => known === type) && !impersonal.split(' ').includes(type)),
  ).toEqual([])
})
