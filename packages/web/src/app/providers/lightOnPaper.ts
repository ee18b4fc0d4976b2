/** Prints in the colours of the light theme: those of the dark one are too pale for paper. Returns a function that ends it. */
export function lightOnPaper() {
  const { dataset } = document.documentElement
  let onScreen = dataset.mantineColorScheme
  const toPaper = () => {
    onScreen = dataset.mantineColorScheme
    dataset.mantineColorScheme = 'light'
  }
  const toScreen = () => {
    dataset.mantineColorScheme = onScreen
  }
  window.addEventListener('beforeprint', toPaper)
  window.addEventListener('afterprint', toScreen)
  return () => {
    window.removeEventListener('beforeprint', toPaper)
    window.removeEventListener('afterprint', toScreen)
  }
}
