/** Changes one after the other; a refused one does not stop the others. */
export async function changeEach<Item>(items: readonly Item[], change: (item: Item) => Promise<unknown>) {
  const refused: unknown[] = []
  for (const item of items) await change(item).catch((error: unknown) => refused.push(error))
  return { done: items.length - refused.length, refused }
}
