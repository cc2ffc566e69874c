import * as z from 'zod/mini'
import { validateSpecialsWeek, type EditableSpecials, type WeekContext } from '#shared/specials/editing-contract'
import { daypartLabels, dayparts, type Daypart } from '#shared/specials/dayparts'
import { getWeekdayName } from '#shared/hours/hours'
import { isBlank } from '#shared/platform/text'
import { toCents, type Cents } from '#shared/platform/money'
import { readTypedAmount } from '#shared/platform/typed-amount'
import { schemaCheck, type Check } from '#ui/forms/resolver'
import type { FieldDeclaration } from '../form/declared-form'

/** A special while it is edited. Figures are the typed text. */
export type SpecialDraft = {
  /** Its id, or a temporary key for a new special. */
  readonly key: string
  readonly isNew: boolean
  readonly title: string
  readonly description: string
  readonly menuItemId: number
  /** 0 is Sunday. */
  readonly dayOfWeek: number
  /** Other weekdays that get the same special when the week is saved. */
  readonly alsoOn: readonly number[]
  /** The daypart in which it is valid; null means all day. */
  readonly mealtime: Daypart | null
  readonly discountPercent: string
  /** Instead of a discount, what the dish costs; empty for a discount. */
  readonly price: string
  /** The first and the last date; empty for any. */
  readonly from: string
  readonly until: string
  /** Empty means no limit. */
  readonly maxDailyOrders: string
  readonly loyaltyMultiplier: string
  readonly priority: string
  /** The ingredient that a suggestion wanted to use up; the form doesn't edit it. */
  readonly sellsItemId?: number | undefined
}

export type SpecialField = Exclude<keyof SpecialDraft, 'key' | 'isNew' | 'sellsItemId'>

type Declared = FieldDeclaration & { readonly path: SpecialField }

export const dateFields: readonly Declared[] = [
  { path: 'from', label: 'From', input: 'date', hint: 'Empty: at once' },
  { path: 'until', label: 'Until', input: 'date', hint: 'That day, too. Empty: no end' },
]
export const textFields: readonly Declared[] = [
  { path: 'title', label: 'Title', maxLength: 80, hint: 'With “lunch” in it, it comes first at lunch time' },
  { path: 'description', label: 'Description', input: 'area', rows: 2, maxLength: 300 },
]
export const figureFields: readonly Declared[] = [
  { path: 'discountPercent', label: 'Discount', unit: '%', hint: '0 is none' },
  { path: 'price', label: 'Special price', sign: '$', hint: 'Instead of a discount' },
  {
    path: 'maxDailyOrders',
    label: 'Daily limit',
    input: 'count',
    maxLength: 4,
    hint: 'Then the dish is sold out that day. Empty: no limit',
  },
  { path: 'loyaltyMultiplier', label: 'Points', unit: '×', hint: '1 is the usual' },
  { path: 'priority', label: 'Priority', input: 'count', maxLength: 3, hint: 'Higher comes first' },
]

/** The fields of a special. Those whose value is no text have a control of their own. */
export const specialFields: readonly Declared[] = [
  { path: 'dayOfWeek', label: 'Day' },
  { path: 'alsoOn', label: 'Also on' },
  { path: 'mealtime', label: 'Hours' },
  { path: 'menuItemId', label: 'Dish' },
  ...textFields,
  ...figureFields.slice(0, 2),
  ...dateFields,
  ...figureFields.slice(2),
]

/** Weekdays from Monday, because owners plan by week. */
export const weekdaysFromMonday = [1, 2, 3, 4, 5, 6, 0] as const
/** Returns the weekdays of the next seven days. */
export const listWeekFrom = (today: number): readonly number[] =>
  weekdaysFromMonday.map((_day, later) => (today + later) % 7)

/** The choices of when on its day a special is valid. */
export const mealtimeChoices: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'All day' },
  ...dayparts.map((meal) => ({ value: meal, label: `At ${meal}, ${daypartLabels[meal]}` })),
]
export const parseMealtime = (value: string): Daypart | null => dayparts.find((meal) => meal === value) ?? null

export type WeekValues = { specials: readonly SpecialDraft[] }

export const valuesOf = ({ specials: read }: EditableSpecials): WeekValues => ({
  specials: read.map((special) => draftOf(special)),
})

const draftOf = ({
  id,
  discountPercent,
  maxDailyOrders,
  loyaltyMultiplier,
  priority,
  price = '',
  from = '',
  until = '',
  ...special
}: EditableSpecials['specials'][number]): SpecialDraft => ({
  ...special,
  price,
  from,
  until,
  alsoOn: [],
  key: id,
  isNew: false,
  discountPercent: String(discountPercent),
  maxDailyOrders: maxDailyOrders === null ? '' : String(maxDailyOrders),
  loyaltyMultiplier: String(loyaltyMultiplier),
  priority: String(priority),
})

export const createSpecialDraft = (key: string, dayOfWeek: number): SpecialDraft => ({
  key,
  isNew: true,
  title: '',
  description: '',
  menuItemId: 0,
  dayOfWeek,
  alsoOn: [],
  mealtime: null,
  discountPercent: '10',
  price: '',
  from: '',
  until: '',
  maxDailyOrders: '',
  loyaltyMultiplier: '1',
  priority: '1',
})

const numberOf = (typed: string, fallback: number): number =>
  typed.trim() === '' ? fallback : Number(readTypedAmount(typed) ?? NaN)

const isPriced = ({ price }: Pick<SpecialDraft, 'price'>): boolean => price.trim() !== ''

/** Returns what a special costs, as far as typed: by its own price or by a discount. */
export function getSpecialTerms(special: SpecialDraft): { discountPercent: number; priceCents?: Cents } {
  const typed = readTypedAmount(special.price)
  if (typed !== null && isPriced(special)) return { discountPercent: 0, priceCents: toCents(typed) }
  const percent = numberOf(special.discountPercent, 0)
  return { discountPercent: !isPriced(special) && isComplete(percent, 0, 90) ? percent : 0 }
}

/** Parses a special's figures; invalid text gives NaN. */
export const parseSpecialFigures = ({
  price,
  discountPercent,
  maxDailyOrders,
  loyaltyMultiplier,
  priority,
}: SpecialDraft) => ({
  discountPercent: isPriced({ price }) ? 0 : numberOf(discountPercent, 0),
  maxDailyOrders: maxDailyOrders.trim() === '' ? null : numberOf(maxDailyOrders, 0),
  loyaltyMultiplier: numberOf(loyaltyMultiplier, 1),
  priority: numberOf(priority, 1),
})

const toSpecialInput = (special: SpecialDraft) => ({
  ...(!special.isNew && { id: special.key }),
  title: special.title.trim(),
  description: special.description.trim(),
  menuItemId: special.menuItemId,
  dayOfWeek: special.dayOfWeek,
  mealtime: special.mealtime,
  ...(special.sellsItemId !== undefined && { sellsItemId: special.sellsItemId }),
  ...(isPriced(special) && { price: special.price.trim() }),
  ...(special.from !== '' && { from: special.from }),
  ...(special.until !== '' && { until: special.until }),
  ...parseSpecialFigures(special),
})

/** Returns the specials with their copies on other weekdays, which come last. */
export const toSpecialsBody = (specials: readonly SpecialDraft[]) => [
  ...specials.map(toSpecialInput),
  ...listCopies(specials).map(({ special, day }) => toSpecialInput({ ...special, isNew: true, dayOfWeek: day })),
]

const listCopies = (specials: readonly SpecialDraft[]) =>
  specials.flatMap((special, at) => special.alsoOn.map((day) => ({ special, at, day })))

const isComplete = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

const isMultiplier = (value: number) => value >= 1 && value <= 10 && Number(value.toFixed(2)) === value

const figure = (isRight: (typed: string) => boolean, message: string) => z.string().check(z.refine(isRight, message))

const weekSchema = z.object({
  specials: z.array(
    z.object({
      title: figure((typed) => !isBlank(typed), 'Title is required'),
      price: figure((typed) => typed.trim() === '' || readTypedAmount(typed) !== null, 'Must be a price such as 9.95'),
      discountPercent: figure((typed) => isComplete(numberOf(typed, 0), 0, 90), 'Must be a whole number from 0 to 90'),
      maxDailyOrders: figure(
        (typed) => isComplete(numberOf(typed, 1), 1, 9999),
        'Must be a whole number from 1, or empty',
      ),
      loyaltyMultiplier: figure((typed) => isMultiplier(numberOf(typed, 1)), 'Must be from 1 to 10, such as 1.5'),
      priority: figure((typed) => isComplete(numberOf(typed, 1), 0, 100), 'Must be a whole number from 0 to 100'),
    }),
  ),
})
const checkFigures = schemaCheck(weekSchema)

/** Returns the errors that the form can detect, by the same paths as the server's. */
export const checkWeek =
  (context: WeekContext): Check<WeekValues> =>
  ({ specials }) => {
    const figures = checkFigures({ specials })
    const copies = listCopies(specials)
    const rules = validateSpecialsWeek(toSpecialsBody(specials), context).map((error) => {
      const copy = copies[Number(error.path.split('.')[1]) - specials.length]
      if (!copy) return error
      return { path: `specials.${copy.at}.alsoOn`, message: `${getWeekdayName(copy.day)}: ${error.message}` }
    })
    return [...figures, ...rules.filter(({ path }) => figures.every((error) => error.path !== path))]
  }
