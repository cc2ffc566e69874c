import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent } from 'react'

type SkipLinkProps = {
  readonly to: string
  /** A part of that place, which comes once the place is near. */
  readonly into?: string
  readonly children: string
}

/**
 * Leads the keyboard past what stands before a part of the page. The address stays: whoever goes
 * back comes to the page before.
 */
export function SkipLink({ to, into = to, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const place = document.getElementById(into) ?? document.getElementById(to)
    if (!place) return
    event.preventDefault()
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  }
  return (
    <chakra.a
      href={`#${to}`}
      onClick={skip}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="3"
      bg="accent"
      color="accent.contrast"
      borderRadius="lg"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {children}
    </chakra.a>
  )
}
