import type { GrowthFigures, MeasurementRun, Measurements, PartName } from './measurements'
import { formatCostTable } from './cost-model'
import { FIXED_WORK, MAX_SLOWDOWN, MAX_TIMES_SLOWER, findReason, getSlowdown, isGrown } from './growth/growth-limits'
import { WARM_UP_ORDERS } from './warm-up'

/** The product's performance goals. The report marks figures that miss them. */
const benchGoals = {
  /** Factor of the initialization time of a function that only reads one item. */
  init: 2.2,
  /** Lighthouse's performance score on the mobile preset, by page. */
  performance: new Map([
    ['landing', 97],
    ['menu', 97],
    ['checkout', 95],
    ['kitchen', 95],
  ]),
  /** Milliseconds from an input to the next paint. */
  interactionMs: 200,
} as const

/** How each part of the report is measured. */
const partDescriptions: Readonly<Record<PartName, string>> = {
  units: 'The table units of each call of the contract, called once by an admin who has placed a few orders.',
  growth:
    'Each call, reaction and schedule before and after orders of many simulated days, most of them by one regular. Table units are counted, and may not grow except by design. Times are medians of 40 calls in turn, and are measured from 1,000 orders on (`--orders`).',
  bundles:
    'Each function as deployed, in a fresh process, compared with a function that only reads one item with the document client and is bundled the same way. The runs alternate; each figure is the median of 15.',
  scripts: 'The scripts that a first visit to the page loads, gzip, read from the built site.',
  lighthouse: 'Lighthouse 12.8.2, mobile preset with simulated network and processor; the median of the runs.',
  interaction:
    'From a tap or key to the next paint (Interaction to Next Paint), in Chromium with the processor slowed down four times: the menu on a phone of 390 pixels, and a board with 30 tickets on a tablet. Each round is a first visit.',
  cost: 'One hundred orders from the first look at the menu to the last move in the kitchen: the guest reads the menu, places the order and follows it for 30 minutes; the kitchen moves it; pushes are sent.',
}

/** In the order of the report. */
export const partNames = ['growth', 'lighthouse', 'interaction', 'scripts', 'bundles', 'cost', 'units'] as const

type Cell = string | number

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
/** Formats a figure, marked if it misses its goal. */
const formatFigure = (value: number, goal: number) => (value > goal ? `**${value}** (goal ${goal})` : String(value))
const heldAtLeast = (value: number, goal: number) => (value < goal ? `**${value}** (goal ${goal})` : String(value))

function formatGrowthTimes({ times, thousands }: GrowthFigures): string {
  const slowdown = getSlowdown(thousands)
  if (slowdown === undefined) return 'Times have not been measured yet: `npm run bench -- growth`.'
  return [
    table(
      ['call', 'ms before', 'ms after', 'times as long'],
      times.map(({ call, beforeMs, afterMs, timesSlower }) => [
        call,
        beforeMs,
        afterMs,
        formatFigure(timesSlower, MAX_TIMES_SLOWER),
      ]),
    ),
    ...(times.some(({ call }) => call === FIXED_WORK)
      ? ['The fixed work was timed in the same rounds: times as long are without what the machine itself changed.']
      : []),
    table(
      ['orders', 'seconds'],
      thousands.map(({ orders, seconds }) => [orders, seconds]),
    ),
    `All orders took ${formatFigure(Number(slowdown.toFixed(2)), MAX_SLOWDOWN)} times what the first thousand predicts.`,
  ].join('\n\n')
}

function formatGrowth(figures: GrowthFigures): string {
  const grown = figures.reads.filter(isGrown)
  return [
    `Of ${figures.reads.length} calls, reactions and schedules, ${figures.reads.length - grown.length} use no more table units after ${figures.orders} further orders. These use more:`,
    table(
      ['call', 'units before', 'units after', 'reason'],
      grown.map((each) => [each.call, each.before, each.after, findReason(each) ?? '**not by design**']),
    ),
    formatGrowthTimes(figures),
  ].join('\n\n')
}

/** The writers of the measured parts. */
const writers: { readonly [Name in PartName]: (figures: NonNullable<Measurements[Name]>['figures']) => string } = {
  units: (figures) =>
    table(
      ['call', 'answer', 'table units'],
      figures.map(({ call, status, units }) => [call, status, units]),
    ),
  bundles: ({ count, bareBytes, timesBare, firstTimesBare, slowest }) =>
    [
      `The baseline has ${kB(bareBytes)} kB. The median of ${count} functions starts in ${timesBare} times its time, and gives the first answer in ${firstTimesBare} times its time. The slowest to answer:`,
      table(
        ['function', 'kB', 'start, times bare', 'first answer, times bare'],
        slowest.map(({ id, bytes, timesBare, firstTimesBare }) => [
          id,
          kB(bytes),
          formatFigure(timesBare, benchGoals.init),
          firstTimesBare,
        ]),
      ),
    ].join('\n\n'),
  growth: (figures) => formatGrowth(figures),
  scripts: (figures) =>
    table(
      ['page', 'kB'],
      figures.map(({ page, bytes }) => [page, kB(bytes)]),
    ),
  lighthouse: (figures) =>
    table(
      [
        'page',
        'performance',
        'accessibility',
        'first paint ms',
        'largest paint ms',
        'blocked ms',
        'layout shift',
        'runs',
      ],
      figures.map((each) => [
        each.page,
        heldAtLeast(each.performance, benchGoals.performance.get(each.page) ?? 0),
        each.accessibility,
        each.firstPaintMs,
        each.largestPaintMs,
        each.blockedMs,
        each.layoutShift,
        each.runs,
      ]),
    ),
  interaction: (figures) =>
    table(
      ['interaction', 'median ms', '95% within ms', 'rounds'],
      figures.map(({ interaction, medianMs, slowMs, rounds }) => [
        interaction,
        medianMs,
        formatFigure(slowMs, benchGoals.interactionMs),
        rounds,
      ]),
    ),
  cost: (figures) =>
    [
      table(
        [`of one order (average of ${figures.orders})`, 'used'],
        Object.entries(figures).flatMap(([name, value]) => (name === 'orders' ? [] : [[words(name), value]])),
      ),
      formatCostTable(figures),
    ].join('\n\n'),
}

/** Converts a camel-case name to words: `tableWriteUnits` to table write units. */
const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const titles: Readonly<Record<PartName, string>> = {
  units: 'Table units of every call',
  growth: 'Growth with history',
  bundles: 'Functions',
  scripts: 'Script of each page',
  lighthouse: 'Lighthouse',
  interaction: 'Interaction',
  cost: 'What an order costs',
}

/** The command that measures a part anew. */
const commands: Readonly<Record<PartName, string>> = {
  units: 'npm run bench -- units',
  bundles: 'npm run bench -- bundles',
  scripts: 'npm run bench -- scripts',
  lighthouse: 'npm run bench -- lighthouse',
  interaction: 'npm run bench -- interaction',
  growth: 'npm run bench -- growth',
  cost: 'npm run bench -- cost',
}

const taken = ({ at, commit, machine }: MeasurementRun) =>
  `${at.slice(0, 16).replace('T', ' ')} UTC at ${commit} on ${machine}`

const formatFigures = <Name extends PartName>(name: Name, part: NonNullable<Measurements[Name]>): string =>
  `${writers[name](part.figures)}\n\nMeasured ${taken(part.taken)} with \`${commands[name]}\`.`

/** Formats a part of the report: how it is measured, its figures, and where they come from. */
export function formatSection<Name extends PartName>(name: Name, measured: Measurements): string {
  const part: Measurements[Name] = measured[name]
  const figures = part ? formatFigures(name, part) : `Not measured yet: \`${commands[name]}\`.`
  return [`## ${titles[name]}`, partDescriptions[name], figures].join('\n\n')
}

/** Formats the report of all measurements. */
export const formatReport = (measured: Measurements): string =>
  [
    '# Measurements',
    `Each command below writes its part of this page. All measure a product that has already completed ${WARM_UP_ORDERS} orders. Absolute times of a shared machine mean little. Read the ratios, which compare two ways within one run. A figure that misses its goal is bold. CI fails when a script, the table units of a call, or what a call reads after more orders has grown; the other figures hold for the commit and machine that stand next to them.`,
    ...partNames.map((name) => formatSection(name, measured)),
  ].join('\n\n')
