import { Button } from '#ui/button'
import { CheckIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { getServerTime } from '#base/browser/server-clock'
import styles from '../board/board-controls.module.css'
import { exercises } from './exercises'
import { getCurrentExercise, type PracticeState, type PracticeAction } from './practice'
import './practice-coach.css'
import { practice } from '../../../base/language/english/practice'
import { useTranslation } from '../../../base/language/language'
import type { PracticeWords } from '../../../base/language/translation'

/** Returns the words of the practice board in the language of this device. */
const usePracticeWords = (): PracticeWords => useTranslation()?.practiceWords ?? practice

type CoachProps = {
  readonly practice: PracticeState
  readonly onAct: (act: PracticeAction) => void
  readonly onLeave: () => void
}

const count = exercises.length
const at = getServerTime

function CoachMessageText({ message }: Pick<PracticeState, 'message'>) {
  const words = usePracticeWords()
  if (!message) return null
  const { hint, learned } = message.exercise.describe(words)
  const wrong = message.isUndone ? words.undone(hint) : hint
  return (
    <span className="message" data-tone={message.tone}>
      {message.tone === 'right' && <CheckIcon />}
      {message.tone === 'right' ? learned : wrong}
    </span>
  )
}

function Result({ alone }: Pick<PracticeState, 'alone'>) {
  const words = usePracticeWords()
  return (
    <>
      <strong>{words.allDone(count, alone)}</strong>
      <span>{words.keepPracticing}</span>
    </>
  )
}

/** The current task and the result of the last action. It never covers the tickets. */
export function PracticeCoach({ practice, onAct, onLeave }: CoachProps) {
  const { step, message, alone } = practice
  const words = usePracticeWords()
  const exercise = getCurrentExercise(practice)
  const texts = exercise?.describe(words)
  const place = useRef<HTMLElement>(null)
  // The answered button is gone: move the focus here.
  useEffect(() => {
    if (step > 0 && document.activeElement === document.body) place.current?.focus()
  }, [step])
  return (
    <section className="coach" aria-label={words.label} ref={place} tabIndex={-1}>
      <div className="only">
        <b>{words.label}</b> {words.sampleTickets}
        <span>{words.nothingReal}</span>
      </div>
      <div className="words" role="status">
        <CoachMessageText message={message} />
        {texts ? (
          <>
            <strong>{words.step(step + 1, count, texts.title)}</strong>
            <span>{texts.task}</span>
          </>
        ) : (
          <Result alone={alone} />
        )}
      </div>
      {exercise?.choices && (
        <div className="buttons" role="group" aria-label={texts?.task}>
          {exercise.choices.map((answer) => (
            <Button
              key={answer}
              variant="outline"
              className={styles.narrow}
              onClick={() => onAct({ do: 'answer', answer, at: at() })}
            >
              {words.allergens[answer]}
            </Button>
          ))}
        </div>
      )}
      <div className="buttons">
        {exercise && (
          <Button variant="outline" className={styles.narrow} onClick={() => onAct({ do: 'show', at: at() })}>
            {words.showMe}
          </Button>
        )}
        <Button
          variant={exercise ? 'outline' : 'solid'}
          className={styles.narrow}
          onClick={() => onAct({ do: 'restart', at: at() })}
        >
          {words.startAgain}
        </Button>
        <Button variant="outline" className={styles.narrow} aria-label={words.leaveLabel} onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
      <div
        className="progress"
        role="progressbar"
        aria-label={words.exercises}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={step}
        aria-valuetext={words.progress(step, count)}
      >
        <div style={{ transform: `scaleX(${step / count})` }} />
      </div>
    </section>
  )
}
