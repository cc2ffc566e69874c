import { toLogEntries } from './log-entries'
import { LogLine } from './log-source'
import { pickStarts } from './starts'

const show = (...commits: readonly string[]) =>
  toLogEntries(
    pickStarts(commits.map((commit, day) => LogLine.parse({ at: `2027-01-1${day}`, event: 'start', commit }))),
  ).map(({ at, text }) => `${at.slice(-1)} ${text}`)

it('shows the commit that runs since its first start, after the one before it', () => {
  expect(show()).toEqual([])
  expect(show('good', 'good')).toEqual(['0 good'])
  expect(show('older', 'good', 'good', 'bad', 'bad')).toEqual(['1 good', '3 bad'])
})

it('marks a commit that was rolled back, so that no one goes back to it', () => {
  expect(show('good', 'bad', 'good')).toEqual(['1 bad · ROLLED BACK', '2 good'])
  expect(show('older', 'good', 'bad', 'good', 'worse', 'good', 'good')).toEqual([
    '0 older',
    '2 bad · ROLLED BACK',
    '4 worse · ROLLED BACK',
    '5 good',
  ])
  expect(show('good', 'bad', 'good', 'mended')).toEqual(['2 good', '3 mended'])
})
