import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { UNCOUNTED, type ChecklistId, type ChecklistPage, type SampleValue } from '#shared/locations/checklist-contract'
import { formatCount } from '#base/format'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { formatFullDate } from '#shared/platform/time'
import { useDeskLocation } from '../desk-location'
import { CATEGORIES_PATH, deskPaths, getDishPath } from '../paths'
import { CountedList } from './declared-dishes'

const pagePaths: Readonly<Record<ChecklistPage, { readonly path: string; readonly label: string }>> = {
  settings: { path: deskPaths.settings, label: 'Settings' },
  taxes: { path: deskPaths.taxes, label: 'Taxes' },
  specials: { path: deskPaths.specials, label: 'Specials' },
  hours: { path: deskPaths.hours, label: 'Hours' },
  dayparts: { path: deskPaths.dayparts, label: 'Dayparts' },
  kitchen: { path: deskPaths.kitchen, label: 'Kitchen' },
  events: { path: deskPaths.events, label: 'Events' },
  inventory: { path: '/inventory', label: 'Inventory' },
  menu: { path: deskPaths.menu, label: 'Menu' },
  options: { path: deskPaths.optionGroups, label: 'Option groups' },
  rewards: { path: deskPaths.rewards, label: 'Rewards' },
  categories: { path: CATEGORIES_PATH, label: 'Categories' },
  ingredients: { path: deskPaths.ingredients, label: 'Ingredients' },
}

export const Value = chakra('li', {
  base: {
    overflowWrap: 'anywhere',
    '& > :first-child': { display: 'inline-block', _firstLetter: { textTransform: 'uppercase' } },
  },
})

export const PageLink = ({ page }: { readonly page: ChecklistPage }) => (
  <chakra.a asChild textDecoration="underline">
    <Link href={pagePaths[page].path}>{pagePaths[page].label}</Link>
  </chakra.a>
)

type SampleWords = {
  /** What the list has, with its count. */
  readonly count: (samples: readonly SampleValue[]) => string
  /** What the owner says by signing nevertheless. */
  readonly keep: (samples: readonly SampleValue[]) => string
  readonly warning: (samples: readonly SampleValue[]) => string
}

const stillSample = (one: string, many: string, warning: string): SampleWords => ({
  count: ({ length }) => `${formatCount(length, `${one} is`, `${many} are`)} still as in the sample`,
  keep: ({ length }) => `I keep ${formatCount(length, one, many)} of the sample`,
  warning: () => warning,
})

/** Counts ingredients: not counted, without a count or a delivery, with levels of the sample. */
function countStock(samples: readonly SampleValue[]) {
  const uncounted = samples.filter(({ value }) => value === UNCOUNTED).length
  const unopened = samples.filter(({ page }) => page === 'inventory').length
  return { uncounted, unopened, levels: samples.length - uncounted - unopened }
}

function isOpenedUncounted(samples: readonly SampleValue[]): boolean {
  const { uncounted, unopened } = countStock(samples)
  return uncounted + unopened > 0
}

function describeStock(samples: readonly SampleValue[]): string {
  const { uncounted, unopened, levels } = countStock(samples)
  return [
    ...(uncounted > 0 ? [`${formatCount(uncounted, 'ingredient is', 'ingredients are')} not counted here`] : []),
    ...(unopened > 0 ? [`Of ${formatCount(unopened, 'ingredient')}, nothing was counted or received`] : []),
    ...(levels > 0 ? [`Minimum and par of ${formatCount(levels, 'ingredient')} are the sample's`] : []),
  ].join('. ')
}

function keepStock(samples: readonly SampleValue[]): string {
  const { uncounted, unopened, levels } = countStock(samples)
  const levelText = formatCount(levels, 'minimum and par', 'minimums and pars')
  if (!isOpenedUncounted(samples)) return `I keep ${levelText}`
  return `I open with ${formatCount(uncounted + unopened, 'ingredient')} uncounted${levels > 0 ? `, and keep ${levelText}` : ''}`
}

/** Only ingredients that are counted take dishes off the menu. */
function warnOfStock(samples: readonly SampleValue[]): string {
  const { uncounted, unopened, levels } = countStock(samples)
  return [
    ...(unopened > 0
      ? ['Dishes with a counted ingredient of which nothing was counted or received are sold out until something is.']
      : []),
    ...(uncounted > 0 ? ['Uncounted ingredients take no dish off the menu: 86 it when they run out.'] : []),
    ...(levels > 0 ? ['Low stock and the order list go by minimum and par.'] : []),
  ].join(' ')
}

const words: Readonly<Partial<Record<ChecklistId, SampleWords>>> = {
  prices: stillSample('price', 'prices', 'Guests pay them.'),
  rewards: stillSample('reward or rule', 'rewards and rules', 'Guests earn and are given it from your till.'),
  capacities: stillSample('value', 'values', 'Times that guests are promised are calculated with them.'),
  settings: stillSample('value', 'values', 'Guests read them as yours.'),
  texts: stillSample(
    'text or mark',
    'texts and marks',
    'Guests read them as yours, also what they say about allergens.',
  ),
  pictures: stillSample('picture', 'pictures', 'Guests see them as your food.'),
  links: stillSample('link', 'links', 'They lead to pages that are not yours.'),
  recipes: stillSample('recipe or cost', 'recipes and costs', 'Food cost, margins and stock are calculated with them.'),
  stock: {
    count: describeStock,
    keep: keepStock,
    warning: warnOfStock,
  },
}

type SamplesProps = { readonly id: ChecklistId; readonly samples: readonly SampleValue[] }

/** Splits what an item lists into what was changed at the test site, and the sample's values. */
const splitByOrigin = (samples: readonly SampleValue[]) => [
  samples.filter(({ changed }) => changed),
  samples.filter(({ changed }) => !changed),
]

/** Says what a list of an item has, with its count. */
const countSamples = ({ count }: SampleWords, samples: readonly SampleValue[]): string =>
  samples.some(({ changed }) => changed)
    ? `${formatCount(samples.length, 'value was', 'values were')} changed at the test site, by anyone`
    : count(samples)

/** Says when a dish, or what the group shares, was changed last. */
const describeChange = (by: string | undefined, on: string): string =>
  by === undefined ? `changed last ${on}, see Changes` : `the dish changed last by ${by}, ${on}`

/** Lists what of an item isn't the owner's, with links to change it; nothing if all is. */
export const SampleValues = ({ id, samples }: SamplesProps) =>
  splitByOrigin(samples).map((same, at) => <ListedValues key={at} id={id} samples={same} />)

function ListedValues({ id, samples }: SamplesProps) {
  const { timeZone } = useDeskLocation()
  const text = words[id]
  if (!text || samples.length === 0) return null
  return (
    <CountedList title={countSamples(text, samples)}>
      {samples.map(({ page, name, value, dish, changed }) => (
        <Value key={`${page} ${name} ${value}`}>
          {dish ? (
            <chakra.a asChild textDecoration="underline">
              <Link href={getDishPath(dish)}>{name}</Link>
            </chakra.a>
          ) : (
            <span>{name}</span>
          )}
          {value && `: ${value}`}
          {changed?.was && `, at first ${changed.was}`}
          {changed && ` (${describeChange(changed.by, formatFullDate(changed.at, timeZone))})`}
          {!dish && (
            <>
              {' '}
              (<PageLink page={page} />)
            </>
          )}
        </Value>
      ))}
    </CountedList>
  )
}

type SignSamplesDialogProps = SamplesProps & { readonly onSign: () => void; readonly onClose: () => void }

/** Says what stays the sample's, with its count, before an item is signed. */
export function SignSamplesDialog({ id, samples, onSign, onClose }: SignSamplesDialogProps) {
  const text = words[id]
  if (!text) return null
  return (
    <ConfirmDialog
      title={id === 'stock' && isOpenedUncounted(samples) ? 'Open without a count?' : 'Are these yours?'}
      confirmLabel={samples.some(({ changed }) => changed) ? `I keep all ${samples.length}` : text.keep(samples)}
      keepLabel="Not Yet"
      isDestructive={false}
      onConfirm={onSign}
      onClose={onClose}
    >
      {splitByOrigin(samples)
        .filter((same) => same.length > 0)
        .map((same) => `${countSamples(text, same)}.`)
        .join(' ')}{' '}
      {text.warning(samples)}
    </ConfirmDialog>
  )
}
