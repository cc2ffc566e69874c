import { Button } from '@chakra-ui/react/button'
import { CheckIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { getServerTime } from '#base/browser/server-clock'
import { exercises } from './exercises'
import { getCurrentExercise, type PracticeState, type PracticeAction } from './practice'
import './practice-coach.css'

type CoachProps = {
  readonly practice: PracticeState
  readonly onAct: (act: PracticeAction) => void
  readonly onLeave: () => void
}

const count = exercises.length
const at = getServerTime

function CoachMessageText({ message }: Pick<PracticeState, 'message'>) {
  if (!message) return null
  return (
    <span className="message" data-tone={message.tone}>
      {message.tone === 'right' && <CheckIcon />}
      {message.text}
    </span>
  )
}

function Result({ alone }: Pick<PracticeState, 'alone'>) {
  return (
    <>
      <strong>
        All {count} exercises are done, {alone} of them without help.
      </strong>
      <span>Keep practicing: only you see this board.</span>
    </>
  )
}

/** The current task and the result of the last action. It never covers the tickets. */
export function PracticeCoach({ practice, onAct, onLeave }: CoachProps) {
  const { step, message, alone } = practice
  const exercise = getCurrentExercise(practice)
  const place = useRef<HTMLElement>(null)
  // The answered button is gone: move the focus here.
  useEffect(() => {
    if (step > 0 && document.activeElement === document.body) place.current?.focus()
  }, [step])
  return (
    <section className="coach" aria-label="Practice" ref={place} tabIndex={-1}>
      <div className="only">
        <b>Practice</b> sample tickets<span>, nothing reaches the kitchen</span>
      </div>
      <div className="words" role="status">
        <CoachMessageText message={message} />
        {exercise ? (
          <>
            <strong>
              {step + 1} of {count}: {exercise.title}
            </strong>
            <span>{exercise.task}</span>
          </>
        ) : (
          <Result alone={alone} />
        )}
      </div>
      {exercise?.choices && (
        <div className="buttons" role="group" aria-label={exercise.task}>
          {exercise.choices.map((answer) => (
            <Button key={answer} variant="outline" px="3" onClick={() => onAct({ do: 'answer', answer, at: at() })}>
              {answer}
            </Button>
          ))}
        </div>
      )}
      <div className="buttons">
        {exercise && (
          <Button variant="outline" px="3" onClick={() => onAct({ do: 'show', at: at() })}>
            Show me
          </Button>
        )}
        <Button variant={exercise ? 'outline' : 'solid'} px="3" onClick={() => onAct({ do: 'restart', at: at() })}>
          Start again
        </Button>
        <Button variant="outline" px="3" aria-label="Leave practice" onClick={onLeave}>
          Leave
        </Button>
      </div>
      <div
        className="progress"
        role="progressbar"
        aria-label="Exercises"
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={step}
        aria-valuetext={`${step} of ${count} done`}
      >
        <div style={{ transform: `scaleX(${step / count})` }} />
      </div>
    </section>
  )
}
