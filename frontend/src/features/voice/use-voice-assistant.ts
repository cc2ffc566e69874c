import { useEffect, useEffectEvent, useReducer } from 'react'
import { VOICE_LOCATION_ID, voiceRoutes } from '#shared/voice/contract'
import { MAX_LINE_QUANTITY } from '#shared/orders/constants'
import { dietaryChoices } from '#shared/menu/dietary/filters'
import { useMenuTime } from '#base/menu/menu-time'
import { useDietFilters } from '#base/menu/diet-filters'
import { callApi } from '#base/api/client'
import { cartStore } from '#base/cart/cart-store'
import { isSpeechSupported, startListening } from './speech-recognition'
import { useCartActions, voiceToasts } from './use-cart-actions'
import { initialVoiceState, voiceReducer, type SpokenLine } from './voice-state'
import {
  getReplyAction,
  getReplyContext,
  listReplyItems,
  parseConsent,
  parseReply,
  updateSpokenKeys,
  type SpokenReply,
} from './voice-reply'

const NOT_ADDED = 'That is not in your cart yet.'
const NO_QUANTITY = `I did not get a number from 1 to ${MAX_LINE_QUANTITY}, so your cart is as before. How many would you like?`

/**
 * The conversation with the assistant.
 * The server interprets what the guest says or types, and the result is applied to the cart.
 */
export function useVoiceAssistant() {
  const [state, dispatch] = useReducer(voiceReducer, initialVoiceState)
  const { phase, transcript, waiting, spoken } = state
  const { add, change } = useCartActions()
  const { turnOn, preferences } = useDietFilters()
  const at = useMenuTime()

  /** Turns on the filters of a reply and adds to the response that they are on. */
  function applyFilters({ response = '', filters = [] }: SpokenReply): string {
    if (filters.length === 0) return response
    turnOn(filters)
    const labels = dietaryChoices.filter(({ preference }) => filters.includes(preference)).map(({ label }) => label)
    return `${response} I set the menu to: ${labels.join(', ')}.`.trim()
  }

  function applyReply(reply: SpokenReply): void {
    const response = applyFilters(reply)
    const action = getReplyAction(reply, waiting)
    const event = {
      type: 'answer',
      answer: response,
      waiting,
      spoken: updateSpokenKeys(spoken, listReplyItems(reply)),
    } as const
    switch (action.kind) {
      case 'say':
        voiceToasts.says(response)
        return dispatch(event)
      case 'reject-quantity':
        voiceToasts.says(NO_QUANTITY)
        return dispatch({ ...event, answer: NO_QUANTITY, spoken })
      case 'add':
        return dispatch({ ...event, answer: add(action.items) ? response : NOT_ADDED })
      case 'wait':
        return dispatch({ ...event, waiting: action.waiting })
      case 'change':
        return dispatch({ ...event, answer: change(action.items, response) })
    }
  }

  const confirm = () => {
    if (add(waiting)) dispatch({ type: 'settle' })
  }

  const processTranscript = useEffectEvent(async (signal: AbortSignal) => {
    const consent = waiting.length > 0 ? parseConsent(transcript) : null
    if (consent) {
      const isDone = consent === 'no' || add(waiting)
      const answer = consent === 'no' ? 'All right, I left that out.' : isDone ? 'It is in your cart.' : NOT_ADDED
      return dispatch({ type: 'answer', answer, waiting: isDone ? [] : waiting, spoken })
    }
    const context = getReplyContext(spoken, waiting, cartStore.get())
    const filters = dietaryChoices.map(({ preference }) => preference).filter((each) => preferences[each])
    const body = {
      message: transcript,
      locationId: VOICE_LOCATION_ID,
      ...(at !== '' && { at }),
      ...(context.length > 0 && { context }),
      ...(filters.length > 0 && { filters }),
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
  }
}
