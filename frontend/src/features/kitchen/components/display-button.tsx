import { Button } from '@chakra-ui/react/button'
import { MonitorIcon } from 'lucide-react'

type DisplayButtonProps = { readonly onTurn: () => void }

/** The way into the display: this device shows its boards so from then on. */
export const DisplayButton = ({ onTurn }: DisplayButtonProps) => (
  <Button variant="outline" px="4" onClick={onTurn}>
    <MonitorIcon />
    Display
  </Button>
)
