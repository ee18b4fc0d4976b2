import { Palette } from '../../palette/Palette.tsx'
import { usePaletteActions } from './usePaletteActions.ts'

/** Where the palette meets what the portal can do. */
export const PortalPalette = ({ onClose }: { onClose: () => void }) => (
  <Palette actions={usePaletteActions()} onClose={onClose} />
)
