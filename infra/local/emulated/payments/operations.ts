import { randomUUID } from 'node:crypto'
import type { Intent, Ledger, Session } from './ledger'
import { presentCharge, presentDispute, presentEvent, presentIntent, presentSession } from './objects'

/** An error that the API answers. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: string,
    readonly type = 'invalid_request_error',
  ) {
    super(message)
  }
}

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

const seconds = () => Math.floor(Date.now() / 1000)

/** Returns the values of `name[key]` fields of a form by key. */
const readMap = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([field, value]) => {
      const key = field.startsWith(`${name}[`) ? field.slice(name.length + 1, -1) : ''
      return key === '' || key.includes('[') ? [] : [[key, value]]
    }),
  )

function readLines(form: URLSearchParams): Session['lines'] {
  const lines: Session['lines'] = []
  for (let index = 0; form.has(`line_items[${index}][quantity]`); index += 1) {
    const of = (field: string) => form.get(`line_items[${index}]${field}`) ?? ''
    lines.push({
      name: of('[price_data][product_data][name]'),
      cents: Number(of('[price_data][unit_amount]')),
      quantity: Number(of('[quantity]')),
    })
  }
  return lines
}

const MIN_SESSION_SECONDS = 30 * 60
const MIN_CENTS = 50

/** How long evidence counts. */
const DISPUTE_SECONDS = 7 * 24 * 3600

/** What the provider can do, and the events that follow. `announce` stores an event to deliver. */
export function createOperations(ledger: Ledger, origin: () => string, announce: (event: object, id: string) => void) {
  const emit = (type: string, object: object) => {
    const id = newId('evt')
    announce(presentEvent(id, type, object), id)
  }

  function sessionOf(id: string): Session {
    const session = ledger.sessions[id]
    if (!session) throw new ApiFailure(404, `No such checkout.session: ${id}`, 'resource_missing')
    return session
  }

  function intentOf(id: string): Intent {
    const intent = ledger.intents[id]
    if (!intent) throw new ApiFailure(404, `No such payment_intent: ${id}`, 'resource_missing')
    return intent
  }

  function assertStatus(intent: Intent, statuses: readonly Intent['status'][]): void {
    if (!statuses.includes(intent.status))
      throw new ApiFailure(400, `This PaymentIntent is ${intent.status}`, 'payment_intent_unexpected_state')
  }

  function endSession(session: Session): void {
    session.status = 'expired'
    const intent = intentOf(session.intentId)
    intent.status = 'canceled'
    emit('checkout.session.expired', presentSession(session, origin()))
  }

  return {
    sessionOf,
    intentOf,
    listIntents: () => Object.values(ledger.intents).map(presentIntent),
    createSession: (form: URLSearchParams) => {
      const lines = readLines(form)
      const amountCents = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
      const expiresAt = Number(form.get('expires_at'))
      if (amountCents < MIN_CENTS) throw new ApiFailure(400, 'The amount is too small', 'amount_too_small')
      if (expiresAt < seconds() + MIN_SESSION_SECONDS)
        throw new ApiFailure(400, 'expires_at must be at least 30 minutes in the future', 'parameter_invalid')
      if (form.get('mode') !== 'payment' || form.get('payment_intent_data[capture_method]') !== 'manual')
        throw new ApiFailure(400, 'This stand-in only authorizes payments', 'parameter_invalid')
      // As the provider does for some addresses that are well-formed.
      if (form.get('customer_email')?.endsWith('@rejected.example'))
        throw new ApiFailure(400, 'Invalid email address', 'email_invalid')
      const [id, intentId] = [newId('cs_test'), newId('pi')]
      const session: Session = {
        id,
        status: 'open',
        amountCents,
        lines,
        intentId,
        orderId: form.get('client_reference_id') ?? '',
        metadata: readMap(form, 'metadata'),
        expiresAt,
        successUrl: form.get('success_url') ?? '',
        cancelUrl: form.get('cancel_url') ?? '',
      }
      ledger.sessions[id] = session
      ledger.intents[intentId] = {
        id: intentId,
        sessionId: id,
        status: 'requires_payment_method',
        amountCents,
        receivedCents: 0,
        refundedCents: 0,
        metadata: readMap(form, 'payment_intent_data[metadata]'),
        createdAt: seconds(),
      }
      return presentSession(session, origin())
    },
    expireSession: (id: string) => {
      const session = sessionOf(id)
      if (session.status !== 'open')
        throw new ApiFailure(400, `This Session is ${session.status}`, 'resource_already_exists')
      endSession(session)
      return presentSession(session, origin())
    },
    capture: (id: string, form: URLSearchParams) => {
      const intent = intentOf(id)
      assertStatus(intent, ['requires_capture'])
      const amount = Number(form.get('amount_to_capture') ?? intent.amountCents)
      if (amount > intent.amountCents) throw new ApiFailure(400, 'The amount is too large', 'amount_too_large')
      intent.status = 'succeeded'
      intent.receivedCents = amount
      emit('payment_intent.succeeded', presentIntent(intent))
      return presentIntent(intent)
    },
    cancel: (id: string) => {
      const intent = intentOf(id)
      assertStatus(intent, ['requires_payment_method', 'requires_capture'])
      intent.status = 'canceled'
      emit('payment_intent.canceled', presentIntent(intent))
      return presentIntent(intent)
    },
    refund: (form: URLSearchParams) => {
      const intent = intentOf(form.get('payment_intent') ?? '')
      assertStatus(intent, ['succeeded'])
      if (intent.dispute && intent.dispute.status !== 'won')
        throw new ApiFailure(400, 'This charge is disputed', 'charge_disputed')
      const left = intent.receivedCents - intent.refundedCents
      const amount = Number(form.get('amount') ?? left)
      if (amount > left || amount <= 0)
        throw new ApiFailure(400, 'The refund is larger than the rest of the charge', 'charge_already_refunded')
      intent.refundedCents += amount
      ledger.refunds += 1
      emit('charge.refunded', presentCharge(intent))
      return { id: newId('re'), object: 'refund', amount, payment_intent: intent.id, status: 'succeeded' }
    },
    /** The guest pays on the page. */
    pay: (session: Session) => {
      const intent = intentOf(session.intentId)
      session.status = 'complete'
      intent.status = 'requires_capture'
      emit('payment_intent.amount_capturable_updated', presentIntent(intent))
      emit('checkout.session.completed', presentSession(session, origin()))
    },
    /** The guest's card is declined on the page. */
    decline: (session: Session) => emit('payment_intent.payment_failed', presentIntent(intentOf(session.intentId))),
    submitEvidence: (id: string, form: URLSearchParams) => {
      const intent = Object.values(ledger.intents).find(({ dispute }) => dispute?.id === id)
      if (!intent?.dispute) throw new ApiFailure(404, `No such dispute: ${id}`, 'resource_missing')
      intent.dispute.evidence = readMap(form, 'evidence')
      if (form.get('submit') === 'true' && intent.dispute.status === 'needs_response')
        intent.dispute.status = 'under_review'
      emit('charge.dispute.updated', presentDispute(intent))
      return presentDispute(intent)
    },
    /** The guest's bank disputes what is left of a captured payment. */
    dispute: (session: Session) => {
      const intent = intentOf(session.intentId)
      const amountCents = intent.receivedCents - intent.refundedCents
      if (intent.dispute || intent.status !== 'succeeded' || amountCents === 0) return
      const dueBy = seconds() + DISPUTE_SECONDS
      intent.dispute = { id: newId('dp'), status: 'needs_response', amountCents, dueBy, evidence: {} }
      emit('charge.dispute.created', presentDispute(intent))
    },
    /** The bank decides. */
    decide: (session: Session, status: 'won' | 'lost') => {
      const intent = intentOf(session.intentId)
      if (!intent.dispute) return
      intent.dispute.status = status
      emit('charge.dispute.closed', presentDispute(intent))
    },
    /** Ends pages whose time has come. */
    endOldSessions: () => {
      for (const session of Object.values(ledger.sessions))
        if (session.status === 'open' && session.expiresAt <= seconds()) endSession(session)
    },
  }
}

export type Operations = ReturnType<typeof createOperations>
