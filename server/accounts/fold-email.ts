/** The form in which two ways of writing one e-mail address are the same. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
