import type { TestClient } from '#infra/testkit/clients/test-client'
import type { CompletedTicketSummary, Order, Ticket } from '#shared/orders/contract'

/** Returns a ticket as the board lists it. */
export const getTicketOnBoard = async (cook: TestClient, id: string, query = '') =>
  (await cook.get<(Ticket | CompletedTicketSummary)[]>(`/api/kitchen/orders/HENPR${query}`)).body.find(
    (ticket) => ticket.id === id,
  )

/** Returns the kitchen statuses that an order has had. */
export const listSteps = async (cook: TestClient, id: string) =>
  (await cook.get<Order>(`/api/orders/${id}`)).body.history.map(({ kitchenStatus }) => kitchenStatus)

export const moveTicket = (cook: TestClient, id: string, body: object, key?: string) =>
  cook.put<Ticket>(`/api/kitchen/orders/${id}/status`, body, key === undefined ? {} : { 'idempotency-key': key })

export const strikeLineOf = (cook: TestClient, id: string, lineId: string, isStruck: boolean) =>
  cook.put<Ticket>(`/api/kitchen/orders/${id}/lines/${lineId}`, { isStruck })

/** Places an order and returns its first line, too. */
export async function placeOrder(cook: TestClient) {
  const { id, items, ticketNumber } = (await cook.order()).body
  return { id, ticketNumber, lineId: items[0]?.id ?? '' }
}
