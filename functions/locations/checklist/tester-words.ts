import type { ChecklistId } from '#shared/locations/checklist-contract'
import type { TesterValue } from '../../platform/change-log/tester-values'

type Words = { readonly label: string; readonly of: ChecklistId }

/** What the fields of records are called, and with which item the owner signs them. */
const words: Readonly<Record<string, Words>> = {
  name: { label: 'name', of: 'texts' },
  alsoCalled: { label: 'other names', of: 'texts' },
  kitchenName: { label: 'kitchen name', of: 'texts' },
  categoryId: { label: 'category number', of: 'texts' },
  imageUrl: { label: 'picture', of: 'pictures' },
  priceCents: { label: '', of: 'prices' },
  daypartPriceCents: { label: 'price in daypart', of: 'prices' },
  dayparts: { label: 'only in dayparts', of: 'prices' },
  min: { label: 'choose at least', of: 'prices' },
  max: { label: 'choose at most', of: 'prices' },
  upTo: { label: 'each at most', of: 'prices' },
  isDefault: { label: 'chosen at first', of: 'prices' },
  recipe: { label: 'recipe', of: 'recipes' },
  batch: { label: 'recipe', of: 'recipes' },
  costPerUnitCents: { label: 'cost per unit', of: 'recipes' },
  supplier: { label: 'supplier', of: 'recipes' },
  packs: { label: 'packs', of: 'recipes' },
  deliveryDays: { label: 'days of delivery', of: 'stock' },
  minimum: { label: 'minimum', of: 'stock' },
  par: { label: 'par', of: 'stock' },
  isCounted: { label: 'counted', of: 'stock' },
  isServedRaw: { label: 'served raw', of: 'texts' },
  station: { label: 'station', of: 'capacities' },
  leadMinutes: { label: 'minutes of notice', of: 'capacities' },
  isPopular: { label: 'marked as popular', of: 'texts' },
  isArchived: { label: 'off the menu', of: 'texts' },
  displayOrder: { label: 'place on the menu', of: 'texts' },
  optionGroups: { label: 'choice', of: 'texts' },
  options: { label: 'option', of: 'texts' },
}

/** Fields whose values are no text for a person; that they differ says enough. */
const unread: ReadonlySet<string> = new Set(['recipe', 'batch', 'imageUrl'])

const toWords = (field: string): string =>
  field
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()

const labelOf = (field: string): string => words[field]?.label ?? toWords(field)

/** The field that says what a value is: the price of each daypart is one of its record's prices. */
const findMainField = ({ parts }: TesterValue): string => {
  const isWorded = (field: string) => words[field] !== undefined
  const fields = parts.map(({ field }) => field)
  return fields.find((field) => unread.has(field)) ?? fields.findLast(isWorded) ?? fields.at(-1) ?? ''
}

type WordedValue = {
  readonly of: ChecklistId
  /** What it is called after its record's name. */
  readonly label: string
  readonly text: string
  readonly was: string
}

/** Names a value for its owner. A field without words of its own has those of its name. */
export function wordTesterValue(value: TesterValue): WordedValue {
  const main = findMainField(value)
  const { parts } = value
  const end = parts.findIndex(({ field }) => unread.has(field))
  // Of a recipe, the choice or option that has it is named, but no ingredient.
  const named = end === -1 ? parts : [...parts.slice(0, end), { field: main }]
  const entry = named.findLastIndex((part) => part.entry !== undefined)
  const shown = named.slice(Math.max(entry, 0))
  const label = shown.map(({ field, entry: name }) => [labelOf(field), name].filter(Boolean).join(' ')).filter(Boolean)
  const isSurcharge = main === 'priceCents' && entry !== -1
  const nothing = /^is[A-Z]/.test(main) ? 'no' : 'none'
  const toText = (text: string) => (unread.has(main) ? '' : text === '' ? nothing : `${isSurcharge ? '+' : ''}${text}`)
  return {
    of: words[main]?.of ?? 'texts',
    label: label.join(entry === -1 ? ' ' : ', '),
    text: toText(value.text),
    was: toText(value.was),
  }
}
