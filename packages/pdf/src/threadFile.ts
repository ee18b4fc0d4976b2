/** The file of the thread that writes documents; its functions are named by the tasks. */
export const PDF_THREAD = new URL('./pdfThread.mjs', import.meta.url)
