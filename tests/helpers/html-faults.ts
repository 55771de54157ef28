import { HtmlValidate } from 'html-validate';

/** Matters of writing, which browsers don't mind: the pages are written by a library. */
const STYLE_RULES = [
  'attr-case',
  'doctype-style',
  'no-implicit-input-type',
  'tel-non-breaking',
  'void-style',
] as const;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: Object.fromEntries(STYLE_RULES.map(rule => [rule, 'off'])),
});

/** What html-validate finds wrong in a page, declarative shadow roots included: its rule, its words and where. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
