import type { LocationCode } from '#shared/locations/index'
import { addFigures, areFiguresEqual } from '#shared/numbers/figures'
import { groupFiguresByDay } from '#shared/numbers/daily-figures'
import type { DailyFigures } from '#shared/numbers/daily-figures'
import { ifUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { getItems, tableName } from '../platform/table/table'
import type { Item, Key } from '../platform/table/table'
import { ContributionRecord, DayRecord, DishNamesRecord, numbersKeys } from './records'

/** What a thing comes to now, worked out anew each time that it is asked. */
export type Contribution = {
  readonly parts: readonly DailyFigures[]
  /**
   * Kept with the parts, since prices change; those that were kept before are given to whoever
   * asks.
   */
  readonly costs?: readonly number[] | undefined
  readonly earned?: boolean
  readonly names?: ReadonlyMap<number, string>
  /** Further attributes of what is kept. */
  readonly index?: Item
  /** Whether nothing is to be kept of it any more. */
  readonly isGone?: boolean
  /** What is written with it. */
  readonly beside?: readonly WriteStep[]
}

type Asked = {
  readonly key: Key
  /** Of what the thing is now, and the costs that were kept of it. */
  readonly worth: (kept: ContributionRecord | undefined) => Promise<Contribution>
}

const sameParts = (one: readonly DailyFigures[], other: readonly DailyFigures[]): boolean =>
  one.length === other.length &&
  one.every(({ location, date, figures }) => {
    const found = other.find((part) => part.location === location && part.date === date)
    return found !== undefined && areFiguresEqual(figures, found.figures)
  })

const put = (Item: Item, version: number | undefined): WriteStep => ({
  write: { Put: ifUnchanged({ TableName: tableName(), Item: { ...Item, version: (version ?? 0) + 1 } }, { version }) },
})

type Owed = { readonly key: Key; readonly counted: ContributionRecord | undefined; readonly worth: Contribution }

const keyText = ({ pk, sk }: Key) => `${pk}/${sk}`

/** The records of some keys by these, as they are. */
async function recordsAt(keys: readonly Key[]): Promise<ReadonlyMap<string, Item>> {
  const items = await getItems(keys)
  return new Map(items.map((item) => [keyText({ pk: String(item['pk']), sk: String(item['sk']) }), item]))
}

/** What is to be added to each day: what things come to now, less what they have added before. */
const owedOf = (owed: readonly Owed[]): readonly DailyFigures[] =>
  groupFiguresByDay(
    owed.flatMap(({ counted, worth }) => [
      ...worth.parts,
      ...(counted?.parts ?? []).map((part) => ({ ...part, figures: addFigures({}, part.figures, -1) })),
    ]),
  )

const namesOf = (owed: readonly Owed[]) => Object.fromEntries(owed.flatMap(({ worth }) => [...(worth.names ?? [])]))

type Standing = { readonly owed: readonly Owed[]; readonly records: ReadonlyMap<string, Item> }

/**
 * Adds to the days what is owed to them, and the names of dishes that are new or called otherwise.
 */
function daySteps({ owed, records }: Standing): readonly WriteStep[] {
  const parts = owedOf(owed)
  const days = parts.map(({ location, date, figures }) => {
    const key = numbersKeys.day(location, date)
    const item = records.get(keyText(key))
    const day = item && DayRecord.parse(item)
    return put({ ...key, type: 'Day', figures: addFigures(day?.figures ?? {}, figures) }, day?.version)
  })
  const names = namesOf(owed)
  const places = [...new Set(owed.flatMap(({ worth }) => worth.parts.map(({ location }) => location)))]
  const named = places.flatMap((location) => {
    const key = numbersKeys.names(location)
    const item = records.get(keyText(key))
    const known = item && DishNamesRecord.parse(item)
    const isNew = Object.entries(names).some(([id, name]) => known?.names[id] !== name)
    return isNew ? [put({ ...key, type: 'DishNames', names: { ...known?.names, ...names } }, known?.version)] : []
  })
  return [...days, ...named]
}

function countedStep({ key, counted, worth }: Owed): WriteStep {
  const version = counted?.version
  if (worth.isGone)
    return {
      write: { Delete: ifUnchanged({ TableName: tableName(), Key: numbersKeys.counted(key) }, { version }) },
    }
  return put(
    {
      ...numbersKeys.counted(key),
      ...worth.index,
      type: 'Counted',
      parts: worth.parts,
      costs: worth.costs,
      earned: worth.earned,
    },
    version,
  )
}

async function standing(all: readonly Asked[]): Promise<Standing> {
  const kept = await recordsAt(all.map(({ key }) => numbersKeys.counted(key)))
  const owed = await Promise.all(
    all.map(async ({ key, worth }) => {
      const item = kept.get(keyText(numbersKeys.counted(key)))
      const counted = item && ContributionRecord.parse(item)
      return { key, counted, worth: await worth(counted) }
    }),
  )
  const open = owed.filter(({ counted, worth }) => !sameParts(counted?.parts ?? [], worth.parts))
  const places: readonly LocationCode[] = open.flatMap(({ worth }) => worth.parts.map(({ location }) => location))
  const keys = [
    ...owedOf(open).map(({ location, date }) => numbersKeys.day(location, date)),
    ...[...new Set(places)].map(numbersKeys.names),
  ]
  return { owed: open, records: await recordsAt(keys) }
}

/**
 * Brings the days in line with what these things come to now. Each keeps what it has added; what is
 * written is the difference, with the day and that in one transaction: told twice, late or out of
 * turn it comes to the same (decision 0047). At most thirty things at once, which is what a
 * transaction holds.
 */
export const settleContributions = (all: readonly Asked[]): Promise<void> =>
  runOptimisticWrite(
    () => standing(all),
    (standing) => ({
      steps: [
        ...standing.owed.map(countedStep),
        ...daySteps(standing),
        ...standing.owed.flatMap(({ worth }) => worth.beside ?? []),
      ],
      answer: undefined,
    }),
  )
