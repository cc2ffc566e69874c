/** All errors of the API: stable code, HTTP status and title (RFC 9457). */
export const problemCodes = {
  'invalid-input': { status: 400, title: 'Invalid input' },
  'not-signed-in': { status: 401, title: 'Not signed in' },
  'not-allowed': { status: 403, title: 'Not allowed' },
  'mfa-required': { status: 403, title: 'One-time code required' },
  'pin-required': { status: 403, title: 'PIN required' },
  'lead-required': { status: 403, title: 'Shift lead required' },
  'wrong-pin': { status: 403, title: 'Wrong PIN' },
  'not-found': { status: 404, title: 'Not found' },
  'price-changed': { status: 409, title: 'Price changed' },
  'item-unavailable': { status: 409, title: 'Item unavailable' },
  'insufficient-stock': { status: 409, title: 'Insufficient stock' },
  'insufficient-points': { status: 409, title: 'Insufficient points' },
  'code-spent': { status: 409, title: 'Code already used' },
  'code-invalid': { status: 409, title: 'Code not valid' },
  'already-claimed': { status: 409, title: 'Order already claimed' },
  'not-completed': { status: 409, title: 'Order is not completed' },
  'already-given': { status: 409, title: 'Feedback already given' },
  'already-answered': { status: 409, title: 'Feedback already answered' },
  'no-address': { status: 409, title: 'No address to answer to' },
  'already-refunded': { status: 409, title: 'Already refunded' },
  'nothing-to-refund': { status: 409, title: 'Nothing to refund' },
  'order-moved': { status: 409, title: 'Order has moved' },
  'changed-meanwhile': { status: 409, title: 'Changed meanwhile' },
  'not-packed': { status: 409, title: 'Not packed' },
  'wrong-code': { status: 409, title: 'Wrong pickup code' },
  'code-taken': { status: 409, title: 'Code taken' },
  'name-taken': { status: 409, title: 'Name taken' },
  'orders-active': { status: 409, title: 'Orders are active' },
  'payment-pending': { status: 409, title: 'Payment is pending' },
  'order-final': { status: 409, title: 'Order is final' },
  'kitchen-paused': { status: 409, title: 'Kitchen is paused' },
  'delivery-paused': { status: 409, title: 'Delivery is paused' },
  'group-closed': { status: 409, title: 'Group order is closed' },
  'group-full': { status: 409, title: 'Group order is full' },
  'already-member': { status: 409, title: 'Already in the team' },
  'last-admin': { status: 409, title: 'Last admin' },
  'ask-by-phone': { status: 409, title: 'Please order by phone' },
  'slot-full': { status: 409, title: 'Slot is full' },
  'too-late': { status: 409, title: 'Too late for this time' },
  'day-full': { status: 409, title: 'Day is full' },
  'requests-open': { status: 409, title: 'Requests are open' },
  'orders-affected': { status: 409, title: 'Orders are affected' },
  'event-final': { status: 409, title: 'Event is final' },
  'location-closed': { status: 409, title: 'Location is closed' },
  'delivery-refused': { status: 409, title: 'Delivery not possible' },
  'too-large': { status: 413, title: 'Too large' },
  'unsupported-media': { status: 415, title: 'Unsupported media' },
  'no-speech': { status: 422, title: 'No speech' },
  'key-reused': { status: 422, title: 'Idempotency key reused' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'internal-error': { status: 500, title: 'Internal error' },
  'damaged-record': { status: 500, title: 'Damaged record' },
  unavailable: { status: 503, title: 'Unavailable' },
  'timed-out': { status: 504, title: 'Timed out' },
} as const

export type ProblemCode = keyof typeof problemCodes

export type FieldError = { readonly path: string; readonly message: string }

type ProblemOptions = {
  /** Messages per field of the request body, above all of an `invalid-input`. */
  readonly errors?: readonly FieldError[]
  /** Further members of the response body, such as the correct amounts of a `price-changed`. */
  readonly members?: Readonly<Record<string, unknown>>
  /** When to retry, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number
}

/**
 * The only error type for rejected requests. Rules and repositories throw it; `serve()` turns it
 * into `application/problem+json`.
 */
export class Problem extends Error {
  /** One sentence that can be shown to a user. */
  readonly detail: string
  readonly errors: readonly FieldError[] | undefined
  readonly members: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly code: ProblemCode,
    detail: string,
    options: ProblemOptions = {},
  ) {
    // The message of a field may be whole sentences already.
    const sentence = detail.replace(/([.!?])\.$/, '$1')
    super(`${code}: ${sentence}`)
    this.name = 'Problem'
    this.detail = sentence
    this.errors = options.errors
    this.members = options.members ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get status(): number {
    return problemCodes[this.code].status
  }

  /** Returns the response body (RFC 9457). */
  toBody() {
    return {
      type: `/problems/${this.code}`,
      title: problemCodes[this.code].title,
      status: this.status,
      detail: this.detail,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      ...this.members,
    }
  }
}
