/** A fault for the log: type, code and stack, with everything that may be personal masked. */
export function describeFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { message: faultMessage(fault) };
  const { code } = fault as NodeJS.ErrnoException;
  return {
    type: fault.name,
    ...(code === undefined ? {} : { code }),
    message: faultMessage(fault),
    stack: mask((fault.stack ?? '').split('\n    at ').slice(1, 8).join(' < ')),
    ...(fault.cause === undefined ? {} : { cause: describeFault(fault.cause) }),
  };
}

/** What a fault says of itself, with everything that may be personal masked. */
export const faultMessage = (fault: unknown): string =>
  mask(fault instanceof Error ? fault.message : String(fault));

/** Text without what could name a person: parameters of queries, mail addresses, long digits, quoted values. */
export function mask(text: string): string {
  return text
    .replace(/\nparams:[\s\S]*$/, '\nparams: …')
    .replace(/\(([^()]*)\)=\(([^()]*)\)/g, '($1)=(…)')
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…@…')
    .replace(/\+?[\d\u0660-\u0669][\d\u0660-\u0669\s-]{6,}[\d\u0660-\u0669]/g, '…')
    .replace(/\bbearer\s+\S+/gi, 'bearer …')
    .replace(/\b(token|authorization|password|secret|key)([\s=:"']+)[^\s"',;]+/gi, '$1$2…')
    .slice(0, 2_000);
}
