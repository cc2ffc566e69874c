import { useEffect, useRef, useState } from 'react'
import { toast, type Toast } from '#ui/toast'
import { transcribe } from './transcribe'
import { MAX_SECONDS, record, type Recording, type RecordingProgress } from './record'

/** How much of a transcript fit into the comment. */
type AppendResult = 'all' | 'beginning' | 'nothing'

/** Appends a transcript to a comment, as many whole words as fit into the maximum length. */
export function appendTranscript(
  comment: string,
  transcript: string,
  maxLength: number,
): { readonly text: string; readonly fit: AppendResult } {
  const typed = comment.trim()
  const words = transcript.trim().split(/\s+/)
  const texts = words.map((_word, count) => [typed, ...words.slice(0, count + 1)].filter(Boolean).join(' '))
  const fitting = texts.filter((text) => text.length <= maxLength)
  if (fitting.length === words.length) return { text: texts.at(-1) ?? typed, fit: 'all' }
  return { text: fitting.at(-1) ?? comment, fit: fitting.length > 0 ? 'beginning' : 'nothing' }
}

/** `late`: the transcription takes long, and the guest doesn't have to wait for it. */
type Phase = 'idle' | 'starting' | 'recording' | 'transcribing' | 'late'

const silence: RecordingProgress = { seconds: 0, level: 0 }

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

const recordedToast = { title: 'Voice recorded', description: 'Your voice comment has been transcribed.' } as const

const resultToasts = {
  all: recordedToast,
  beginning: {
    ...recordedToast,
    description: 'Only the beginning fits. Please check it before you send it.',
    type: 'warning',
  },
  nothing: {
    title: 'Comment Is Full',
    description: 'There is no room for it. Please shorten your comment and try again.',
    type: 'warning',
  },
} as const satisfies Record<AppendResult, Toast>

/** Records a comment of at most a minute and passes its transcript to `onText`. */
export function useRecorder(onText: (text: string) => AppendResult) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [progress, setProgress] = useState(silence)
  const recording = useRef<Recording | null>(null)
  const transcription = useRef<AbortController | null>(null)
  /** Incremented when a recording is given up, also before the microphone has answered. */
  const attempt = useRef(0)

  function release() {
    attempt.current += 1
    recording.current?.cancel()
    recording.current = null
    transcription.current?.abort()
  }

  useEffect(() => release, [])

  async function start() {
    setPhase('starting')
    setProgress(silence)
    const current = attempt.current
    try {
      const started = await record((next) => {
        setProgress(next)
        if (next.seconds >= MAX_SECONDS) void stop()
      })
      if (attempt.current !== current) return started.cancel()
      recording.current = started
      setPhase('recording')
    } catch (error) {
      if (attempt.current !== current) return
      console.warn('The microphone could not be used', error)
      setPhase('idle')
      toast(microphoneError)
    }
  }

  /** Ends the recording. Returns whether the whole transcript fit into the comment. */
  async function stop(): Promise<boolean> {
    const stopped = recording.current
    if (!stopped) return false
    recording.current = null
    setPhase('transcribing')
    const controller = new AbortController()
    transcription.current = controller
    try {
      const fit = onText(await transcribe(await stopped.stop(), controller.signal, () => setPhase('late')))
      toast(resultToasts[fit])
      return fit === 'all'
    } catch {
      if (!controller.signal.aborted) toast(transcriptionError)
      return false
    } finally {
      if (!controller.signal.aborted) setPhase('idle')
    }
  }

  function cancel() {
    release()
    setPhase('idle')
  }

  return { phase, ...progress, start: () => void start(), stop, cancel }
}
