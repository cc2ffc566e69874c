import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { MapPinIcon } from 'lucide-react'
import { useState } from 'react'
import { NearerLocationNotice } from './components/nearer-notice'
import { ShareLocationPrompt } from './components/share-location'
import { SlideControls } from './components/slide-controls'
import { SpecialLine } from './components/special-line'
import { SpecialSlide } from './components/special-slide'
import { SpecialsFrame } from './components/specials-frame'
import { SpecialsSkeleton } from './components/specials-place'
import { usePosition } from './use-position'
import { useRecommendedSpecials } from './use-recommended'
import { useRotation } from './use-rotation'

/**
 * The best specials of the moment, one at a time; where there are none, the question where the
 * guest is.
 */
export function SpecialsCard({ isFolded }: { readonly isFolded: boolean }) {
  const [isOpen, setOpen] = useState(!isFolded)
  const { recommended, isPending } = useRecommendedSpecials()
  const { position, isAsking, ask } = usePosition()
  const { index, isPaused, toggle, choose, hold } = useRotation(recommended.length)
  const shown = recommended[index]
  if (isPending) return <SpecialsSkeleton isFolded={!isOpen} />
  if (!shown) {
    return (
      <>
        <ShareLocationPrompt isFolded={isFolded} />
        <NearerLocationNotice />
      </>
    )
  }
  if (!isOpen) {
    return (
      <SpecialLine
        {...shown}
        hold={hold}
        isPaused={isPaused}
        {...(recommended.length > 1 && { onToggle: toggle })}
        onOpen={() => setOpen(true)}
      />
    )
  }
  return (
    <>
      <div className="specials">
        <SpecialsFrame {...hold}>
          <SpecialSlide {...shown} />
          <Flex mt="4" justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
            {position ? (
              <span />
            ) : (
              <Button variant="plain" size="sm" px="0" onClick={ask} disabled={isAsking}>
                <MapPinIcon /> {isAsking ? 'Finding you…' : 'Find my nearest restaurant'}
              </Button>
            )}
            {recommended.length > 1 && (
              <SlideControls
                specials={recommended.map(({ special }) => special)}
                index={index}
                isPaused={isPaused}
                onChoose={choose}
                onToggle={toggle}
              />
            )}
            {isFolded && (
              <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
                Show less
              </Button>
            )}
          </Flex>
        </SpecialsFrame>
      </div>
      <NearerLocationNotice />
    </>
  )
}
