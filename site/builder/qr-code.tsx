import { useEffect, useState } from 'react';

/** An address as a QR code, for a poster or the counter. Its code is loaded when it is first shown. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    let gone = false;
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(text, { border: 2 });
        const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
        if (!gone) setCode({ size, path: path.join('') });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
    >
      <path d={code?.path ?? ''} />
    </svg>
  );
}
