import { formatReport } from './bench-report'

const taken = { at: '2026-11-21T12:34:56.000Z', commit: 'abc1234', machine: '2 x Slow' }

const givenLanding = (performance: number) =>
  formatReport({
    lighthouse: {
      taken,
      figures: [
        {
          page: 'landing',
          performance,
          accessibility: 100,
          firstPaintMs: 1,
          largestPaintMs: 1,
          blockedMs: 1,
          layoutShift: 0,
          runs: 5,
        },
      ],
    },
  })

test('a figure that misses its goal is marked', () => {
  expect(givenLanding(97)).not.toContain('(goal')
  expect(givenLanding(96)).toContain('**96** (goal 97)')
})

test('each part names its time, commit and machine', () => {
  expect(givenLanding(97)).toContain(
    'Measured 2026-11-21 12:34 UTC at abc1234 on 2 x Slow with `npm run bench -- lighthouse`.',
  )
})

test('a part that was not measured names the command that does', () => {
  expect(givenLanding(97)).toContain('Not measured yet: `npm run bench -- bundles`.')
})
