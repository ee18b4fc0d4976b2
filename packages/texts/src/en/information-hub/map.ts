/** The world map, wherever it is shown. */
export const map = {
  caption:
    'Shapes: Natural Earth, simplified. Borders and names say nothing about the status of any territory. Drag to move; pinch, or hold Ctrl or Cmd and turn the wheel, to zoom.',
  nowhere: 'Without a place on the map:',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole world',
} as const
