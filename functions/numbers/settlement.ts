import type { LocationCode } from '#shared/locations/index'
import { addFigures, areFiguresEqual } from '#shared/numbers/figures'
import { groupFiguresByDay, type DailyFigures } from '#shared/numbers/daily-figures'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { getItems, tableName, type Item, type Key } from '../platform/table/table'
import { ContributionRecord, DayRecord, DishNamesRecord, numbersKeys } from './records'
import { contributionKeys } from './contributions/keys'

/** What a source adds to daily figures at the moment. */
export type Contribution = {
  readonly parts: readonly DailyFigures[]
  /** Costs in cents, stored because prices change. Later contributions use the stored ones. */
  readonly costs?: readonly number[] | undefined
  readonly earned?: boolean
  readonly names?: ReadonlyMap<number, string>
  /** Further attributes of the contribution's record. */
  readonly index?: Item
  /** Whether to delete the contribution's record. */
  readonly isGone?: boolean
  /** Further steps of the transaction. */
  readonly furtherSteps?: readonly WriteStep[]
}

type ContributionSource = {
  readonly key: Key
  /** Calculates the current contribution, given the stored one. */
  readonly contribution: (previous: ContributionRecord | undefined) => Promise<Contribution>
}

const arePartsEqual = (one: readonly DailyFigures[], other: readonly DailyFigures[]): boolean =>
  one.length === other.length &&
  one.every(({ location, date, figures }) => {
    const found = other.find((part) => part.location === location && part.date === date)
    return found !== undefined && areFiguresEqual(figures, found.figures)
  })

const putNextVersion = (Item: Item, version: number | undefined): WriteStep => ({
  write: { Put: ifUnchanged({ TableName: tableName(), Item: { ...Item, version: (version ?? 0) + 1 } }, { version }) },
})

type OpenContribution = {
  readonly key: Key
  readonly previous: ContributionRecord | undefined
  readonly contribution: Contribution
}

const serializeKey = ({ pk, sk }: Key) => `${pk}/${sk}`

/** Returns the current records by serialized key. */
async function getRecords(keys: readonly Key[]): Promise<ReadonlyMap<string, Item>> {
  const items = await getItems(keys)
  return new Map(items.map((item) => [serializeKey({ pk: String(item['pk']), sk: String(item['sk']) }), item]))
}

/** Returns what to add to each day: current contributions minus the previous ones. */
const sumDifferences = (open: readonly OpenContribution[]): readonly DailyFigures[] =>
  groupFiguresByDay(
    open.flatMap(({ previous, contribution }) => [
      ...contribution.parts,
      ...(previous?.parts ?? []).map((part) => ({ ...part, figures: addFigures({}, part.figures, -1) })),
    ]),
  )

const listDishNames = (open: readonly OpenContribution[]) =>
  Object.fromEntries(open.flatMap(({ contribution }) => [...(contribution.names ?? [])]))

type Settlement = { readonly open: readonly OpenContribution[]; readonly records: ReadonlyMap<string, Item> }

/** Adds the differences to the days and updates new or changed dish names. */
function buildDaySteps({ open, records }: Settlement): readonly WriteStep[] {
  const parts = sumDifferences(open)
  const days = parts.map(({ location, date, figures }) => {
    const key = numbersKeys.day(location, date)
    const item = records.get(serializeKey(key))
    const day = item && DayRecord.parse(item)
    return putNextVersion({ ...key, type: 'Day', figures: addFigures(day?.figures ?? {}, figures) }, day?.version)
  })
  const names = listDishNames(open)
  const codes = [...new Set(open.flatMap(({ contribution }) => contribution.parts.map(({ location }) => location)))]
  const nameSteps = codes.flatMap((location) => {
    const key = numbersKeys.names(location)
    const item = records.get(serializeKey(key))
    const stored = item && DishNamesRecord.parse(item)
    const isNew = Object.entries(names).some(([id, name]) => stored?.names[id] !== name)
    return isNew
      ? [putNextVersion({ ...key, type: 'DishNames', names: { ...stored?.names, ...names } }, stored?.version)]
      : []
  })
  return [...days, ...nameSteps]
}

function buildContributionStep({ key, previous, contribution }: OpenContribution): WriteStep {
  const version = previous?.version
  if (contribution.isGone)
    return {
      write: { Delete: ifUnchanged({ TableName: tableName(), Key: contributionKeys.counted(key) }, { version }) },
    }
  return putNextVersion(
    {
      ...contributionKeys.counted(key),
      ...contribution.index,
      type: 'Counted',
      parts: contribution.parts,
      costs: contribution.costs,
      earned: contribution.earned,
    },
    version,
  )
}

async function readSettlement(sources: readonly ContributionSource[]): Promise<Settlement> {
  const records = await getRecords(sources.map(({ key }) => contributionKeys.counted(key)))
  const all = await Promise.all(
    sources.map(async ({ key, contribution }) => {
      const item = records.get(serializeKey(contributionKeys.counted(key)))
      const previous = item && ContributionRecord.parse(item)
      return { key, previous, contribution: await contribution(previous) }
    }),
  )
  const open = all.filter(({ previous, contribution }) => !arePartsEqual(previous?.parts ?? [], contribution.parts))
  const codes: readonly LocationCode[] = open.flatMap(({ contribution }) =>
    contribution.parts.map(({ location }) => location),
  )
  const keys = [
    ...sumDifferences(open).map(({ location, date }) => numbersKeys.day(location, date)),
    ...[...new Set(codes)].map(numbersKeys.names),
  ]
  return { open, records: await getRecords(keys) }
}

/**
 * Updates the daily figures to the current contributions of these sources. The differences and the
 * new contributions are written in one transaction, so repeated, late or reordered calls have the
 * same result (decision 0047). A transaction has room for at most 30 sources.
 */
export const settleContributions = (sources: readonly ContributionSource[]): Promise<void> =>
  runOptimisticWrite(
    () => readSettlement(sources),
    (settlement) => ({
      steps: [
        ...settlement.open.map(buildContributionStep),
        ...buildDaySteps(settlement),
        ...settlement.open.flatMap(({ contribution }) => contribution.furtherSteps ?? []),
      ],
      answer: undefined,
    }),
  )
