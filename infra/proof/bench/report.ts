import { costTable } from './cost-model'
import { goals } from './goals'
import type { Measurements, PartName, Taken } from './measurements'
import { notes } from './notes'

/** In the order of the report. */
export const partNames = [
  'calls',
  'push',
  'lighthouse',
  'browser',
  'scripts',
  'bundles',
  'cost',
  'units',
  'against',
] as const

type Cell = string | number

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
/** A figure, marked where it is beyond its goal. */
const held = (value: number, goal: number) => (value > goal ? `**${value}** (goal ${goal})` : String(value))
const heldAtLeast = (value: number, goal: number) => (value < goal ? `**${value}** (goal ${goal})` : String(value))

/** The measured part's text: its tables. */
const writers: { readonly [Name in PartName]: (figures: NonNullable<Measurements[Name]>['figures']) => string } = {
  calls: (figures) =>
    table(
      [
        'call',
        'clients',
        'bare p50 ms',
        'p95',
        'a second',
        'product p50 ms',
        'p95',
        'a second',
        'times bare',
        'units',
        'bytes',
      ],
      figures.map(({ call, clients, bare, product, timesBare, units, bytes }) => [
        call,
        clients,
        ...[bare, product].flatMap(({ p50, p95, perSecond }) => [p50, p95, perSecond]),
        clients === 1
          ? held(timesBare, call.endsWith('read') || call.endsWith('list') ? goals.reading : goals.placing)
          : timesBare,
        units,
        bytes,
      ]),
    ),
  units: (figures) =>
    table(
      ['call', 'answer', 'table units'],
      figures.map(({ call, status, units }) => [call, status, units]),
    ),
  push: (figures) =>
    table(
      [
        'listeners',
        'orders',
        'bare p50 ms',
        'p99',
        'posted p50 ms',
        'p99',
        'product p50 ms',
        'p99',
        'times bare',
        'times posted',
        'lost',
        'twice',
      ],
      figures.map(({ listeners, orders, bare, posted, product, timesBare, timesPosted, lost, twice }) => [
        listeners,
        orders,
        ...[bare, posted, product].flatMap(({ p50, p99 }) => [p50, p99]),
        timesBare,
        listeners === goals.pushListeners ? held(timesPosted, goals.push) : timesPosted,
        lost,
        twice,
      ]),
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
          held(timesBare, goals.init),
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
        each.page === 'landing' ? heldAtLeast(each.performance, goals.landing) : each.performance,
        each.accessibility,
        each.firstPaintMs,
        each.largestPaintMs,
        each.blockedMs,
        each.layoutShift,
        each.runs,
      ]),
    ),
  browser: ({ throttling, addToCart, openSheet, board }) =>
    table(
      [`at ${throttling} times throttling`, 'times', 'p50 ms', 'worst ms', 'long tasks', 'longest ms'],
      [
        [
          'from the tap on Add to the paint',
          addToCart.taps,
          addToCart.p50,
          held(addToCart.worst, goals.tapToPaint),
          '',
          '',
        ],
        ...(openSheet
          ? [
              [
                'from the tap on a dish to the paint of its sheet',
                openSheet.taps,
                openSheet.p50,
                held(openSheet.worst, goals.tapToPaint),
                '',
                '',
              ],
            ]
          : []),
        [
          `a move on a board of ${board.tickets} tickets`,
          board.updates,
          board.p50,
          board.worst,
          board.longTasks,
          board.longestTask,
        ],
      ],
    ),
  cost: (figures) =>
    [
      table(
        [`of one order (average of ${figures.orders})`, 'used'],
        Object.entries(figures).flatMap(([name, value]) => (name === 'orders' ? [] : [[words(name), value]])),
      ),
      costTable(figures),
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
          clients === 1 ? heldAtLeast(timesFaster, goals.against[what].faster) : timesFaster,
          clients > 1 ? heldAtLeast(timesAsMany, goals.against[what].asMany) : timesAsMany,
        ],
        ...ways.map(({ way, p50, p95, perSecond }) => [what, clients, `${name}, ${way}`, p50, p95, perSecond, '', '']),
      ]),
    ),
}

/** A name in the code as words: `tableWriteUnits` is table write units. */
const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const titles: Readonly<Record<PartName, string>> = {
  calls: 'Hot calls against their table operations called bare',
  units: 'Table units of every call',
  push: 'Push',
  bundles: 'Functions',
  scripts: 'Script of each page',
  lighthouse: 'Lighthouse',
  browser: 'In the browser',
  cost: 'What an order costs',
  against: 'Against another server',
}

const taken = ({ at, commit, machine }: Taken) =>
  `Measured ${at.slice(0, 16).replace('T', ' ')} UTC at ${commit} on ${machine}.`

function section<Name extends PartName>(name: Name, measured: Measurements): string[] {
  const part: Measurements[Name] = measured[name]
  if (!part) return []
  return [`## ${titles[name]}`, notes[name], writers[name](part.figures), taken(part.taken)]
}

/** The page of what was measured. */
export const reportOf = (measured: Measurements): string =>
  [
    '# Measurements',
    'Written by `npm run bench`, all of it or some parts (`npm run bench -- push calls`). Times of a shared machine say little by themselves: read the ratios, which compare two ways of doing the same within one run. What is beyond its goal is bold.',
    ...partNames.flatMap((name) => section(name, measured)),
  ].join('\n\n')
