import {
  applyDispute,
  describeStage,
  sumDisputed,
  toDisputeState,
  type Dispute,
  type ReportedDispute,
} from './disputes'

const AT = '2026-11-24T18:00:00.000Z'
const opened: ReportedDispute = {
  id: 'dp_1',
  state: 'needs-response',
  amountCents: 1500,
  reason: 'fraudulent',
  reportedAt: '2026-11-24T17:00:00.000Z',
}
const lost: ReportedDispute = { ...opened, state: 'lost', reportedAt: '2026-11-24T17:30:00.000Z' }
const report = (...reports: readonly ReportedDispute[]): readonly Dispute[] =>
  reports.reduce<readonly Dispute[]>((known, one) => applyDispute(known, one, AT), [])

it('reads reports in any order and repeatedly to the same end', () => {
  const end = [{ ...lost, lostAt: AT }]
  for (const reports of [
    [opened, lost],
    [lost, opened],
    [opened, lost, lost, opened],
  ])
    expect(report(...reports)).toEqual(end)
  const known = report(opened, lost)
  expect(applyDispute(known, lost, AT)).toBe(known)
})

it('lets a decision of the same second win over what came before it', () => {
  const sameSecond = { ...lost, reportedAt: opened.reportedAt }
  expect(report(sameSecond, opened)).toMatchObject([{ state: 'lost' }])
  expect(report(opened, sameSecond)).toMatchObject([{ state: 'lost' }])
})

it('never gives up a decision that was lost, so that books count it once', () => {
  const later = { ...opened, state: 'won' as const, reportedAt: '2026-11-25T17:00:00.000Z' }
  expect(report(opened, lost, later)).toEqual([{ ...lost, lostAt: AT }])
})

it('tells an inquiry that became a dispute from a repeated report', () => {
  const [inquiry] = report({ ...opened, isInquiry: true })
  const [dispute] = report({ ...opened, isInquiry: true }, { ...opened, reportedAt: lost.reportedAt })
  expect(inquiry && dispute && describeStage(inquiry) === describeStage(dispute)).toBe(false)
})

it('takes evidence once more when an inquiry becomes a dispute, and once of each', () => {
  const inquiry = { ...opened, isInquiry: true }
  const submitted = report(inquiry).map((dispute) => ({ ...dispute, submittedAt: AT }))
  const answered = { ...inquiry, state: 'under-review' as const, reportedAt: lost.reportedAt }
  expect(applyDispute(submitted, answered, AT)).toMatchObject([{ submittedAt: AT }])
  const [escalated] = applyDispute(submitted, { ...opened, reportedAt: lost.reportedAt }, AT)
  expect(escalated).toEqual({ ...opened, reportedAt: lost.reportedAt })
  const again = applyDispute(
    report(opened).map((one) => ({ ...one, submittedAt: AT })),
    { ...opened, reportedAt: lost.reportedAt },
    AT,
  )
  expect(again).toMatchObject([{ submittedAt: AT }])
})

it('counts what banks hold or took: nothing of inquiries and of won disputes', () => {
  expect(sumDisputed({ disputes: report(opened) })).toBe(1500)
  expect(sumDisputed({ disputes: report(lost) })).toBe(1500)
  expect(sumDisputed({ disputes: report({ ...opened, isInquiry: true }) })).toBe(0)
  expect(sumDisputed({ disputes: report(opened, { ...lost, state: 'won' }) })).toBe(0)
})

it.each([
  ['needs_response', 'needs-response'],
  ['warning_needs_response', 'needs-response'],
  ['warning_under_review', 'under-review'],
  ['warning_closed', 'closed'],
  ['prevented', 'closed'],
  ['lost', 'lost'],
  ['new_status', undefined],
])('reads the status %s as %s', (status, state) => {
  expect(toDisputeState(status)).toBe(state)
})
