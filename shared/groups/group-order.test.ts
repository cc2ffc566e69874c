import { MAX_REMOVED_PEOPLE } from './contract'
import { applyParticipantPart, removeParticipant, type GroupOrder } from './group-order'

const partOf = (id: string) => ({ id, name: id, version: 0, lines: [] })
const started: GroupOrder = { hostId: 'Maya', isClosed: false, people: [partOf('Maya'), partOf('Ben')], removedIds: [] }

/** A group order from which its host has removed guests one after another. */
const afterRemovals = (count: number): GroupOrder =>
  Array.from({ length: count }, (_, at) => `guest ${at}`).reduce<GroupOrder>(
    (group, id) => ({
      ...group,
      ...removeParticipant({ ...group, people: applyParticipantPart(group, partOf(id)) ?? [] }, id),
    }),
    started,
  )

it('once a host has removed very many people, no new person joins, but members order and can be removed', () => {
  const group = afterRemovals(MAX_REMOVED_PEOPLE)
  expect(() => applyParticipantPart(group, partOf('stranger'))).toThrow('Please start another one.')
  expect(applyParticipantPart(group, { ...partOf('Ben'), name: 'Benny' })).toHaveLength(2)
  expect(removeParticipant(group, 'Ben')?.people).toHaveLength(1)
  expect(() => afterRemovals(MAX_REMOVED_PEOPLE + 1)).toThrow('Please start another one.')
})
