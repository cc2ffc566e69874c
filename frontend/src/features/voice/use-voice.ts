import { useEffect, useEffectEvent, useReducer } from 'react'
import { voice } from '#shared/contract/voice'
import { VOICE_LOCATION_ID } from '#shared/rules/voice/location'
import { call } from '#base/api/call'
import { cartStore } from '#base/cart/cart-store'
import { canListen, listen } from './recogniser'
import { useHiroActs } from './use-hiro-acts'
import type { Said } from './said-lines'
import { quiet, voiceState } from './voice-state'
import { tell } from './voice-toasts'
import { consentIn, contextOf, itemsOf, saidIn, spokenAfter, stepOf } from './wishes'
import type { SaidReply } from './wishes'

const NOT_ADDED = 'That is not in your cart yet.'

/**
 * The conversation with the assistant: heard or typed, understood by the server, done in the cart.
 */
export function useVoice() {
  const [state, dispatch] = useReducer(voiceState, quiet)
  const { phase, transcript, waiting, spoken } = state
  const { add, change } = useHiroActs()

  function follow(reply: SaidReply): void {
    const { response = '' } = reply
    const step = stepOf(reply, waiting)
    const next = {
      type: 'answer',
      answer: response,
      waiting,
      spoken: spokenAfter(spoken, itemsOf(reply)),
    } as const
    switch (step.kind) {
      case 'say':
        tell.says(response)
        return dispatch(next)
      case 'add':
        return dispatch({ ...next, answer: add(step.items) ? response : NOT_ADDED })
      case 'wait':
        return dispatch({ ...next, waiting: step.waiting })
      case 'change':
        return dispatch({ ...next, answer: change(step.items, response) })
    }
  }

  const confirm = () => {
    if (add(waiting)) dispatch({ type: 'settle' })
  }

  const work = useEffectEvent(async (signal: AbortSignal) => {
    const consent = waiting.length > 0 ? consentIn(transcript) : null
    if (consent) {
      const isDone = consent === 'no' || add(waiting)
      const answer = consent === 'no' ? 'All right, I left that out.' : isDone ? 'It is in your cart.' : NOT_ADDED
      return dispatch({ type: 'answer', answer, waiting: isDone ? [] : waiting, spoken })
    }
    const context = contextOf(spoken, waiting, cartStore.get())
    const body = { message: transcript, locationId: VOICE_LOCATION_ID, ...(context.length > 0 && { context }) }
    try {
      const reply = await call(voice.process, { body, signal })
      if (!signal.aborted) follow(saidIn(reply))
    } catch (error) {
      if (signal.aborted) return
      console.warn('The assistant could not be asked', error)
      tell.notUnderstood()
      dispatch({ type: 'fail' })
    }
  })

  // Leaving a phase ends what it began, and so does closing the dialog.
  useEffect(() => {
    if (phase === 'idle') return
    if (phase === 'processing') {
      const asking = new AbortController()
      void work(asking.signal)
      return () => asking.abort()
    }
    return listen({
      onHeard: (text, isFinal) => dispatch({ type: 'hear', text, isFinal }),
      onEnd: () => dispatch({ type: 'end' }),
      onError: () => {
        tell.notHeard()
        dispatch({ type: 'break' })
      },
    })
  }, [phase])

  return {
    ...state,
    listen: () => (canListen() ? dispatch({ type: 'listen' }) : tell.isUnsupported()),
    stop: () => dispatch({ type: 'end' }),
    ask: (text: string) => dispatch({ type: 'ask', text }),
    set: (item: Said) => dispatch({ type: 'set', item }),
    drop: () => dispatch({ type: 'settle' }),
    confirm,
  }
}
