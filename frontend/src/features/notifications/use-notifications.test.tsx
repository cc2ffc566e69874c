import { emptyNotifications, markAllRead, addNotification } from './use-notifications'

const cooking = { title: 'Ticket 7', message: 'Your order is now cooking', type: 'cooking' }
const addMany = (count: number) =>
  Array.from({ length: count }).reduce<typeof emptyNotifications>(
    (list, _, index) => addNotification(list, { ...cooking, title: `Ticket ${index + 1}` }, index),
    emptyNotifications,
  )

describe('the notifications', () => {
  it('are listed newest first, at most ten, with distinct ids', () => {
    const { list, unread } = addMany(12)
    expect(list).toHaveLength(10)
    expect(list[0]?.title).toBe('Ticket 12')
    expect(list.at(-1)?.title).toBe('Ticket 3')
    expect(new Set(list.map(({ id }) => id)).size).toBe(10)
    expect(unread).toBe(10)
  })

  it('stay in the list after they are read', () => {
    const { list, unread } = addNotification(markAllRead(addMany(2)), cooking, 9)
    expect(list).toHaveLength(3)
    expect(unread).toBe(1)
  })
})
