import './voice-button.css'
import { MicIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'

const VoiceDialog = lazyComponent(
  async () => (await import('./voice-dialog')).VoiceDialog,
  'VoiceDialog',
  LoadFailureOverlay,
)

const getPlace = (path: string) =>
  /^\/(desk|inventory)/.test(path) ? 'none' : path.startsWith('/kitchen') ? 'end' : 'dock'

/**
 * Opens the voice assistant on every page except the desk.
 * The dialog loads when it is first opened.
 */
export function VoiceButton({ path }: { readonly path: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="voice-dock" data-place={getPlace(path)}>
        <button type="button" className="voice" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <MicIcon />
          <span className="voice-label">
            Ask Hiro <small>Your Order Assistant!</small>
          </span>
        </button>
      </div>
      <Suspense fallback={null}>{isOpen && <VoiceDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
