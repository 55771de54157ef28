import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import 'tass-widgets/cart-badge';
import 'tass-widgets/finder';
import 'tass-widgets/product-grid';
import type {} from 'tass-widgets/solid';

function App() {
  const [brand, setBrand] = createSignal('');
  return (
    <>
      <tass-cart-badge partner="acme" />
      <tass-finder partner="acme" on:tass-finder-change={event => setBrand(event.detail.brand ?? '')} />
      <tass-product-grid limit={2} in-stock={true} sort="price" theme="dark" hidden />
      <p>{brand()}</p>
    </>
  );
}

render(() => <App />, document.getElementById('root') as HTMLElement);
