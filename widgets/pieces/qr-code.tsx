import { useEffect, useState } from 'react';
import { encode } from 'uqr';

interface Drawing {
  readonly size: number;
  readonly path: string;
}

/** Modules a side from which a code needs more room, for phones to tell them apart. */
const DENSE_FROM = 90;

/** Longest address as a QR code, in characters: what phones still read from a screen or a sheet. */
const MAX_LENGTH = 1200;

/** Whether phones can read a text as a QR code. */
export const fitsQrCode = (text: string): boolean => text.length <= MAX_LENGTH;

/** A QR code as a path; undefined for a text that is too long for one. */
function draw(text: string): Drawing | undefined {
  try {
    const { data, size } = encode(text, { border: 2 });
    const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size, path: path.join('') };
  } catch {
    return undefined;
  }
}

/** An address as a QR code, for a poster, the counter or paper; nothing where it is too long for one. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<Drawing>();
  // Later than the rest: drawing one takes a slow device a while.
  useEffect(() => setCode(draw(text)), [text]);
  if (!code) return null;
  return (
    <svg
      className="qr-code"
      part="qr"
      role="img"
      data-dense={code.size > DENSE_FROM || undefined}
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
    >
      <path d={code.path} />
    </svg>
  );
}
