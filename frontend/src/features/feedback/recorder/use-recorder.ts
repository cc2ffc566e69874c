import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../components/toast'
import { transcribe } from '../api/transcribe'
import { MAX_SECONDS, record } from './record'
import type { Progress, Recording } from './record'

type Phase = 'idle' | 'starting' | 'recording' | 'transcribing'

const silence: Progress = { seconds: 0, level: 0 }

const microphoneError = {
  title: 'Microphone Error',
  description: 'Unable to access microphone. Please type your comment instead.',
  type: 'error',
} as const

const transcriptionError = {
  title: 'Transcription Error',
  description: 'Unable to transcribe audio. Please type your comment.',
  type: 'error',
} as const

/** A spoken comment: recorded, at most a minute of it, and handed over as text. */
export function useRecorder(onText: (text: string) => void) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [progress, setProgress] = useState(silence)
  const recording = useRef<Recording | null>(null)
  const asking = useRef<AbortController | null>(null)
  const isGone = useRef(false)

  function release() {
    recording.current?.cancel()
    recording.current = null
    asking.current?.abort()
  }

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      release()
    }
  }, [])

  async function start() {
    setPhase('starting')
    setProgress(silence)
    try {
      const started = await record((next) => {
        setProgress(next)
        if (next.seconds >= MAX_SECONDS) void stop()
      })
      if (isGone.current) return started.cancel()
      recording.current = started
      setPhase('recording')
    } catch (error) {
      console.warn('The microphone could not be used', error)
      setPhase('idle')
      toast(microphoneError)
    }
  }

  async function stop() {
    const stopped = recording.current
    if (!stopped) return
    recording.current = null
    setPhase('transcribing')
    const asked = new AbortController()
    asking.current = asked
    try {
      onText(await transcribe(await stopped.stop(), asked.signal))
      toast({ title: 'Voice recorded', description: 'Your voice comment has been transcribed.' })
    } catch {
      if (!asked.signal.aborted) toast(transcriptionError)
    } finally {
      setPhase('idle')
    }
  }

  function cancel() {
    release()
    setPhase('idle')
  }

  return { phase, ...progress, start: () => void start(), stop: () => void stop(), cancel }
}
