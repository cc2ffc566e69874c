import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/chakra/button'
import { Center } from '@chakra-ui/react/center'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useLocationConfig } from '#base/location/location'
import { PageFrame } from '#base/page/page-frame'

/** Counts down the seconds and calls `onZero` at 0, unless it is stopped before. */
export function useCountdown(from: number, onZero: () => void) {
  const [seconds, setSeconds] = useState(from)
  const [isStopped, setStopped] = useState(false)
  const handleZero = useEffectEvent(onZero)
  useEffect(() => {
    if (isStopped) return
    if (seconds === 0) return handleZero()
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds, isStopped])
  return { seconds, isStopped, stop: () => setStopped(true) }
}

const SECONDS = 3
const CIRCUMFERENCE = 2 * Math.PI * 52

const Dial = ({ seconds }: { readonly seconds: number }) => (
  <Center position="relative" boxSize="32">
    <chakra.svg viewBox="0 0 120 120" position="absolute" inset="0" transform="rotate(-90deg)" aria-hidden>
      <circle cx="60" cy="60" r="52" fill="none" stroke="var(--chakra-colors-border)" strokeWidth="8" />
      <circle
        cx="60"
        cy="60"
        r="52"
        fill="none"
        stroke="var(--ember-solid)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray={CIRCUMFERENCE}
        strokeDashoffset={CIRCUMFERENCE * (1 - seconds / SECONDS)}
        style={{ transition: 'stroke-dashoffset 1s linear' }}
      />
    </chakra.svg>
    <chakra.span role="timer" aria-label="Seconds left" fontFamily="heading" fontSize="5xl" lineHeight="1">
      {seconds}
    </chakra.span>
  </Center>
)

/** Redirects to the timesheets, which are on another site. */
export function EmployeesPage() {
  const { timesheet } = useLocationConfig().links
  const { seconds, isStopped, stop } = useCountdown(SECONDS, () => window.location.assign(timesheet))
  return (
    <PageFrame
      title="Employee Portal"
      lead={isStopped ? 'Open your timesheet when you are ready.' : 'You are being taken to your timesheet.'}
      width="narrow"
    >
      <Flex gap="8" alignItems="center" flexWrap="wrap">
        {!isStopped && <Dial seconds={seconds} />}
        <Flex gap="2.5" flexWrap="wrap">
          <Button asChild>
            <a href={timesheet} target="_blank" rel="noreferrer" onClick={stop}>
              Open in a new tab
            </a>
          </Button>
          {!isStopped && (
            <Button type="button" variant="outline" onClick={stop}>
              Stay here
            </Button>
          )}
        </Flex>
      </Flex>
      <chakra.p mt="10" pt="5" borderTopWidth="1px" fontSize="sm" color="fg.muted">
        Note: this page is not linked from anywhere and is reachable only by its direct URL.
      </chakra.p>
    </PageFrame>
  )
}
