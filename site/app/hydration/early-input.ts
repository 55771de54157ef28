import type { ElementRecord } from '../../../widgets/element/record';
import { defineElement } from '../../../widgets/shell/element-shell';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(field: Field): boolean {
  if ('options' in field) {
    const drawn = [...field.options].findIndex(option => option.defaultSelected);
    return field.selectedIndex !== Math.max(drawn, 0);
  }
  const { type, value, checked, defaultChecked } = field as HTMLInputElement;
  // Of a group of radio buttons only the checked one counts.
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== field.defaultValue;
}

/**
 * Captures the fields under `root` that a visitor changed before their code was loaded. Call what it returns once that
 * code has hydrated them: it dispatches the events that typing fires.
 */
export function captureEarlyInput(root: ParentNode): () => Promise<void> {
  const changed = [...root.querySelectorAll<Field>('input,textarea,select')]
    .filter(isChanged)
    .map(field => [field, field.value] as const);
  return async () => {
    for (const [field, value] of changed) {
      // A choice may take away the field that followed from it.
      if (!field.isConnected) continue;
      if (field.value !== value) field.value = value;
      // Nor is there a choice where it is not offered any more.
      if (field.value !== value) continue;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      await undefined;
    }
  };
}

/** Defines an element and replays what was typed into those that the build drew; not where a page to come had it defined. */
export function defineWithEarlyInput(record: ElementRecord): void {
  if (customElements.get(record.tag)) return;
  const changed = [...document.querySelectorAll(record.tag)].flatMap(({ shadowRoot }) =>
    shadowRoot ? [captureEarlyInput(shadowRoot)] : [],
  );
  defineElement(record);
  for (const replay of changed) void replay();
}
