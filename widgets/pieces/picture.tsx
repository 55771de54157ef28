import { useState } from 'react';
import { safeAddress } from '../addresses/safe-address';

interface Props {
  readonly src: string | null | undefined;
  /** Empty where the title stands beside it. */
  readonly alt: string;
  /** Side in px that the square picture is laid out with before its own size is known. */
  readonly side: number;
  /** False for pictures in the first view. */
  readonly lazy?: boolean;
  /** True for the one picture that the page is about. */
  readonly main?: boolean;
}

/** A product's square picture; halftone dots where there is none, or it can't be loaded. */
export function Picture({ src, alt, side, lazy = true, main = false }: Props) {
  const address = safeAddress(src, 'image');
  const [broken, setBroken] = useState<string>();
  if (!address || broken === address) {
    return (
      <span className="picture picture-none" part="image">
        {alt && <span className="hidden">{alt}</span>}
      </span>
    );
  }
  const fail = () => setBroken(address);
  return (
    <img
      // On a finished page it may have failed before hydration. Drawings may have no width either: those decode.
      ref={image => {
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
      }}
      className="picture"
      part="image"
      src={address}
      alt={alt}
      width={side}
      height={side}
      fetchPriority={main ? 'high' : undefined}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={fail}
    />
  );
}
