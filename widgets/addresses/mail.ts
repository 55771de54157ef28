/** The address that opens the visitor's mail program with a message begun in it; without `to` the visitor chooses who gets it. */
export const mailAddress = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
