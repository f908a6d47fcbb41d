import { toast } from './toast.tsx';

/**
 * Loads code that is needed from here on.
 * @returns null when it cannot be loaded, which a toast has said
 */
export async function loadOrSay<Code>(load: () => Promise<Code>): Promise<Code | null> {
  try {
    return await load();
  } catch {
    toast.error('This could not be loaded. Check your connection and try again.', { id: 'load' });
    return null;
  }
}
