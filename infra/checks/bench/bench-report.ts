import type { MeasurementRun, Measurements, PartName } from './measurements'
import { formatCostTable } from './cost-model'

/** The product's performance goals. The report marks figures that miss them. */
export const benchGoals = {
  /** Factor of the initialization time of a function that only reads one item. */
  init: 2.2,
  /**
   * Factor by which the product is faster at p50 than the other server's best way, and factor of
   * its throughput with eight clients.
   */
  against: {
    'menu read': { faster: 1.3, asMany: 1.3 },
    'order of three lines': { faster: 3.5, asMany: 5 },
  },
  /** Lighthouse's performance score on the mobile preset, by page. */
  performance: new Map([
    ['landing', 97],
    ['menu', 97],
    ['checkout', 95],
    ['kitchen', 95],
  ]),
} as const

/** How each part of the report is measured. */
export const partDescriptions: Readonly<Record<PartName, string>> = {
  units: 'The table units of each call of the contract, called once by an admin who has placed a few orders.',
  bundles:
    'Each function as deployed, in a fresh process, compared with a function that only reads one item with the document client and is bundled the same way. The runs alternate; each figure is the median of 15.',
  scripts: 'The scripts that a first visit to the page loads, gzip, read from the built site.',
  lighthouse: 'Lighthouse 12.8.2, mobile preset with simulated network and processor; the median of the runs.',
  against:
    "Reading the menu and placing an order of three lines, compared with another server that sells the same dishes from SQLite on the same machine. Both run in turns within one run, after eight turns of warming up. Each order comes from a visitor of its own. The other server is called in each way that it offers, and its best one counts. Both send compressed answers. After each turn the test waits until no work is left, so each side's follow-up work falls into its own turn: receipts there; stock, boards, pushes, numbers and receipts here.",
  cost: 'One hundred orders from the first look at the menu to the last move in the kitchen: the guest reads the menu, places the order and follows it for 30 minutes; the kitchen moves it; pushes are sent.',
}

/** In the order of the report. */
export const partNames = ['against', 'lighthouse', 'scripts', 'bundles', 'cost', 'units'] as const

type Cell = string | number

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
/** Formats a figure, marked if it misses its goal. */
const formatFigure = (value: number, goal: number) => (value > goal ? `**${value}** (goal ${goal})` : String(value))
const heldAtLeast = (value: number, goal: number) => (value < goal ? `**${value}** (goal ${goal})` : String(value))

/** The writers of the measured parts. */
const writers: { readonly [Name in PartName]: (figures: NonNullable<Measurements[Name]>['figures']) => string } = {
  units: (figures) =>
    table(
      ['call', 'answer', 'table units'],
      figures.map(({ call, status, units }) => [call, status, units]),
    ),
  bundles: ({ bareBytes, bareInitMs, functions }) =>
    [
      `The bare document client has ${kB(bareBytes)} kB and starts in ${bareInitMs} ms.`,
      table(
        ['function', 'kB', 'init ms', 'times bare', 'to the first answer ms', 'times bare'],
        functions.map(({ id, bytes, initMs, timesBare, firstAnswerMs, firstTimesBare }) => [
          id,
          kB(bytes),
          initMs,
          formatFigure(timesBare, benchGoals.init),
          firstAnswerMs,
          firstTimesBare,
        ]),
      ),
    ].join('\n\n'),
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
  cost: (figures) =>
    [
      table(
        [`of one order (average of ${figures.orders})`, 'used'],
        Object.entries(figures).flatMap(([name, value]) => (name === 'orders' ? [] : [[words(name), value]])),
      ),
      formatCostTable(figures),
    ].join('\n\n'),
  against: ({ name, figures }) =>
    table(
      ['call', 'clients', 'whose', 'p50 ms', 'p95', 'a second', 'ours is faster by', 'and does so many times as many'],
      figures.flatMap(({ what, clients, product, ways, timesFaster, timesAsMany }) => [
        [
          what,
          clients,
          'ours',
          product.p50,
          product.p95,
          product.perSecond,
          clients === 1 ? heldAtLeast(timesFaster, benchGoals.against[what].faster) : timesFaster,
          clients > 1 ? heldAtLeast(timesAsMany, benchGoals.against[what].asMany) : timesAsMany,
        ],
        ...ways.map(({ way, p50, p95, perSecond }) => [what, clients, `${name}, ${way}`, p50, p95, perSecond, '', '']),
      ]),
    ),
}

/** Converts a camel-case name to words: `tableWriteUnits` to table write units. */
const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const titles: Readonly<Record<PartName, string>> = {
  units: 'Table units of every call',
  bundles: 'Functions',
  scripts: 'Script of each page',
  lighthouse: 'Lighthouse',
  cost: 'What an order costs',
  against: 'Against another server',
}

const taken = ({ at, commit, machine }: MeasurementRun) =>
  `Measured ${at.slice(0, 16).replace('T', ' ')} UTC at ${commit} on ${machine}.`

function section<Name extends PartName>(name: Name, measured: Measurements): string[] {
  const part: Measurements[Name] = measured[name]
  if (!part) return []
  return [`## ${titles[name]}`, partDescriptions[name], writers[name](part.figures), taken(part.taken)]
}

/** Formats the report of all measurements. */
export const formatReport = (measured: Measurements): string =>
  [
    '# Measurements',
    '`npm run bench` writes this page, or some of its parts (`npm run bench -- cost units`). Absolute times of a shared machine mean little. Read the ratios, which compare two ways within one run. A figure that misses its goal is bold.',
    ...partNames.flatMap((name) => section(name, measured)),
  ].join('\n\n')
