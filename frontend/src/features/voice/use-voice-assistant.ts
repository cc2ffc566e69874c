import { useEffect, useEffectEvent, useReducer } from 'react'
import { VOICE_LOCATION_ID, voiceRoutes } from '#shared/voice/contract'
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from '#shared/orders/constants'
import { cutText } from '#shared/platform/text'
import { text, type Text } from '#shared/voice/text'
import { useMenuTime } from '#base/menu/menu-time'
import { callApi } from '#base/api/client'
import { cartStore } from '#base/cart/cart-store'
import { orderTimeStore } from '#base/cart/order-time'
import { orderTypeStore } from '#base/cart/order-type'
import { spokenAllergyStore } from '#base/session/last-allergy-note'
import { isSpeechSupported, startListening } from './speech-recognition'
import { useReplyFilters } from './remembered-needs'
import { useCartActions, voiceToasts } from './use-cart-actions'
import { initialVoiceState, voiceReducer, type SpokenLine, type VoiceTurn } from './voice-state'
import { waitingLinesStore } from './waiting-lines'
import {
  getOpenQuestion,
  getReplyAction,
  getReplyContext,
  listReplyItems,
  parseReply,
  settlesWaiting,
  updateSpokenKeys,
  type SpokenReply,
} from './voice-reply'

const NOT_ADDED = text('That is not in your cart yet.', 'Eso todavía no está en su carrito.')
const NO_QUANTITY = text(
  `I did not get a number from 1 to ${MAX_LINE_QUANTITY}, so your cart is as before. How many would you like?`,
  `No entendí un número de 1 a ${MAX_LINE_QUANTITY}, así que su carrito sigue igual. ¿Cuántos quiere?`,
)

const LEFT_OUT = text('All right, I left that out.', 'Está bien, lo dejé fuera.')

/** Stores what a reply sets for the checkout, and the allergies that the kitchen must know. */
function storeWish({ checkout: { orderType, scheduledFor } = {}, allergyNote }: SpokenReply): void {
  const known = spokenAllergyStore.get()
  if (allergyNote && !known.includes(allergyNote))
    spokenAllergyStore.set([known, allergyNote].filter(Boolean).join(', '))
  if (orderType) orderTypeStore.set(orderType)
  if (scheduledFor !== undefined) orderTimeStore.set(scheduledFor)
}

/**
 * The conversation with the assistant.
 * The server interprets what the guest says or types, and the result is applied to the cart.
 */
export function useVoiceAssistant() {
  const [state, dispatch] = useReducer(voiceReducer, {
    ...initialVoiceState,
    waiting: waitingLinesStore.get(),
  })
  const { phase, transcript, waiting, spoken, question } = state
  const { add, change } = useCartActions()
  const { listFilters, applyFilters } = useReplyFilters()
  const at = useMenuTime()

  function applyReply(reply: SpokenReply): void {
    const response = applyFilters(reply)
    storeWish(reply)
    const settlesQuestion = settlesWaiting(reply, question, waiting)
    const action = getReplyAction({ ...reply, settlesQuestion }, waiting)
    const { language = 'en', offersCheckout = false } = reply
    const keys = updateSpokenKeys(spoken, listReplyItems(reply))
    const open = reply.question ?? null
    const end = (answer: Text, turn: Partial<VoiceTurn> = {}) =>
      dispatch({
        type: 'answer',
        turn: { question: open, language, offersCheckout, spoken: keys, ...turn, answer: answer[language] },
      })
    const left = settlesQuestion ? [] : waiting
    switch (action.kind) {
      case 'say':
        voiceToasts.says(response[language])
        return end(response)
      case 'reject-quantity':
        voiceToasts.says(NO_QUANTITY[language])
        return end(NO_QUANTITY, { spoken })
      case 'add': {
        const isAdded = add(action.items)
        return end(isAdded ? response : NOT_ADDED, { waiting: isAdded ? left : waiting })
      }
      case 'wait':
        // The dialog asks about each waiting line itself.
        return end(reply.action === 'remove_from_cart' ? LEFT_OUT : response, {
          waiting: action.waiting,
          question: open?.kind === 'confirm' ? null : open,
        })
      case 'change': {
        const answer = change(action.items, response)
        if (action.items.some(({ quantity }) => quantity > 0) || answer !== response) voiceToasts.says(answer[language])
        return end(answer, { waiting: left })
      }
    }
  }

  /** Returns whether the waiting lines were added. */
  function confirm(): boolean {
    const isAdded = add(waiting)
    // The dialog may close before its next effect.
    if (isAdded) waitingLinesStore.set([])
    return isAdded
  }

  /** Says which lines still wait when the dialog closes. */
  function warnOfWaiting(): void {
    if (waiting.length === 0) return
    voiceToasts.notConfirmed(waiting, () => {
      const lines = waitingLinesStore.get()
      if (lines.length > 0 && add(lines, 'cart')) waitingLinesStore.set([])
    })
  }

  useEffect(() => waitingLinesStore.set(waiting), [waiting])
  const followStore = useEffectEvent((lines: readonly SpokenLine[]) => {
    // They are in the cart.
    if (lines.length === 0 && waiting.length > 0) dispatch({ type: 'settle' })
  })
  useEffect(() => waitingLinesStore.subscribe((lines) => followStore(lines)), [])

  const processTranscript = useEffectEvent(async (signal: AbortSignal) => {
    const context = getReplyContext(spoken, cartStore.get())
    const open = getOpenQuestion(question, waiting)
    const filters = listFilters()
    const allergyNote = cutText(spokenAllergyStore.get(), MAX_NOTE_LENGTH)
    const body = {
      message: transcript,
      locationId: VOICE_LOCATION_ID,
      ...(at !== '' && { at }),
      ...(context.length > 0 && { context }),
      ...(filters.length > 0 && { filters }),
      ...(allergyNote !== '' && { allergyNote }),
      ...(open && { question: open }),
      ...(state.language !== 'en' && { language: state.language }),
      ...(orderTypeStore.get() !== 'pickup' && { orderType: orderTypeStore.get() }),
    }
    try {
      const reply = parseReply(await callApi(voiceRoutes.interpretMessage, { body, signal }))
      if (!reply) throw new Error('The reply breaks the contract')
      if (!signal.aborted) applyReply(reply)
    } catch (error) {
      if (signal.aborted) return
      console.warn('The message could not be interpreted', error)
      voiceToasts.notUnderstood()
      dispatch({ type: 'fail' })
    }
  })

  // Leaving a phase or closing the dialog cancels its request or recognition.
  useEffect(() => {
    if (phase === 'idle') return
    if (phase === 'processing') {
      const request = new AbortController()
      void processTranscript(request.signal)
      return () => request.abort()
    }
    return startListening({
      onHeard: (text, isFinal) => dispatch({ type: 'hear', text, isFinal }),
      onEnd: () => dispatch({ type: 'end' }),
      onError: () => {
        voiceToasts.notHeard()
        dispatch({ type: 'break' })
      },
    })
  }, [phase])

  return {
    ...state,
    listen: () => (isSpeechSupported() ? dispatch({ type: 'listen' }) : voiceToasts.isUnsupported()),
    stop: () => dispatch({ type: 'end' }),
    ask: (text: string) => dispatch({ type: 'ask', text }),
    set: (item: SpokenLine) => dispatch({ type: 'set', item }),
    drop: () => dispatch({ type: 'settle' }),
    confirm,
    warnOfWaiting,
  }
}
