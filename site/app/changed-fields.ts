import type { ElementRecord } from '../../widgets/element/record';
import { defineElement } from '../../widgets/shell/element-shell';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(field: Field): boolean {
  if ('options' in field) {
    const drawn = [...field.options].findIndex(option => option.defaultSelected);
    return field.selectedIndex !== Math.max(drawn, 0);
  }
  const { type, value, checked, defaultChecked } = field as HTMLInputElement;
  // Of radio buttons only the chosen one has something to say.
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== field.defaultValue;
}

/**
 * Notes the fields under `root` that a visitor filled before the code that draws them was there. What comes back tells
 * that code, by the events that typing fires, once it is.
 */
export function changedFields(root: ParentNode): () => Promise<void> {
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

/** Defines an element, which learns what was filled in those that the build drew. */
export function defineFilled(record: ElementRecord): void {
  const changed = [...document.querySelectorAll(record.tag)].flatMap(({ shadowRoot }) =>
    shadowRoot ? [changedFields(shadowRoot)] : [],
  );
  defineElement(record);
  for (const tell of changed) void tell();
}
