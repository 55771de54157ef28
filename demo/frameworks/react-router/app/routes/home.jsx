import { TassCartBadge, TassFinder } from 'tass-widgets/react';

export default function Home() {
  return (
    <main>
      <TassCartBadge partner="acme" />
      <TassFinder partner="acme" />
    </main>
  );
}
