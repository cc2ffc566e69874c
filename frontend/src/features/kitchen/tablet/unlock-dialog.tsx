import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '#ui/chakra/skeleton'
import { Text } from '@chakra-ui/react/text'
import { DeleteIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useErrorMessage, useProblemText, useWords } from '#base/language/use-words'
import { useLocationConfig } from '#base/location/location'
import { LoadError } from '#ui/data-states'
import { Dialog, DialogBody } from '#ui/chakra/dialog'
import { useCooks, useUnlock } from './use-unlock'

const LENGTH = 4
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type Cook = { readonly userId: string; readonly name: string; readonly isLead: boolean }
type PinPadProps = { readonly cook: Cook; readonly onDone: () => void; readonly onBack: () => void }

/** Enters the PIN by touch or keyboard; the fourth digit sends it. */
function PinPad({ cook, onDone, onBack }: PinPadProps) {
  const { pin: words } = useWords().board
  const describe = useErrorMessage()
  const { code: location } = useLocationConfig()
  const { mutate: unlock, isPending, error } = useUnlock()
  const [pin, setPin] = useState('')
  const enter = (digit: string) => {
    if (isPending || pin.length >= LENGTH) return
    const next = pin + digit
    setPin(next)
    if (next.length === LENGTH)
      unlock({ location, userId: cook.userId, pin: next }, { onSuccess: onDone, onError: () => setPin('') })
  }
  const erase = () => setPin((typed) => typed.slice(0, -1))
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (/^\d$/.test(key)) enter(key)
    if (key === 'Backspace') erase()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <Text textAlign="center" fontWeight="semibold">
        {cook.name}
      </Text>
      <Text textAlign="center" fontSize="3xl" letterSpacing="0.3em" aria-hidden="true">
        {'●'.repeat(pin.length).padEnd(LENGTH, '○')}
      </Text>
      <p className="sr-only" role="status">
        {words.typed(pin.length, LENGTH)}
      </p>
      {error && (
        <Text role="alert" color="danger" textAlign="center">
          {describe(error, words.failed)}
        </Text>
      )}
      <Grid templateColumns="repeat(3, 1fr)" gap="2">
        {digits.map((digit) => (
          <Button
            key={digit}
            variant="outline"
            height="16"
            fontSize="2xl"
            disabled={isPending}
            onClick={() => enter(digit)}
          >
            {digit}
          </Button>
        ))}
        <Button variant="ghost" height="16" onClick={onBack}>
          {words.back}
        </Button>
        <Button variant="outline" height="16" fontSize="2xl" disabled={isPending} onClick={() => enter('0')}>
          0
        </Button>
        <Button variant="ghost" height="16" aria-label={words.deleteDigit} onClick={erase}>
          <DeleteIcon />
        </Button>
      </Grid>
    </>
  )
}

type CookListProps = { readonly needsLead: boolean; readonly onChoose: (cook: Cook) => void }

function CookList({ needsLead, onChoose }: CookListProps) {
  const { board } = useWords()
  const { pin: words } = board
  const { data, isError, refetch } = useCooks()
  const cooks = data?.filter(({ isLead }) => isLead || !needsLead)
  if (isError)
    return (
      <LoadError retryLabel={board.tryAgain} onRetry={() => void refetch()}>
        {words.namesFailed}
      </LoadError>
    )
  if (!cooks) return <Skeleton height="14" role="status" aria-label={words.loadingNames} />
  if (cooks.length === 0) return <Text>{needsLead ? words.noLead : words.noCook}</Text>
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gap="2">
      {cooks.map((cook) => (
        <Button key={cook.userId} variant="outline" minH="14" whiteSpace="normal" onClick={() => onChoose(cook)}>
          {cook.name}
        </Button>
      ))}
    </Grid>
  )
}

type UnlockDialogProps = {
  /** Why a shift lead has to enter the PIN; undefined where any cook may. */
  readonly leadReason: string | undefined
  readonly onUnlocked: (cook: Cook) => void
  readonly onClose: () => void
}

/** Identifies the cook at a tablet: first the name, then the PIN. */
export function UnlockDialog({ leadReason, onUnlocked, onClose }: UnlockDialogProps) {
  const { board } = useWords()
  const { pin: words } = board
  const describe = useProblemText()
  const [cook, setCook] = useState<Cook | null>(null)
  return (
    <Dialog
      title={cook ? words.enter : leadReason === undefined ? words.who : words.whichLead}
      size="sm"
      closeLabel={board.questions.close}
      onClose={onClose}
    >
      <DialogBody display="grid" gap="4" pb="6">
        {cook ? (
          <PinPad cook={cook} onDone={() => onUnlocked(cook)} onBack={() => setCook(null)} />
        ) : (
          <>
            {leadReason && <Text>{describe('lead-required', leadReason)}</Text>}
            <CookList needsLead={leadReason !== undefined} onChoose={setCook} />
          </>
        )}
      </DialogBody>
    </Dialog>
  )
}
