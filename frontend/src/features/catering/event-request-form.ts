import type { EventType } from '#shared/orders/constants'

/** What the guest has typed. The names are those of the request body. */
export type EventRequestForm = {
  date: string
  time: string
  guests: string
  type: EventType
  package: string
  address: { street: string; city: string; zipCode: string }
  wishes: string
  contact: { name: string; email: string; phone: string }
}

export const emptyEventRequest: EventRequestForm = {
  date: '',
  time: '18:00',
  guests: '',
  type: 'on-site',
  package: '',
  address: { street: '', city: '', zipCode: '' },
  wishes: '',
  contact: { name: '', email: '', phone: '' },
}
