import { TassCartBadge, TassFinder } from 'tass-widgets/react';

export default function Page() {
  return (
    <main>
      <TassCartBadge partner="acme" />
      <TassFinder partner="acme" />
    </main>
  );
}
