import { getSiteKind, type SiteKind } from '#shared/locations/site-kind'
import { addFigures, areFiguresEqual } from '#shared/numbers/figures'
import { formatDay, groupFiguresByDay, type DailyFigures } from '#shared/numbers/figure-days'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { getItems, tableName, type Item, type Key } from '../platform/table/table'
import { ContributionRecord, DayRecord, DishNamesRecord, numbersKeys } from './records'
import { contributionKeys } from './contributions/keys'

/** What a source adds to daily figures at the moment. */
export type Contribution = {
  /** Where the source was made; by default where it was counted before, or the present site. */
  readonly site?: SiteKind | undefined
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
  one.every((part) => {
    const found = other.find((each) => formatDay(each) === formatDay(part))
    return found !== undefined && areFiguresEqual(part.figures, found.figures)
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

const getDayKey = ({ location, site = 'live', date }: DailyFigures) => numbersKeys.day(location, date, site)

/** Returns the dishes' names of each site that contributions are of, by serialized key. */
function groupDishNames(open: readonly OpenContribution[]) {
  const sites = new Map<string, { readonly key: Key; readonly names: Readonly<Record<string, string>> }>()
  for (const { contribution } of open) {
    for (const { location, site = 'live' } of contribution.parts) {
      const key = numbersKeys.names(location, site)
      const names = { ...sites.get(key.pk)?.names, ...Object.fromEntries(contribution.names ?? []) }
      sites.set(key.pk, { key, names })
    }
  }
  return [...sites.values()]
}

type Settlement = { readonly open: readonly OpenContribution[]; readonly records: ReadonlyMap<string, Item> }

/** Adds the differences to the days and updates new or changed dish names. */
function buildDaySteps({ open, records }: Settlement): readonly WriteStep[] {
  const parts = sumDifferences(open)
  const days = parts.map((part) => {
    const key = getDayKey(part)
    const item = records.get(serializeKey(key))
    const day = item && DayRecord.parse(item)
    return putNextVersion({ ...key, type: 'Day', figures: addFigures(day?.figures ?? {}, part.figures) }, day?.version)
  })
  const nameSteps = groupDishNames(open).flatMap(({ key, names }) => {
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

/** Assigns the parts of a contribution to the kind of site at which its source was made. */
function assignSite(contribution: Contribution, previous: ContributionRecord | undefined): Contribution {
  const [counted] = previous?.parts ?? []
  const before = counted && (counted.site ?? 'live')
  const parts = contribution.parts.map((part): DailyFigures => {
    const site = contribution.site ?? before ?? getSiteKind(part.location)
    return { ...part, ...(site === 'test' && { site }) }
  })
  return { ...contribution, parts }
}

async function readSettlement(sources: readonly ContributionSource[]): Promise<Settlement> {
  const records = await getRecords(sources.map(({ key }) => contributionKeys.counted(key)))
  const all = await Promise.all(
    sources.map(async ({ key, contribution }) => {
      const item = records.get(serializeKey(contributionKeys.counted(key)))
      const previous = item && ContributionRecord.parse(item)
      return { key, previous, contribution: assignSite(await contribution(previous), previous) }
    }),
  )
  const open = all.filter(({ previous, contribution }) => !arePartsEqual(previous?.parts ?? [], contribution.parts))
  const keys = [...sumDifferences(open).map(getDayKey), ...groupDishNames(open).map(({ key }) => key)]
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
