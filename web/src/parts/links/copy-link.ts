/** Whether the text could be put on the clipboard: over plain HTTP a browser refuses, and it has to be copied by hand. */
export async function copyLink(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
